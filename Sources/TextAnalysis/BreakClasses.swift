/// The Line_Break property (UAX #14), after rule LB1.
///
/// The order is that of `scripts/generate_unicode.py`.
package enum LineBreakClass: UInt8, Sendable {
    case al, ba, bb, b2, bk, cb, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hl, hy, id, `in`, `is`, jl, jt, jv,
        lf, nl
    case ns, nu, op, po, pr, qu, ri, sp, sy, wj, zw, zwj

    /// Whether the class forces a line break after it.
    @inlinable package var isHardBreak: Bool { self == .bk || self == .cr || self == .lf || self == .nl }
}

/// The Grapheme_Cluster_Break property (UAX #29).
package enum GraphemeClass: UInt8, Sendable {
    case other, cr, lf, control, extend, zwj, regionalIndicator, prepend, spacingMark, l, v, t, lv, lvt
}

/// The Word_Break property (UAX #29).
package enum WordClass: UInt8, Sendable {
    case other, cr, lf, newline, extend, zwj, format, katakana, hebrewLetter, aLetter, singleQuote,
        doubleQuote
    case midNumLet, midLetter, midNum, numeric, extendNumLet, regionalIndicator, wSegSpace

    var isNewline: Bool { self == .cr || self == .lf || self == .newline }
    /// Whether the class is treated as part of the preceding character (WB4).
    var isIgnored: Bool { self == .extend || self == .format || self == .zwj }
    var isLetter: Bool { self == .aLetter || self == .hebrewLetter }
    var joinsLetters: Bool { self == .midLetter || self == .midNumLet || self == .singleQuote }
    var joinsDigits: Bool { self == .midNum || self == .midNumLet || self == .singleQuote }
}

/// The Bidi_Class property (UAX #9).
package enum BidiClass: UInt8, Sendable, CaseIterable {
    case l, r, en, es, et, an, cs, b, s, ws, on, bn, nsm, al, lro, rlo, lre, rle, pdf, lri, rli, fsi, pdi

    /// Whether a paragraph with this class may be anything but left to right throughout.
    @inlinable package var needsOrdering: Bool {
        switch self {
        case .r, .al, .an, .lro, .rlo, .lre, .rle, .lri, .rli, .fsi, .pdi, .pdf: true
        default: false
        }
    }
}
