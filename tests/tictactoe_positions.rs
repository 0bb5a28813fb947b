//! Every filling of the nine squares, and what is said of the impossible ones.
#![allow(clippy::unwrap_used, reason = "a test says what went wrong by failing")]

use plywalk::games::tictactoe::{Mark, Position, PositionError};
use plywalk::texts::Language;

/// The rules once more, on characters: who is to move, if the position can come about.
fn to_move(squares: &[char], named: Option<Mark>) -> Option<Mark> {
    let count = |letter| squares.iter().filter(|&&square| square == letter).count() as i32;
    let to_move = match (count('X') - count('O'), named) {
        (1, None | Some(Mark::O)) => Mark::O,
        (-1, None | Some(Mark::X)) => Mark::X,
        (0, None) => Mark::X,
        (0, Some(named)) => named,
        _ => return None,
    };
    let lines = ["012", "345", "678", "036", "147", "258", "048", "246"];
    let own = match to_move {
        Mark::X => 'X',
        Mark::O => 'O',
    };
    let has_line = lines.iter().any(|line| line.bytes().all(|square| squares[(square - b'0') as usize] == own));
    (!has_line).then_some(to_move)
}

/// Every filling of nine squares.
fn fillings() -> impl Iterator<Item = Vec<char>> {
    (0..19_683usize).map(|number| (0..9u32).map(|square| ['.', 'X', 'O'][number / 3usize.pow(square) % 3]).collect())
}

#[test]
fn exactly_the_possible_positions_are_taken() {
    let mut starting_with_x = 0;
    for squares in fillings() {
        let text: String = squares.iter().collect();
        for named in [None, Some(Mark::X), Some(Mark::O)] {
            let expected = to_move(&squares, named);
            let found = Position::parse(&text, named);
            assert_eq!(found.ok().map(Position::to_move), expected, "{text} {named:?}: {found:?}");
            if let Ok(position) = found {
                assert_eq!(Position::parse(&position.to_string(), named), Ok(position));
                assert_eq!(position.board().to_string(), text);
            }
        }
        let fewer_x = text.matches('X').count() < text.matches('O').count();
        starting_with_x += usize::from(!fewer_x && Position::parse(&text, None).is_ok());
    }
    assert_eq!(starting_with_x, 5478);
}

#[test]
fn a_finished_game_has_its_winner_and_no_moves() {
    for squares in fillings() {
        let text: String = squares.iter().collect();
        let Ok(position) = Position::parse(&text, None) else { continue };
        let moves = (0..9).filter(|&square| position.play(square).is_some()).count();
        let empty = text.matches('.').count();
        assert_eq!(position.is_over(), position.winner().is_some() || empty == 0, "{text}");
        assert_eq!(moves, if position.is_over() { 0 } else { empty }, "{text}");
        assert!(position.winner().is_none_or(|winner| winner != position.to_move()), "{text}");
    }
}

#[test]
fn positions_are_read_however_they_are_typed() {
    let position = Position::parse("XO./.X./..O", None).unwrap();
    for text in ["XO..X...O", "xo./.x./..o", " XO./.X./..O\n", "XO./.X...O"] {
        assert_eq!(Position::parse(text, None), Ok(position), "{text}");
    }
}

#[test]
fn what_is_no_position_is_refused_in_words() {
    use PositionError::{BothLines, Character, Counts, Length, Line, ToMove};
    let refused = [
        ("", None, Length { squares: 0 }),
        ("XO", None, Length { squares: 2 }),
        ("..........", None, Length { squares: 10 }),
        (".../.../.../", None, Length { squares: 9 }),
        ("XO_/.../...", None, Character { found: '_', place: 3 }),
        ("XO./..0/...", None, Character { found: '0', place: 7 }),
        ("XO/./.../...", None, Character { found: '/', place: 3 }),
        ("/.../.../...", None, Character { found: '/', place: 1 }),
        (".../ .../...", None, Character { found: ' ', place: 5 }),
        ("井../.../...", None, Character { found: '井', place: 1 }),
        ("XX./.../...", None, Counts { x: 2, o: 0 }),
        ("O../OO./..X", None, Counts { x: 1, o: 3 }),
        ("X../.../...", Some(Mark::X), ToMove { named: Mark::X, x: 1, o: 0 }),
        ("O../.../...", Some(Mark::O), ToMove { named: Mark::O, x: 0, o: 1 }),
        ("XXX/OO./..O", None, Line { to_move: Mark::X, counts_equal: true }),
        ("OOO/XX./X.X", None, Line { to_move: Mark::O, counts_equal: false }),
        ("XXX/OOO/...", None, BothLines),
    ];
    for (text, named, error) in refused {
        let found = Position::parse(text, named);
        assert_eq!(found, Err(error), "{text:?}");
        for language in Language::ALL {
            assert!(!error.describe(language.texts()).is_empty());
        }
    }
    assert_eq!(Position::parse("XXX/OO./..O", Some(Mark::O)).unwrap().winner(), Some(Mark::X));
    assert_eq!(Position::parse("XX./OOO/X..", None).unwrap().winner(), Some(Mark::O));
}

#[test]
fn a_refusal_names_the_numbers() {
    let message = |text, named| Position::parse(text, named).unwrap_err().to_string();
    assert_eq!(message("X../.../...", Some(Mark::X)), "X cannot be to move: there are 1 X and 0 O, so it is O's turn");
    assert_eq!(
        message("XXX/OO./..O", None),
        "X is to move and has three in a row: only O, who moved last, can have a line. \
         If X moved last, say that O is to move"
    );
    assert_eq!(message("XOX", None), "a position has nine squares, each X, O or .; this one has 3");
}
