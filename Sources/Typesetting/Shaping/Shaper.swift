import CHarfBuzz
import TextAnalysis

/// Turns characters into glyphs, through HarfBuzz, with one buffer for all.
nonisolated final class Shaper {
    /// One glyph, in the font's units; `cluster` is the place of its first character.
    struct Glyph {
        var id: UInt32
        var cluster: Int32
        var advance: Int32
        var x: Int32
        var y: Int32
        /// The code point when the font lacks it; 0 when it does not.
        var missing: UInt32 = 0
    }

    /// The parameters of shaping for a stretch of text.
    struct Style {
        var face: FontFace
        var script: ScriptCode
        var isRightToLeft: Bool
        /// False when letters are spaced out: then letters that would melt into one stay apart.
        var hasLigatures = true
    }

    private let buffer: Buffer
    private let language = hb_language_get_default()

    /// Owner of HarfBuzz's buffer.
    private struct Buffer: ~Copyable {
        let buffer: OpaquePointer
        init(_ buffer: OpaquePointer) { self.buffer = buffer }
        deinit { hb_buffer_destroy(buffer) }
    }

    /// Code points shaped so far, for tests.
    private(set) var shapedCount = 0
    /// Bytes of plain text that were measured again after a line was broken before them, for tests.
    var remeasuredCount = 0

    /// Code points shaped in one piece.
    static let pieceLimit = 2048
    /// Marks on one character that are shown.
    ///
    /// Unicode's stream-safe format has 30.
    static let markLimit = 48

    init() {
        guard let buffer = hb_buffer_create() else {
            preconditionFailure("Shaper: no memory for a buffer; free some")
        }
        self.buffer = Buffer(buffer)
    }

    /// Shapes a part of a text and gives each glyph, from left to right, to `body`.
    ///
    /// The characters around the part are seen, so that letters join across its borders.
    func shape(_ scalars: [UInt32], _ range: Range<Int>, _ style: Style, _ body: (Glyph) -> Void) {
        let buffer = buffer.buffer
        hb_buffer_clear_contents(buffer)
        shapedCount += range.count
        scalars.withUnsafeBufferPointer { memory in
            // HarfBuzz looks at five characters around at most.
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
            // Clusters count from the start of what was added, context and all.
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

    /// A box with the code point is as wide as its digits need.
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
