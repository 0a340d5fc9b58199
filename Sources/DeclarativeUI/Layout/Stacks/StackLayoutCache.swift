/// The state of a stack between its calls: the last arrangement, and values that no proposal changes.
///
///     var cache = VStackLayout().makeCache(subviews: subviews)
public struct StackLayoutCache {
    /// One child.
    nonisolated struct Entry {
        var priority: Double
        /// From the child before, in points.
        var space: Double
        /// The least length, and how much more it would take: known while the length is divided.
        var minimum = 0.0
        var flexibility = 0.0
        /// Along and across the axis, and the guide from the near edge across it.
        var length = 0.0
        var cross = 0.0
        var guide = 0.0
        /// The lengths that it was offered along and across; NaN: nil.
        var offeredLength = Double.nan
        var offeredCross = Double.nan
        /// Where along the axis it was last put; NaN: nowhere, or it has changed since.
        var place = Double.nan
    }

    /// Where a child comes in the division of the length.
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
    /// The order of division; empty while the children are in order already.
    ///
    /// Kept for its storage.
    var turns: ContiguousArray<Turn> = []
    /// All the distances between children together.
    var totalSpace = 0.0

    /// The proposal that the entries' lengths were arranged for; nil: for nothing yet.
    var proposal: ProposedViewSize?
    var size = Size.zero
    /// From the near edge across the axis to the guide.
    var guideOffset = 0.0
    /// Children that may want other lengths than those which are known.
    var stale: ContiguousArray<Int32> = []
    /// Whether the children or their order have changed since the sums were computed.
    var areSumsOld = false
    /// How large the stack was when its children were put there, and where its guide was.
    var placedSize = Size.zero
    var placedGuide = Double.nan
    /// False until children were offered the stack's own length across, where none was given.
    var isFilledAcross = false
}
