internal import TextEditing

extension TextView {
    final func noteTextChanged() {}
    final func foundRanges(in place: TextPiecePlace) -> [TextRange] { [] }
    final func findKey(_ event: KeyEvent) -> Bool { false }
}
