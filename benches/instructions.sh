#!/usr/bin/env bash
# Counts the instructions that layout and search take a node, with valgrind, and compares them with the figures kept in
# instructions.txt. On a busy machine times tell little; instruction counts stay the same from run to run.
#
#     benches/instructions.sh           # compare
#     benches/instructions.sh --keep    # and keep the new figures
set -euo pipefail
cd "$(dirname "$0")/.."
command -v valgrind >/dev/null || {
    echo "valgrind is missing" >&2
    exit 1
}

kept=benches/instructions.txt
new="$(mktemp)"
profile="$(mktemp)"
trap 'rm -f "$new" "$profile"' EXIT

program="$(cargo bench --no-default-features --bench once --no-run --message-format=json 2>/dev/null |
    sed -n 's/.*"executable":"\([^"]*once[^"]*\)".*/\1/p')"

count() {
    local work=$1 function=$2 nodes instructions
    nodes="$(valgrind --tool=callgrind --callgrind-out-file="$profile" --toggle-collect="*$function*" \
        "$program" "$work" 2>/dev/null | tail -n 1)"
    instructions="$(sed -n 's/^summary: \([0-9]*\).*/\1/p' "$profile")"
    awk -v w="$work" -v i="$instructions" -v n="$nodes" 'BEGIN { printf "%-14s %6.1f\n", w, i / n }' | tee -a "$new"
}

echo "instructions a node"
count layout counted_layout
count layout-ragged counted_layout
count search counted_search
count recording counted_recording

if [ "${1:-}" = --keep ]; then
    cp "$new" "$kept"
else
    echo "kept figures:"
    cat "$kept"
fi
