/// Rows on a card background, with separators between them.
struct Card<Content: View>: View {
    let content: Content
    @State private var edges = RowEdges()
    @State private var column = FieldColumn()

    var body: some View {
        Contained(
            content: LayoutView(
                layout: FieldColumnLayout(base: RowsLayout(edges: edges), column: column), content: content
            )
            .environment(\.formLayout, FormLayout(column: column)),
            effect: CardEffect(edges: edges))
    }
}

/// The positions of the separators of a card.
final class RowEdges {
    /// The bottom edges of all rows but the last, in points from the top of the card.
    var places: [Double] = [] { didSet { if places != oldValue { view?.setNeedsDisplay() } } }
    weak var view: Widgets.View?
    deinit {}
}

/// A vertical layout of rows, each as wide as the card.
struct RowsLayout: Layout, Equatable {
    let edges: RowEdges

    private static let insets = (sides: 14.0, ends: 9.0)
    private static let minimumHeight = 44.0

    static func == (a: RowsLayout, b: RowsLayout) -> Bool { a.edges === b.edges }

    private func height(_ size: Size) -> Double {
        max(Self.minimumHeight, size.height + 2 * Self.insets.ends)
    }

    private func inner(_ width: Double?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - 2 * Self.insets.sides) }, height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
        var size = Size.zero
        for subview in subviews {
            let row = subview.sizeThatFits(inner(proposal.width))
            size.width = max(size.width, row.width + 2 * Self.insets.sides)
            size.height += height(row)
        }
        if let width = proposal.width, width.isFinite { size.width = max(width, size.width) }
        return size
    }

    func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) {
        var y = bounds.minY
        var places: [Double] = []
        for subview in subviews {
            let proposal = inner(bounds.width)
            let size = subview.sizeThatFits(proposal)
            let height = height(size)
            subview.place(
                at: Point(x: bounds.minX + Self.insets.sides, y: y + (height - size.height) / 2),
                anchor: .topLeading, proposal: proposal)
            y += height
            places.append(y - bounds.minY)
        }
        edges.places = Array(places.dropLast())
    }
}

/// The background and border of a card.
struct CardEffect: ContainerEffect {
    let edges: RowEdges?

    func makeContainer() -> CardView { CardView(frame: .zero) }

    func apply(to container: CardView, since old: Self?, _ environment: EnvironmentValues) {
        container.edges = edges
        edges?.view = container
        container.backgroundColor = Color(role: .cardBackground)
        container.layer.cornerRadius = 10
        container.layer.borderWidth = 1
        container.layer.borderColor = .separator
    }
}

final class CardView: PassingView {
    override var passesAccessibility: Bool { false }

    var edges: RowEdges?

    override func draw(_ canvas: Widgets.Canvas) {
        for place in edges?.places ?? [] {
            canvas.fill(Rect(x: 1, y: place, width: bounds.width - 2, height: 1), .separator)
        }
    }
}
