/// Views below each other, of which only those near what is seen are mounted.
///
/// `SwiftUI.LazyVStack`. Inside a ``ScrollView`` its rows are counted as those of a ``List``: half a screen before and after
/// what is seen is mounted, and what is further away is taken down again, with its state. Lengths of rows that were never
/// seen are estimated by the first one. Outside of a scroll view all is mounted.
///
///     ScrollView { LazyVStack { ForEach(letters) { LetterRow(letter: $0) } } }
public struct LazyVStack<Content: View>: LazyContainer {
    let form: LazyForm
    let content: Content

    /// `spacing` in points; nil takes 8.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        form = LazyForm(axis: .vertical, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

/// Views beside each other, of which only those near what is seen are mounted: see ``LazyVStack``.
///
///     ScrollView(.horizontal) { LazyHStack { ForEach(photos) { Thumbnail(photo: $0) } } }
public struct LazyHStack<Content: View>: LazyContainer {
    let form: LazyForm
    let content: Content

    /// `spacing` in points; nil takes 8.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        form = LazyForm(axis: .horizontal, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

/// Views in columns, line by line, of which only those near what is seen are mounted: see ``LazyVStack``.
///
///     ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(photos) { Thumbnail(photo: $0) } } }
public struct LazyVGrid<Content: View>: LazyContainer {
    let form: LazyForm
    let content: Content

    /// `spacing` between the lines, in points; nil takes 8.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        form = LazyForm(axis: .vertical, alignment: alignment.key, spacing: spacing, tracks: columns)
        self.content = content()
    }
}

/// Views in rows, column by column, of which only those near what is seen are mounted: see ``LazyVStack``.
///
///     ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(photos) { Thumbnail(photo: $0) } } }
public struct LazyHGrid<Content: View>: LazyContainer {
    let form: LazyForm
    let content: Content

    /// `spacing` between the columns, in points; nil takes 8.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        form = LazyForm(axis: .horizontal, alignment: alignment.key, spacing: spacing, tracks: rows)
        self.content = content()
    }
}

/// A row or a column of a lazy grid: `SwiftUI.GridItem`.
///
///     [GridItem(.fixed(60)), GridItem(.flexible(minimum: 100))]
public nonisolated struct GridItem: Hashable, Sendable {
    /// How long a track is across, in points.
    public enum Size: Hashable, Sendable {
        case fixed(Double)
        /// A share of what the others leave.
        case flexible(minimum: Double = 10, maximum: Double = .infinity)
        /// As many tracks as fit there.
        case adaptive(minimum: Double, maximum: Double = .infinity)
    }

    /// How wide the column is, or how high the row is.
    public var size: Size
    /// Between this track and the next, in points; nil takes 8.
    public var spacing: Double?
    /// How what is in the track stands in it; nil: in the middle.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// How a lazy container arranges its views.
struct LazyForm: Equatable {
    let axis: Axis
    let alignment: AlignmentKey
    var spacing: Double?
    /// nil: one view a line, as long across as it likes.
    var tracks: [GridItem]?

    var gap: Double { spacing.map { $0.isFinite ? max(0, $0) : 0 } ?? ViewSpacing.defaultDistance }

    /// Where each track begins and how long it is, of `length` points across.
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

/// A view that mounts only what is near.
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
