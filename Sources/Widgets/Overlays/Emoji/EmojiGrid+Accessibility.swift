extension EmojiGrid: AccessibilityReadingOrder {
    /// Cells and titles come and go in any order: they are read by rows.
    var subviewsInReadingOrder: [View] {
        subviews.sorted {
            $0.frame.minY == $1.frame.minY ? $0.frame.minX < $1.frame.minX : $0.frame.minY < $1.frame.minY
        }
    }
}
