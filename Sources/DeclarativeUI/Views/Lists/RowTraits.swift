/// The properties of a list row that a view inside it sets.
struct RowTraits {
    var insets: EdgeInsets?
    /// The visibility of the separators above and below the row; automatic if nil.
    var separators: [VerticalEdge: Visibility] = [:]
    var separatorTint: Color?
    /// The actions that swipes from the edges reveal.
    var swipes: [HorizontalEdge: RowSwipeContent] = [:]
    /// The place in an outline; nil for rows of others.
    var disclosure: RowDisclosure?
    /// Whether `onDelete` does not apply to the row.
    var isDeleteDisabled = false
    /// Whether the user cannot move the row.
    var isMoveDisabled = false
    /// Whether the user cannot select the row.
    var isSelectionDisabled = false
}

/// The visibility of an element: `SwiftUI.Visibility`.
///
///     Text("last").listRowSeparator(.hidden)
public nonisolated enum Visibility: Hashable, Sendable, CaseIterable {
    /// The default visibility of the element.
    case automatic
    /// The element is visible.
    case visible
    /// The element is hidden.
    case hidden
}

extension View {
    /// Sets the distances between the edges of the list row and its content, in points; nil restores those of the list.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        RowTraitsModified(content: self, background: nil) { $0.insets = insets }
    }

    /// Sets whether the separators above and below the list row are visible, or one of them.
    ///
    /// The separator between two rows is hidden if one of them hides it.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        RowTraitsModified(content: self, background: nil) { traits in
            for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
                traits.separators[edge] = visibility
            }
        }
    }

    /// Sets the colour of the separator below the list row; nil selects the default.
    public func listRowSeparatorTint(_ color: Color?) -> some View {
        RowTraitsModified(content: self, background: nil) { $0.separatorTint = color }
    }

    /// Sets whether the user cannot delete the list row by the `onDelete` of its `ForEach`.
    ///
    ///     ForEach(accounts) { Text($0.name).deleteDisabled($0.isStandard) }.onDelete { accounts.remove(atOffsets: $0) }
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        RowTraitsModified(content: self, background: nil) { $0.isDeleteDisabled = isDisabled }
    }

    /// Sets whether the user cannot move the list row by the `onMove` of its `ForEach`.
    ///
    /// It stays in place while other selected rows are moved, and they can be moved past it.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        RowTraitsModified(content: self, background: nil) { $0.isMoveDisabled = isDisabled }
    }

    /// Sets whether the user cannot select the list row; presses on it do nothing, and arrow keys skip it.
    ///
    /// The program can still select it.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        RowTraitsModified(content: self, background: nil) { $0.isSelectionDisabled = isDisabled }
    }

    /// Sets the view that fills the background of the list row; nil removes the background.
    public func listRowBackground<Background: View>(_ view: Background?) -> some View {
        RowTraitsModified(content: self, background: view.map { AnyView($0) }, setsBackground: true) { _ in }
    }
}

/// A view that sets properties of its list row.
struct RowTraitsModified<Content: View>: ContentHolding {
    let content: Content
    let background: AnyView?
    var setsBackground = false
    let change: (inout RowTraits) -> Void

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        RowTraitedNode(view, in: context)
    }
}

extension RowTraitsModified: RowStructure {
    static var rowCount: Int? { RowCollector.ownRowCount(of: Content.self) }

    func appendRows(to rows: inout RowCollector) {
        if Self.rowCount == 1 { return rows.add(SingleRow(self)) }
        let (background, setsBackground, change) = (background, setsBackground, change)
        rows.add(
            content,
            wrappedBy: {
                AnyView(
                    RowTraitsModified<AnyView>(
                        content: $0, background: background, setsBackground: setsBackground, change: change))
            })
    }
}

/// Collects the properties that the outer modifiers of a row's view set, without mounting it.
///
///     source.content(of: row).holder.accept(&reader)
struct RowTraitReader: ViewVisitor {
    private(set) var traits = RowTraits()

    mutating func visit<Content: View>(_ view: Content) {
        if let modifier = view as? any RowTraitChanging { modifier.change(&traits) }
        if let wrapper = view as? AnyView { return wrapper.holder.accept(&self) }
        if let holding = view as? any ContentHolding { visit(contentOf: holding) }
    }

    private mutating func visit<Modifier: ContentHolding>(contentOf modifier: Modifier) {
        visit(modifier.content)
    }
}

/// A modifier that changes the properties of its list row.
protocol RowTraitChanging {
    var change: (inout RowTraits) -> Void { get }
}

extension RowTraitsModified: RowTraitChanging {}

extension RowSource {
    /// Returns the properties that the outer modifiers of a row's view set.
    func traits(of row: Int) -> RowTraits {
        var reader = RowTraitReader()
        content(of: row).holder.accept(&reader)
        return reader.traits
    }
}

/// A node that sets properties of its list row.
protocol RowTraitSetting: Node {
    func set(_ traits: inout RowTraits, _ background: inout AnyView?)
}

private final class RowTraitedNode<Content: View>: TransparentNode<RowTraitsModified<Content>, Content>,
    RowTraitSetting
{
    override init(_ view: RowTraitsModified<Content>, in context: NodeContext) {
        super.init(view, in: context)
        tell()
        mount(view.content, in: innerContext)
    }

    override func update(to view: RowTraitsModified<Content>) {
        self.view = view
        tell()
        content?.update(to: view.content)
    }

    private func tell() {
        guard let row else { return }
        var traits = row.traits
        view.change(&traits)
        row.setTraits(traits)
        if view.setsBackground { row.setBackground(view.background) }
    }

    func set(_ traits: inout RowTraits, _ background: inout AnyView?) {
        view.change(&traits)
        if view.setsBackground { background = view.background }
    }

    /// The row that contains the node; nil outside of lists.
    private var row: RowNode? {
        var node = parent
        while let step = node {
            if let row = step as? RowNode { return row }
            node = step.parent
        }
        return nil
    }

    override func unmount() {
        super.unmount()
        row?.traitsRemoved()
    }
}
