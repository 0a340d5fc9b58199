import Widgets

/// The text of the specification: pseudo-random words from a generator that is the same in all programs.
struct BenchmarkText {
    private var state: UInt32

    init(seed: UInt32) { state = seed }

    mutating func draw() -> UInt32 {
        state = state &* 1_664_525 &+ 1_013_904_223
        return state >> 16
    }

    mutating func word() -> [UInt8] {
        let length = 2 + draw() % 9
        return (0..<length).map { _ in UInt8(97 + draw() % 26) }
    }

    /// Returns a text of exactly `bytes` bytes, with a newline after every `per` words (none if `per` is 0), and a space after other words.
    static func text(seed: UInt32, bytes: Int, per: Int) -> String {
        var source = BenchmarkText(seed: seed)
        var result: [UInt8] = []
        var words = 0
        while result.count < bytes {
            result += source.word()
            words += 1
            result.append(per > 0 && words % per == 0 ? 10 : 32)
        }
        return String(decoding: result.prefix(bytes), as: UTF8.self)
    }
}

/// W10: wraps a megabyte of text to a width of 600 points.
enum TextWrap {
    enum Kind {
        case paragraphs
        case oneParagraph
        /// Every tenth word in Hebrew, so that paragraphs are ordered by UAX#9, shaped and measured by clusters.
        case mixed
    }

    static func run(_ kind: Kind) {
        let (name, per) =
            switch kind {
            case .paragraphs: ("W10", 100)
            case .oneParagraph: ("W10_one_paragraph", 0)
            case .mixed: ("W10_mixed", 100)
            }
        var text = BenchmarkText.text(seed: 12345, bytes: 1_000_000, per: per)
        if kind == .mixed { text = mixed(text) }
        let attributed = AttributedText(text)
        let font = Font(family: .named("DejaVu Sans"), size: 14)
        // Opening the font is not part of the measured time.
        _ = TextLayout(text: AttributedText("x"), font: font, width: 600)
        let start = Measure.now
        let layout = TextLayout(text: attributed, font: font, width: 600)
        let time = (Measure.now - start) / 1000
        Report.check(
            name, layout.lineCount > 10_000 && layout.size.width <= 600.001, "lines are missing or too wide")
        Report.figure(name, "ms", time)
        Report.figure(name, "lines", Double(layout.lineCount))
        Report.figure(name, "height_px", layout.size.height)
        Report.figure(name, "peak_rss_mb", Measure.peakResidentMegabytes)
    }

    private static func mixed(_ text: String) -> String {
        var words = 0
        var result = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            words += 1
            result += words % 10 == 0 ? "שלום" : word
            result += " "
        }
        return result
    }
}
