extension TableRowView {
    /// Highlights parts of a text that is drawn at `origin`, given as ranges of UTF-8 offsets.
    func drawMatches(_ matches: [Range<Int>], of run: TextRun, at origin: Point, on canvas: Canvas) {
        // In other texts, the position of a character is not the width of the text before it.
        if run.isRightToLeft { return }
        let color = tintColor.withAlphaComponent(0.35)
        func position(_ offset: Int) -> Double {
            let end = run.text.utf8.index(run.text.startIndex, offsetBy: offset)
            return Typesetter.shared.width(
                of: String(run.text[..<end]), font: run.font, scale: canvas.scale)
        }
        for match in matches {
            let (left, right) = (position(match.lowerBound), position(match.upperBound))
            canvas.fill(
                Rect(
                    x: origin.x + left, y: origin.y - run.ascent, width: right - left,
                    height: run.ascent + run.descent), color)
        }
    }
}
