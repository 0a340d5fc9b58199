/// A vertical stack that mounts only the views near the visible range.
///
/// Follows `SwiftUI.LazyVStack`. Within a ``ScrollView`` its rows are counted as those of a ``List``. It mounts the views
/// in the visible range, extended by half of its length on both sides; other views are unmounted and lose their state.
/// The heights of rows that were never visible are estimated from the first row. Outside of a scroll view, all views are
/// mounted.
///
///     ScrollView { LazyVStack { ForEach(letters) { LetterRow(letter: $0) } } }
public struct LazyVStack<Content: View>: LazyContainer {
    let form: LazyForm
    let content: Content

    /// Creates a lazy vertical stack; `spacing` is in points, nil for 8.
    ///
    /// Headers and footers of sections that are pinned are drawn in front of the other views; give them a background.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        form = LazyForm(
            axis: .vertical, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

/// A horizontal stack that mounts only the views near the visible range; see ``LazyVStack``.
///
///     ScrollView(.horizontal) { LazyHStack { ForEach(photos) { Thumbnail(photo: $0) } } }
public struct LazyHStack<Content: View>: LazyContainer {
    let form: LazyForm
    let content: Content

    /// Creates a lazy horizontal stack; `spacing` is in points, nil for 8.
    ///
    /// Headers and footers of sections that are pinned are drawn in front of the other views; give them a background.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        form = LazyForm(
            axis: .horizontal, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

/// A grid with columns that grows downwards and mounts only the views near the visible range; see ``LazyVStack``.
///
///     ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(photos) { Thumbnail(photo: $0) } } }
public struct LazyVGrid<Content: View>: LazyContainer {
    let form: LazyForm
    let content: Content

    /// Creates a lazy vertical grid; `spacing` between the lines is in points, nil for 8.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        form = LazyForm(axis: .vertical, alignment: alignment.key, spacing: spacing, tracks: columns)
        self.content = content()
    }
}

/// A grid with rows that grows in the reading direction and mounts only the views near the visible range; see
/// ``LazyVStack``.
///
///     ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(photos) { Thumbnail(photo: $0) } } }
public struct LazyHGrid<Content: View>: LazyContainer {
    let form: LazyForm
    let content: Content

    /// Creates a lazy horizontal grid; `spacing` between the columns is in points, nil for 8.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        form = LazyForm(axis: .horizontal, alignment: alignment.key, spacing: spacing, tracks: rows)
        self.content = content()
    }
}

/// The size, spacing and alignment of a track (a column or row) of a lazy grid: `SwiftUI.GridItem`.
///
///     [GridItem(.fixed(60)), GridItem(.flexible(minimum: 100))]
public nonisolated struct GridItem: Hashable, Sendable {
    /// The length of a track across the grid, in points.
    public enum Size: Hashable, Sendable {
        case fixed(Double)
        /// An equal share of the remaining length, within limits.
        case flexible(minimum: Double = 10, maximum: Double = .infinity)
        /// As many tracks as fit into an equal share of the remaining length.
        case adaptive(minimum: Double, maximum: Double = .infinity)
    }

    /// The width of the column, or the height of the row.
    public var size: Size
    /// The distance to the next track in points; nil for 8.
    public var spacing: Double?
    /// The alignment of views within the track; nil for the centre.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The arrangement of views in a lazy container.
struct LazyForm: Equatable {
    let axis: Axis
    let alignment: AlignmentKey
    var spacing: Double?
    /// The tracks of a grid; nil for a stack, with one view for each line.
    var tracks: [GridItem]?
    /// The headers and footers that stay visible.
    var pinnedViews: PinnedScrollableViews = []

    var gap: Double { spacing.map { $0.isFinite ? max(0, $0) : 0 } ?? ViewSpacing.defaultDistance }

    /// Returns the distance of a view from the start of its slot, in points.
    static func shift(
        _ guide: AlignmentKey, _ room: Size, _ node: Node, _ size: Size, _ proposal: ProposedViewSize
    ) -> Double {
        guide.defaultValue(in: room) - guide.value(of: node, size: size, proposal: proposal)
    }

    /// Returns the sum of the tracks for which no length is proposed, where `firsts` are the ideal lengths of the first views, in points.
    func idealLength(of firsts: [Double]) -> Double {
        var sum = 0.0
        for (index, track) in (tracks ?? []).enumerated() {
            let ideal = index < firsts.count ? firsts[index] : 0
            switch track.size {
            case .fixed(let length): sum += max(0, length)
            case .flexible(let minimum, let maximum):
                sum += min(max(ideal, minimum), max(minimum, maximum))
            case .adaptive(let minimum, let maximum):
                sum += min(max(ideal, max(1, minimum)), max(1, minimum, maximum))
            }
            if index + 1 < (tracks?.count ?? 0) { sum += track.spacing ?? ViewSpacing.defaultDistance }
        }
        return sum
    }

    /// Returns the start and the length of each track, in points, for a cross-axis length of `length`.
    func resolve(_ length: Double) -> [(start: Double, length: Double, alignment: Alignment)] {
        guard let tracks, !tracks.isEmpty else { return [(0, length, .center)] }
        let gaps = tracks.map { $0.spacing ?? ViewSpacing.defaultDistance }
        var rest = length - gaps.dropLast().reduce(0, +)
        var open = 0
        for track in tracks {
            if case .fixed(let fixed) = track.size { rest -= max(0, fixed) } else { open += 1 }
        }
        var result: [(Double, Double, Alignment)] = []
        var start = 0.0
        for (index, track) in tracks.enumerated() {
            let share = open > 0 ? max(0, rest) / Double(open) : 0
            let alignment = track.alignment ?? .center
            switch track.size {
            case .fixed(let fixed):
                result.append((start, max(0, fixed), alignment))
                start += max(0, fixed) + gaps[index]
            case .flexible(let minimum, let maximum):
                let own = min(max(share, minimum), max(minimum, maximum))
                result.append((start, own, alignment))
                start += own + gaps[index]
                rest -= own
                open -= 1
            case .adaptive(let minimum, let maximum):
                let least = max(1, minimum)
                let count = max(1, Int(((share + gaps[index]) / (least + gaps[index])).rounded(.down)))
                let own = min(
                    max(least, (share - Double(count - 1) * gaps[index]) / Double(count)), max(least, maximum)
                )
                for _ in 0..<count {
                    result.append((start, own, alignment))
                    start += own + gaps[index]
                }
                rest -= share
                open -= 1
            }
        }
        return result
    }
}

/// A view that mounts only the views near the visible range.
protocol LazyContainer: View where Body == Never {
    associatedtype Content: View
    var form: LazyForm { get }
    var content: Content { get }
}

extension LazyContainer {
    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        LazyNode(view, in: context)
    }
}
