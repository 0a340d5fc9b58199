/// A row of an outline: the indentation, the disclosure triangle and the content.
struct OutlineRow<Element, ID: Hashable, Content: View>: View {
    let entry: OutlineEntry<Element, ID>
    let change: (OutlineChange<ID>) -> Void
    let content: Content

    var body: some View {
        let (id, siblings, change) = (entry.id, entry.siblings, change)
        RowTraitsModified(
            content: HStack(spacing: 4) {
                triangle
                content
            }
            .padding(.leading, Double(entry.level) * Self.indentation),
            background: nil
        ) {
            $0.disclosure = RowDisclosure(
                level: entry.level, parent: entry.parent.map { AnyHashable($0) },
                isExpanded: entry.isExpanded, toggle: { change(.toggle(id)) },
                expandSiblings: { change(.expand(siblings())) })
        }
    }

    private var triangle: some View {
        let (id, change) = (entry.id, change)
        return Chevron(isOpen: entry.isExpanded == true)
            .frame(width: 20, height: 20)
            .opacity(entry.isExpanded == nil ? 0 : 1)
            .onTapGesture { change(.toggle(id)) }
            .allowsHitTesting(entry.isExpanded != nil)
            .accessibilityHidden()
    }

    /// The distance by which children are indented, in points.
    private static var indentation: Double { 16 }
}

/// The place of a list row in an outline, and the actions that expand and collapse it.
struct RowDisclosure {
    /// The number of ancestors.
    let level: Int
    let parent: AnyHashable?
    /// Whether the children are displayed; nil for a leaf.
    let isExpanded: Bool?
    let toggle: () -> Void
    let expandSiblings: () -> Void
}
