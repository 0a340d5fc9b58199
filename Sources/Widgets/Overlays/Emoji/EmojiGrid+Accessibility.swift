extension EmojiGrid: AccessibilityReadingOrder {
    /// The cells and titles sorted by rows, because they are mounted and reused in any order.
    var subviewsInReadingOrder: [View] {
        subviews.sorted {
            $0.frame.minY == $1.frame.minY ? $0.frame.minX < $1.frame.minX : $0.frame.minY < $1.frame.minY
        }
    }
}
