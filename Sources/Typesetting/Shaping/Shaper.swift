import CHarfBuzz
import TextAnalysis

/// Shapes characters into glyphs with HarfBuzz, using one shared buffer.
nonisolated final class Shaper {
    /// A glyph, in font units; `cluster` is the index of its first character.
    struct Glyph {
        var id: UInt32
        var cluster: Int32
        var advance: Int32
        var x: Int32
        var y: Int32
        /// The code point if the font lacks it, otherwise 0.
        var missing: UInt32 = 0
    }

    /// The parameters for shaping a range of text.
    struct Style {
        var face: FontFace
        var script: ScriptCode
        var isRightToLeft: Bool
        /// Whether ligatures are enabled; false for text with tracking.
        var hasLigatures = true
    }

    private let buffer: Buffer
    private let language = hb_language_get_default()

    /// The owner of HarfBuzz's buffer.
    private struct Buffer: ~Copyable {
        let buffer: OpaquePointer
        init(_ buffer: OpaquePointer) { self.buffer = buffer }
        deinit { hb_buffer_destroy(buffer) }
    }

    /// The number of code points shaped so far, for tests.
    private(set) var shapedCount = 0
    /// The number of bytes of plain text that were measured again after a line break before them, for tests.
    var remeasuredCount = 0

    /// The maximum number of code points that are shaped in one piece.
    static let pieceLimit = 2048
    /// The maximum number of marks on one character that are drawn.
    ///
    /// Unicode's stream-safe text format allows 30.
    static let markLimit = 48

    init() {
        guard let buffer = hb_buffer_create() else {
            preconditionFailure("Shaper: no memory for a buffer; free some")
        }
        self.buffer = Buffer(buffer)
    }

    /// Shapes a range of a text and calls `body` with each glyph, from left to right.
    ///
    /// The surrounding characters are passed as context, so that letters join across the bounds of the range.
    func shape(_ scalars: [UInt32], _ range: Range<Int>, _ style: Style, _ body: (Glyph) -> Void) {
        let buffer = buffer.buffer
        hb_buffer_clear_contents(buffer)
        shapedCount += range.count
        scalars.withUnsafeBufferPointer { memory in
            // HarfBuzz uses at most five characters of context on each side.
            let start = max(0, range.lowerBound - 5)
            let end = min(memory.count, range.upperBound + 5)
            guard let base = memory.baseAddress, !range.isEmpty else { return }
            hb_buffer_add_codepoints(
                buffer, base + start, Int32(end - start), UInt32(range.lowerBound - start), Int32(range.count)
            )
            let offset = Int32(start)
            shape(buffer, style)
            report(buffer, scalars, style.face, offset: offset, body)
        }
    }

    private func shape(_ buffer: OpaquePointer, _ style: Style) {
        hb_buffer_set_direction(buffer, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(
            buffer, hb_script_t(rawValue: style.script.isNeutral ? 0x4c61_746e : style.script.tag))
        hb_buffer_set_language(buffer, language)
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        if style.hasLigatures {
            hb_shape(style.face.font, buffer, nil, 0)
        } else {
            let features = [Self.off("liga"), Self.off("clig")]
            hb_shape(style.face.font, buffer, features, UInt32(features.count))
        }
    }

    private func report(
        _ buffer: OpaquePointer, _ scalars: [UInt32], _ face: FontFace, offset: Int32, _ body: (Glyph) -> Void
    ) {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        for index in 0..<Int(count) {
            let (info, position) = (infos[index], positions[index])
            // Cluster indices start at the beginning of the added text, including the context.
            var glyph = Glyph(
                id: info.codepoint, cluster: Int32(bitPattern: info.cluster) + offset,
                advance: position.x_advance, x: position.x_offset, y: position.y_offset)
            if glyph.id == 0 {
                replace(&glyph, scalars, face)
            } else if face.isEmboldened, glyph.advance > 0 {
                glyph.advance += Int32(face.emboldening)
            }
            body(glyph)
        }
    }

    /// Replaces a missing glyph by a box that is wide enough for the digits of the code point.
    private func replace(_ glyph: inout Glyph, _ scalars: [UInt32], _ face: FontFace) {
        var index = Int(glyph.cluster)
        var scalar = scalars[index]
        while face.glyph(for: scalar) != 0 || !MissingGlyph.isSeen(scalar), index + 1 < scalars.count,
            CodePoint(scalars[index + 1]).isExtend
        {
            index += 1
            scalar = scalars[index]
        }
        glyph.missing = scalar
        (glyph.x, glyph.y) = (0, 0)
        glyph.advance = Int32(MissingGlyph.width(of: scalar) * face.unitsPerEm)
    }

    private static func off(_ tag: StaticString) -> hb_feature_t {
        let letters = (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(tag.utf8Start[$1]) }
        return hb_feature_t(tag: letters, value: 0, start: 0, end: .max)
    }
}
