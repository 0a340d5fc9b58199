public import Drawing

/// A text, typeset: wrapped into lines, with the places of its characters.
///
/// A list of paragraphs: changing the text typesets only the paragraphs that it touches. Lines are wrapped at once and
/// their glyphs placed when they are first drawn or asked about; placed lines are kept in a cache that is bounded in
/// bytes. All geometry is in points from the layout's top left corner.
///
///     let layout = TextLayout(text: AttributedText("Hello\nשלום"), font: .systemFont(ofSize: 15), width: 300, scale: 2)
///     layout.draw(on: canvas, at: .zero, color: .label)
///     let caret = layout.caretRect(at: layout.position(nearest: click))
public final class TextLayout {
    /// The text that is laid out.
    public private(set) var text: AttributedText
    /// Of text that has no font of its own.
    public let font: Font
    /// Of paragraphs that have no style of their own.
    public let paragraphStyle: ParagraphStyle
    /// Lines at most; 0 for any number.
    ///
    /// When text is left over, the last line shows it as its line break mode says.
    public let numberOfLines: Int
    /// Pixels a point.
    public let scale: Double
    /// The available width of lines, in points; infinite for lines of any width.
    public private(set) var width: Double

    let engine: TextEngine
    private(set) var list = ParagraphList()

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

    /// Puts another text in the place of a part, and typesets the paragraphs that this touches.
    public func replace(_ range: Range<String.Index>, with other: AttributedText) {
        replaceUTF8(text.utf8(range), with: other)
    }

    /// As `replace`, with offsets in bytes of UTF-8; they are held within the text and moved down to whole characters.
    public func replaceUTF8(_ range: Range<Int>, with other: AttributedText) {
        let range = text.rounded(range)
        if numberOfLines > 0 {
            text.replaceUTF8(range, with: other)
            typesetAll()
            return
        }
        var first = list.index(at: range.lowerBound)
        let last = list.index(at: range.upperBound)
        // A return that ended the paragraph before may now be the first half of one with a line feed.
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

    /// The distance of the first line's baseline from the top.
    public var firstBaseline: Double { Double(list.paragraphs[0].lines[0].baseline) }

    /// The distance of the last line's baseline from the top.
    public var lastBaseline: Double {
        guard let top = list.tops.last, let line = list.paragraphs.last?.lines.last else { return 0 }
        return top + line.top + Double(line.baseline)
    }

    /// True when some of the text is left out for want of room.
    public var isTruncated: Bool { list.paragraphs.contains { $0.lines.last?.ending == .truncated } }

    /// The bytes of a line, with the white space at its end and without a paragraph separator.
    public func rangeUTF8(ofLine line: Int) -> Range<Int> {
        let place = list.place(ofLine: line)
        let range = list.paragraphs[place.paragraph].range(ofLine: place.line)
        let start = list.starts[place.paragraph]
        return start + range.lowerBound..<start + range.upperBound
    }

    /// A line's whole box: as wide as what is seen of it, and as high as the line.
    public func rect(ofLine line: Int) -> Rect {
        let place = list.place(ofLine: line)
        let placed = placedLine(place.paragraph, place.line)
        let record = list.paragraphs[place.paragraph].lines[place.line]
        return Rect(
            x: placed.left, y: list.tops[place.paragraph] + record.top, width: placed.right - placed.left,
            height: Double(record.height))
    }

    /// Placed when it is first asked for.
    func placedLine(_ paragraph: Int, _ line: Int) -> PlacedLine {
        let layout = list.paragraphs[paragraph]
        let start = list.starts[paragraph]
        let (engine, text) = (engine, text)
        return engine.placedLine(line, of: layout, in: text.string, at: start)
    }
}
