/// The available width of a paragraph's lines, their indents, and the tab stops.
nonisolated struct LineConstraints {
    /// The available width, in points.
    let width: Double
    let firstIndent: Double
    let indent: Double
    let mode: LineBreakMode
    let tabs: TabStops

    init(width: Double, style: ParagraphStyle, wraps: Bool, spaceWidth: Double) {
        self.width = width
        firstIndent = style.firstLineHeadIndent
        indent = style.headIndent
        mode = style.lineBreakMode.wraps || !wraps ? style.lineBreakMode : .byWordWrapping
        tabs = TabStops(style: style, spaceWidth: spaceWidth)
    }

    func indent(ofLine line: Int) -> Double { line == 0 ? firstIndent : indent }

    /// Returns the maximum width of a line's text, in points.
    ///
    /// A small tolerance is added, so that text fits into the width that was measured for it.
    func limit(ofLine line: Int) -> Double {
        max(0, width.isNaN ? 0 : width - indent(ofLine: line)) + 1e-4
    }
}
