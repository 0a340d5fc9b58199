/// Finds the boundaries of extended grapheme clusters (UAX #29, Unicode 15.0) in a stream of code points.
///
///     var breaker = GraphemeBreaker()
///     for scalar in text.unicodeScalars where breaker.isBoundary(before: CodePoint(scalar.value)) { count += 1 }
package struct GraphemeBreaker: Sendable {
    private var previous: GraphemeClass?
    private var hasOddIndicators = false
    /// Whether the preceding code points match Extended_Pictographic Extend*.
    private var isInPictograph = false
    /// Whether the preceding code points match Extended_Pictographic Extend* ZWJ.
    private var joinsPictograph = false

    package init() {}

    /// Returns whether a cluster begins at this code point; call it for each code point in order.
    package mutating func isBoundary(before point: CodePoint) -> Bool {
        let current = point.grapheme
        let result = decide(current, isPictographic: point.isPictographic)
        hasOddIndicators = current == .regionalIndicator && !(hasOddIndicators && !result)
        joinsPictograph = current == .zwj && isInPictograph
        isInPictograph = point.isPictographic || (current == .extend && isInPictograph)
        previous = current
        return result
    }

    private func decide(_ current: GraphemeClass, isPictographic: Bool) -> Bool {
        guard let previous else { return true }
        if previous == .cr, current == .lf { return false }
        if previous == .control || previous == .cr || previous == .lf { return true }
        switch current {
        case .control, .cr, .lf: return true
        case .extend, .zwj, .spacingMark: return false
        default: break
        }
        switch (previous, current) {
        case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt), (.lv, .v), (.lv, .t), (.v, .v), (.v, .t), (.lvt, .t),
            (.t, .t), (.prepend, _):
            return false
        default: break
        }
        if joinsPictograph, isPictographic { return false }
        return !(hasOddIndicators && current == .regionalIndicator)
    }
}
