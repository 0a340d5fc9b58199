/// A row of an outline: the indentation, the disclosure triangle and the content.
struct OutlineRow<Element, ID: Hashable, Content: View>: View {
    let entry: OutlineEntry<Element, ID>
    let change: (OutlineChange<ID>) -> Void
    let content: Content

    var body: some View {
        let (id, change, disclosure) = (entry.id, change, disclosure)
        RowTraitsModified(
            content: HStack(spacing: RowDisclosure.spacing) {
                DisclosureTriangle(isExpanded: entry.isExpanded) { change(.toggle(id)) }
                content
            }
            .padding(.leading, Double(entry.level) * RowDisclosure.indentation),
            background: nil
        ) {
            $0.disclosure = disclosure
        }
    }

    /// The place in the tree.
    var disclosure: RowDisclosure {
        let (id, siblings, change) = (entry.id, entry.siblings, change)
        return RowDisclosure(
            level: entry.level, parent: entry.parent.map { .identity(AnyHashable($0)) },
            isExpanded: entry.isExpanded, toggle: { change(.toggle(id)) },
            expandSiblings: { change(.expand(siblings())) })
    }
}

/// The triangle that expands and collapses a row; a leaf has an empty one.
struct DisclosureTriangle: View {
    /// Whether the children are displayed; nil for a leaf.
    let isExpanded: Bool?
    let toggle: () -> Void

    var body: some View {
        Chevron(isOpen: isExpanded == true)
            .frame(width: RowDisclosure.triangleWidth, height: 20)
            .opacity(isExpanded == nil ? 0 : 1)
            .onTapGesture(perform: toggle)
            .allowsHitTesting(isExpanded != nil)
            .accessibilityHidden()
    }
}
