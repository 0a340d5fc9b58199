/// The caret of a text that is typed over: a block on the character that the next key takes the place of.
package enum BlockCaret {
    /// How wide it is where nothing is: at the end of a line, and on what has no width.
    ///
    /// About as wide as GTK's there.
    private static func emptyWidth(_ font: Font) -> Double { (font.pointSize * 0.5).rounded(.up) }

    /// The block for a caret, in the space of its text; `rects` are those of the character after it.
    package static func rect(over rects: [Rect], at caret: Rect, font: Font, isRightToLeft: Bool) -> Rect {
        // At the end of a wrapped line the next character stands in another one.
        if let rect = rects.first(where: { $0.midY >= caret.minY && $0.midY < caret.maxY }), rect.width >= 1 {
            return Rect(x: rect.minX, y: caret.minY, width: rect.width, height: caret.height)
        }
        let width = emptyWidth(font)
        return Rect(
            x: isRightToLeft ? caret.minX + 1 - width : caret.minX, y: caret.minY, width: width,
            height: caret.height)
    }

    /// As much of a block as there is room for; never nothing.
    static func held(_ block: Rect, in room: Rect) -> Rect {
        let least = min(2, max(0, room.width))
        let left = min(max(block.minX, room.minX), room.maxX - least)
        let right = max(min(block.maxX, room.maxX), left + least)
        return Rect(x: left, y: block.minY, width: right - left, height: block.height)
    }
}
