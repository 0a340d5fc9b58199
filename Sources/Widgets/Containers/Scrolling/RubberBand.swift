/// The resistance of content that is dragged beyond its ends.
///
///     RubberBand.stretch(50, length: 300)   // less than 50, and never more than the length
nonisolated enum RubberBand {
    /// Returns the displayed distance for a dragged distance beyond the end, in points; zero for a length that is not positive.
    static func stretch(_ excess: Double, length: Double) -> Double {
        if excess == 0 || length <= 0 || !excess.isFinite { return 0 }
        let part = abs(excess) * 0.55 / length
        return (excess < 0 ? -1 : 1) * length * (1 - 1 / (part + 1))
    }
}
