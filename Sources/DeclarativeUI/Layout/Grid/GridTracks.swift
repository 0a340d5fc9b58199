/// The columns or the rows of a grid: their lengths, and what lies between.
nonisolated struct GridTracks {
    /// One column or row.
    struct Track {
        /// The distance from the track before.
        var space = 0.0
        let guide: AlignmentKey
        /// How long its cells want to be, in between.
        var minimum = 0.0
        var maximum = 0.0
        /// From the near edge of all tracks.
        var start = 0.0
        var length = 0.0
        /// From its own near edge to the guide.
        var line = 0.0
    }

    var tracks: ContiguousArray<Track> = []
    /// The cells that give the tracks their lengths, by track: those of track `i` from `firstMembers[i]` on.
    var members: ContiguousArray<Int> = []
    var firstMembers: ContiguousArray<Int> = []
    /// The order in which tracks have their share.
    ///
    /// Kept for its storage.
    var turns: ContiguousArray<StackLayoutCache.Turn> = []

    /// The distances between tracks together.
    private(set) var totalSpace = 0.0
    /// The least lengths together.
    var totalMinimum: Double {
        var sum = 0.0
        for track in tracks { sum += track.minimum }
        return sum
    }
    /// The length of all, with what lies between.
    private(set) var total = 0.0

    /// From the near edge of the first track of the range to the far edge of its last.
    func length(of range: Range<Int>) -> Double {
        guard let first = range.first, let last = range.last else { return 0 }
        return max(0, tracks[last].start + tracks[last].length - tracks[first].start)
    }

    /// Forgets the lengths.
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

    /// Puts the tracks one after another.
    mutating func sumUp() {
        var position = 0.0
        for index in tracks.indices {
            position += tracks[index].space
            tracks[index].start = position
            position += tracks[index].length
        }
        total = max(0, position)
    }

    /// Finds the order in which tracks have their share: the least flexible first.
    mutating func sortTurns() {
        turns.removeAll(keepingCapacity: true)
        for index in tracks.indices {
            let flexibility = max(0, tracks[index].maximum - tracks[index].minimum)
            turns.append(.init(priority: 0, flexibility: flexibility, index: Int32(index)))
        }
        turns.sort()
    }

    /// Makes the tracks of the range together at least this long, each by the same amount.
    mutating func stretch(_ range: Range<Int>, to wanted: Double) {
        let missing = wanted - length(of: range)
        guard missing > 0, !range.isEmpty else { return }
        for index in range { lengthen(index, to: tracks[index].length + missing / Double(range.count)) }
        sumUp()
    }

    /// Makes the track longer.
    ///
    /// The content of the track stays where the track's guide has it.
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

    /// Makes the least lengths of the range together at least this, each by the same amount.
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
