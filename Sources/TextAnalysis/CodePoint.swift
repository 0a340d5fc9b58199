import UnicodeTables

/// The properties of a code point for line breaking, segmentation, bidirectional ordering and shaping, packed into 32 bits.
///
///     CodePoint(0x5d0).bidiClass == .r
package struct CodePoint: Hashable, Sendable {
    @usableFromInline let record: UInt32

    /// Looks up a code point; surrogates and numbers beyond U+10FFFF have the properties of an unassigned one.
    package init(_ scalar: UInt32) { record = ut_record(scalar) }

    @inlinable package var line: LineBreakClass {
        LineBreakClass(rawValue: UInt8(truncatingIfNeeded: record & 63)) ?? .al
    }
    @inlinable package var grapheme: GraphemeClass {
        GraphemeClass(rawValue: UInt8(truncatingIfNeeded: record >> 6 & 15)) ?? .other
    }
    @inlinable package var word: WordClass {
        WordClass(rawValue: UInt8(truncatingIfNeeded: record >> 10 & 31)) ?? .other
    }
    @inlinable package var script: ScriptCode {
        ScriptCode(number: UInt8(truncatingIfNeeded: record >> 15))
    }
    @inlinable package var bidi: BidiClass {
        BidiClass(rawValue: UInt8(truncatingIfNeeded: record >> 27)) ?? .on
    }

    /// Whether the code point is Extended_Pictographic, as the elements of emoji sequences are.
    @inlinable package var isPictographic: Bool { record & 1 << 23 != 0 }
    /// Whether the code point is displayed in colour by default, without a variation selector.
    @inlinable package var isEmoji: Bool { record & 1 << 24 != 0 }
    /// Whether East_Asian_Width is fullwidth, wide or halfwidth.
    @inlinable package var isEastAsian: Bool { record & 1 << 25 != 0 }
    /// Whether the code point is Extended_Pictographic and unassigned.
    @inlinable package var isReservedPictographic: Bool { record & 1 << 26 != 0 }
    /// Whether the code point extends the preceding character.
    @inlinable package var isExtend: Bool {
        let grapheme = grapheme
        return grapheme == .extend || grapheme == .zwj || grapheme == .spacingMark
    }
}

/// A value of the Script property, as an index of this project's tables.
///
///     CodePoint(0x5d0).script.tag == 0x48656272   // "Hebr"
package struct ScriptCode: Hashable, Sendable {
    package let number: UInt8

    @inlinable package init(number: UInt8) { self.number = number }

    package static let common = ScriptCode(number: 0)
    package static let inherited = ScriptCode(number: 1)
    package static let unknown = ScriptCode(number: 2)

    /// Whether the script is Common, Inherited or Unknown, so that characters take the script of their neighbours.
    @inlinable package var isNeutral: Bool { number < 3 }

    /// The ISO 15924 code as four bytes, the first letter in the highest byte.
    package var tag: UInt32 { ut_script_tag(UInt32(number)) }
}
