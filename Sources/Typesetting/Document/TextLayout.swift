public import Drawing

/// A text that is wrapped into lines, with the positions of its characters.
///
/// A change of the text typesets only the affected paragraphs. Lines are wrapped immediately; their glyphs are placed
/// when a line is first drawn or queried, and placed lines are kept in a cache that is bounded in bytes. All geometry is
/// in points from the layout's top left corner.
///
///     let layout = TextLayout(text: AttributedText("Hello\nשלום"), font: .systemFont(ofSize: 15), width: 300, scale: 2)
///     layout.draw(on: canvas, at: .zero, color: .label)
///     let caret = layout.caretRect(at: layout.position(nearest: click))
public final class TextLayout {
    /// The text that is laid out.
    public private(set) var text: AttributedText
    /// The font of text without a font attribute.
    public let font: Font
    /// The style of paragraphs without a paragraph style attribute.
    public let paragraphStyle: ParagraphStyle
    /// The maximum number of lines; 0 for no limit.
    ///
    /// If the text has more lines, the last line is truncated according to its line break mode.
    public let numberOfLines: Int
    /// The number of pixels per point.
    public let scale: Double
    /// The available width of lines, in points; infinite for lines of any width.
    public private(set) var width: Double

    let engine: TextEngine
    private(set) var list = ParagraphList()

    /// Creates a layout and wraps the text.
    ///
    /// O(length of the text).
    public init(
        text: AttributedText, font: Font = .systemFont(ofSize: Font.systemFontSize),
        width: Double = .infinity,
        paragraphStyle: ParagraphStyle = ParagraphStyle(), numberOfLines: Int = 0, scale: Double = 1,
        typesetter: Typesetter = .shared
    ) {
        self.text = text
        self.font = font
        self.width = width
        self.paragraphStyle = paragraphStyle
        self.numberOfLines = max(0, numberOfLines)
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        engine = typesetter.engine
        typesetAll()
    }

    // MARK: - Changes

    /// Wraps the text again for a new width, in points.
    public func setWidth(_ width: Double) {
        guard width != self.width else { return }
        self.width = width
        typesetAll()
    }

    /// Replaces a range of the text, and typesets the affected paragraphs.
    public func replace(_ range: Range<String.Index>, with other: AttributedText) {
        replaceUTF8(text.utf8(range), with: other)
    }

    /// Replaces a range of UTF-8 bytes, and typesets the affected paragraphs.
    ///
    /// The bounds are clamped to the text and rounded down to whole Unicode scalars.
    public func replaceUTF8(_ range: Range<Int>, with other: AttributedText) {
        let range = text.rounded(range)
        if numberOfLines > 0 {
            text.replaceUTF8(range, with: other)
            typesetAll()
            return
        }
        var first = list.index(at: range.lowerBound)
        let last = list.index(at: range.upperBound)
        // A carriage return that ended the previous paragraph may now be the first half of CR LF.
        if first > 0, list.starts[first] == range.lowerBound { first -= 1 }
        let end = last + 1 < list.count ? list.starts[last + 1] : text.utf8Count
        let change = other.utf8Count - range.count
        text.replaceUTF8(range, with: other)
        let new = splitter.paragraphs(
            of: text, in: list.starts[first]..<end + change, lineLimit: .max,
            needsReveal: last + 1 < list.count)
        list.replace(first..<last + 1, with: new)
    }

    private func typesetAll() {
        let limit = numberOfLines > 0 ? numberOfLines : Int.max
        let all = splitter.paragraphs(of: text, in: 0..<text.utf8Count, lineLimit: limit, needsReveal: false)
        list.replace(0..<list.count, with: all)
    }

    private var splitter: ParagraphSplitter {
        ParagraphSplitter(
            typesetter: ParagraphTypesetter(
                engine: engine,
                setting: ParagraphTypesetter.Setting(
                    font: font, style: paragraphStyle, width: width, scale: scale)))
    }

    // MARK: - Measures

    /// The number of lines.
    public var lineCount: Int { list.lineCount }

    /// The size of the text: the width of the widest line, and the height of all lines.
    public var size: Size { Size(width: list.width, height: list.height) }

    /// The distance of the first line's baseline from the top, in points.
    public var firstBaseline: Double { Double(list.paragraphs[0].lines[0].baseline) }

    /// The distance of the last line's baseline from the top, in points.
    public var lastBaseline: Double {
        guard let top = list.tops.last, let line = list.paragraphs.last?.lines.last else { return 0 }
        return top + line.top + Double(line.baseline)
    }

    /// Whether the text is truncated.
    public var isTruncated: Bool { list.paragraphs.contains { $0.lines.last?.ending == .truncated } }

    /// Returns the UTF-8 bytes of a line, with trailing white space and without a paragraph separator.
    public func rangeUTF8(ofLine line: Int) -> Range<Int> {
        let place = list.place(ofLine: line)
        let range = list.paragraphs[place.paragraph].range(ofLine: place.line)
        let start = list.starts[place.paragraph]
        return start + range.lowerBound..<start + range.upperBound
    }

    /// Returns the rectangle of a line: as wide as its visible text, and as high as the line.
    public func rect(ofLine line: Int) -> Rect {
        let place = list.place(ofLine: line)
        let placed = placedLine(place.paragraph, place.line)
        let record = list.paragraphs[place.paragraph].lines[place.line]
        return Rect(
            x: placed.left, y: list.tops[place.paragraph] + record.top, width: placed.right - placed.left,
            height: Double(record.height))
    }

    /// Returns a line with placed glyphs; places them if the line is not cached.
    func placedLine(_ paragraph: Int, _ line: Int) -> PlacedLine {
        let layout = list.paragraphs[paragraph]
        let start = list.starts[paragraph]
        let (engine, text) = (engine, text)
        return engine.placedLine(line, of: layout, in: text.string, at: start)
    }
}
