/// The geometry of the block caret in overwrite mode, which covers the character that the next key replaces.
package enum BlockCaret {
    /// Returns the width of the block at the end of a line and on characters without width.
    ///
    /// Approximately GTK's width.
    private static func emptyWidth(_ font: Font) -> Double { (font.pointSize * 0.5).rounded(.up) }

    /// Returns the block in the coordinate space of the text; `rects` are those of the character after `caret`.
    package static func rect(over rects: [Rect], at caret: Rect, font: Font, isRightToLeft: Bool) -> Rect {
        // At the end of a wrapped line the next character is on another line.
        if let rect = rects.first(where: { $0.midY >= caret.minY && $0.midY < caret.maxY }), rect.width >= 1 {
            return Rect(x: rect.minX, y: caret.minY, width: rect.width, height: caret.height)
        }
        let width = emptyWidth(font)
        return Rect(
            x: isRightToLeft ? caret.minX + 1 - width : caret.minX, y: caret.minY, width: width,
            height: caret.height)
    }

    /// Returns the block clipped horizontally to `bounds`, but at least 2 points wide if there is room.
    static func clamped(_ block: Rect, in bounds: Rect) -> Rect {
        let least = min(2, max(0, bounds.width))
        let left = min(max(block.minX, bounds.minX), bounds.maxX - least)
        let right = max(min(block.maxX, bounds.maxX), left + least)
        return Rect(x: left, y: block.minY, width: right - left, height: block.height)
    }
}
