/// The columns or the rows of a grid, with their lengths and the spacing between them, in points.
nonisolated struct GridTracks {
    /// One column or row.
    struct Track {
        /// The distance from the previous track; 0 for the first.
        var space = 0.0
        let guide: AlignmentKey
        /// The range of lengths that its cells accept.
        var minimum = 0.0
        var maximum = 0.0
        /// The distance of the track's near edge from the near edge of the grid.
        var start = 0.0
        var length = 0.0
        /// The distance of the guide from the track's near edge.
        var line = 0.0
    }

    var tracks: ContiguousArray<Track> = []
    /// The indices of the cells that determine the track lengths, grouped by track.
    ///
    /// The cells of track `i` are at `firstMembers[i]..<firstMembers[i + 1]`.
    var members: ContiguousArray<Int> = []
    var firstMembers: ContiguousArray<Int> = []
    /// The order in which the proposed length is divided among the tracks.
    ///
    /// A stored property so that its allocation is reused.
    var turns: ContiguousArray<StackLayoutCache.Turn> = []

    /// The sum of the distances between the tracks.
    private(set) var totalSpace = 0.0
    /// The sum of the minimum lengths of the tracks; O(n) in their number.
    var totalMinimum: Double {
        var sum = 0.0
        for track in tracks { sum += track.minimum }
        return sum
    }
    /// The sum of all lengths and distances, at least 0.
    private(set) var total = 0.0

    /// Returns the distance from the near edge of the first track of `range` to the far edge of its last track.
    func length(of range: Range<Int>) -> Double {
        guard let first = range.first, let last = range.last else { return 0 }
        return max(0, tracks[last].start + tracks[last].length - tracks[first].start)
    }

    /// Resets lengths, ranges and guide positions to 0, and recomputes the sums.
    mutating func reset() {
        totalSpace = 0
        for index in tracks.indices {
            tracks[index].minimum = 0
            tracks[index].maximum = 0
            tracks[index].length = 0
            tracks[index].line = 0
            totalSpace += tracks[index].space
        }
        sumUp()
    }

    /// Recomputes the start of each track and the total length.
    mutating func sumUp() {
        var position = 0.0
        for index in tracks.indices {
            position += tracks[index].space
            tracks[index].start = position
            position += tracks[index].length
        }
        total = max(0, position)
    }

    /// Sorts `turns` by flexibility, the least flexible track first.
    mutating func sortTurns() {
        turns.removeAll(keepingCapacity: true)
        for index in tracks.indices {
            let flexibility = max(0, tracks[index].maximum - tracks[index].minimum)
            turns.append(.init(priority: 0, flexibility: flexibility, index: Int32(index)))
        }
        turns.sort()
    }

    /// Lengthens the tracks of `range`, each by the same amount, until they span at least `wanted`.
    mutating func stretch(_ range: Range<Int>, to wanted: Double) {
        let missing = wanted - length(of: range)
        guard missing > 0, !range.isEmpty else { return }
        for index in range { lengthen(index, to: tracks[index].length + missing / Double(range.count)) }
        sumUp()
    }

    /// Lengthens the track at `index` to at least `length`.
    ///
    /// The guide moves with the added length, so that centred content stays centred and end-aligned content at the end.
    mutating func lengthen(_ index: Int, to length: Double) {
        let extra = Swift.max(0, length - tracks[index].length)
        guard extra > 0 else { return }
        switch tracks[index].guide.kind {
        case .center: tracks[index].line += extra < .infinity ? extra / 2 : 0
        case .end: tracks[index].line += extra < .infinity ? extra : 0
        case .start, .firstTextBaseline, .lastTextBaseline, .custom: break
        }
        tracks[index].length += extra
    }

    /// Raises the minimum lengths in `range`, each by the same amount, until they and the spacing add up to at least `wanted`.
    mutating func stretchMinimums(_ range: Range<Int>, to wanted: Double) {
        var have = 0.0
        for index in range {
            have += tracks[index].minimum + (index > range.lowerBound ? tracks[index].space : 0)
        }
        let missing = wanted - have
        guard missing > 0, missing < .infinity, !range.isEmpty else { return }
        for index in range {
            tracks[index].minimum += missing / Double(range.count)
            tracks[index].maximum = Swift.max(tracks[index].maximum, tracks[index].minimum)
        }
    }
}
