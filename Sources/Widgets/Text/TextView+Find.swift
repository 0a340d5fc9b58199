internal import TextEditing

extension TextView {
    final var isFinding: Bool { false }
    final func noteTextChanged() {}
    final func foundRanges(in place: TextPiecePlace) -> [TextRange] { [] }
    final func findKey(_ event: KeyEvent) -> Bool { false }
}
