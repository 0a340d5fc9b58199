/// The cache of a stack: its last arrangement, and the values that do not depend on the proposal.
///
///     var cache = VStackLayout().makeCache(subviews: subviews)
public struct StackLayoutCache {
    /// The state of one child.
    nonisolated struct Entry {
        var priority: Double
        /// The distance from the previous child, in points.
        var space: Double
        /// The minimum length and the difference to the maximum length; valid while the length is divided.
        var minimum = 0.0
        var flexibility = 0.0
        /// The lengths along and across the axis, and the distance of the guide from the leading or top edge.
        var length = 0.0
        var cross = 0.0
        var guide = 0.0
        /// The proposed lengths along and across the axis; NaN represents nil.
        var offeredLength = Double.nan
        var offeredCross = Double.nan
        /// The last position along the axis; NaN if the child was not placed or has changed since.
        var place = Double.nan

        func size(_ axis: Axis) -> Size { Size(axis, main: length, cross: cross) }
        func proposal(_ axis: Axis) -> ProposedViewSize {
            ProposedViewSize(axis, main: offeredLength, cross: offeredCross)
        }
    }

    /// A child's position in the order in which the length is divided: highest priority first, then the least flexible.
    nonisolated struct Turn: Comparable {
        let priority: Double
        let flexibility: Double
        let index: Int32

        static func < (a: Turn, b: Turn) -> Bool {
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            return a.index < b.index
        }
    }

    var entries: ContiguousArray<Entry> = []
    /// The order in which the length is divided; empty if it is the order of the children.
    ///
    /// A stored property so that its allocation is reused.
    var turns: ContiguousArray<Turn> = []
    /// The sum of all distances between children.
    var totalSpace = 0.0

    /// The proposal of the current arrangement; nil if there is none.
    var proposal: ProposedViewSize?
    var size = Size.zero
    /// The distance of the guide from the leading or top edge of the stack.
    var guideOffset = 0.0
    /// The children whose lengths may have changed.
    var stale: ContiguousArray<Int32> = []
    /// Whether the children or their order have changed since the sums were computed.
    var areSumsOld = false
    /// The size of the stack and its guide when the children were last placed.
    var placedSize = Size.zero
    var placedGuide = Double.nan
    /// Whether `StackLine.fillAcross` has been performed, or is not needed because the stack was proposed a length across its axis.
    var isFilledAcross = false
}
