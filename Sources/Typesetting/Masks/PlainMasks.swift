/// The masks of a font's printable ASCII characters at quarters of a pixel, each drawn when it is first needed.
///
/// Masks are kept as long as this object, so that the places of their pixels remain valid.
///
///     masks.mask(0x41, phase: 0) { draw("A") }
nonisolated final class PlainMasks {
    private enum Mask {
        case unknown
        case known(PlacedMask?)
    }

    private var masks: ContiguousArray<Mask> = []
    /// The owners of the pixels of `masks`; they are only added.
    private var owners: [GlyphMask] = []

    /// Returns the mask of a character, at first the result of `draw`; nil if it has no ink.
    ///
    /// The caller must retain the font while it reads the pixels.
    @inline(__always)
    func mask(_ letter: UInt8, phase: Int, otherwise draw: () -> TextRendition.Piece?) -> PlacedMask? {
        let index = Int(letter) * GlyphPosition.phases + phase
        if index < masks.count, case .known(let mask) = masks[index] { return mask }
        return add(draw(), at: index)
    }

    private func add(_ piece: TextRendition.Piece?, at index: Int) -> PlacedMask? {
        if masks.isEmpty { masks = ContiguousArray(repeating: .unknown, count: 128 * GlyphPosition.phases) }
        if let piece { owners.append(piece.mask) }
        let mask = piece.map { PlacedMask($0) }
        masks[index] = .known(mask)
        return mask
    }
}
