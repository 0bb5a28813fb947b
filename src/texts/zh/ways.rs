//! 在大树中找路。

use super::super::vocabulary::{Label, WayTexts};

pub(super) const WAYS: WayTexts = WayTexts {
    fit_path: Label { text: "显示路径", tip: "显示从根节点到当前节点的路径" },
    fit_subtree: Label {
        text: "显示子树", tip: "显示所选节点（未选时为当前节点）及其整棵子树"
    },
    fit_level: Label { text: "显示整层", tip: "显示所选节点（未选时为当前节点）所在的整层" },
    turn: Label { text: "根在左边", tip: "把根节点放在左边，或放回上面" },
};
