/// The masks of a font's printable ASCII characters at quarters of a pixel, each drawn when it is first needed.
///
///     font.plainMasks.piece(0x41, phase: 0) { draw("A") }
nonisolated final class PlainMasks {
    private enum Mask {
        case unknown
        case known(TextRendition.Piece?)
    }

    private var masks: ContiguousArray<Mask> = []

    /// Returns the mask of a character, at first the result of `draw`; nil if it has no ink.
    func piece(
        _ letter: UInt8, phase: Int, otherwise draw: () -> TextRendition.Piece?
    ) -> TextRendition.Piece? {
        if masks.isEmpty { masks = ContiguousArray(repeating: .unknown, count: 128 * GlyphPosition.phases) }
        let index = Int(letter) * GlyphPosition.phases + phase
        if case .known(let piece) = masks[index] { return piece }
        let piece = draw()
        masks[index] = .known(piece)
        return piece
    }
}
