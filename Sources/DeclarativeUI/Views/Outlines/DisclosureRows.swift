/// In a list, the label is a row, and so is each view of the content while the group is expanded.
extension DisclosureGroup: RowStructure {
    static var rowCount: Int? { 1 }
    static var hasGroups: Bool { true }

    func appendRows(to rows: inout RowCollector) {
        guard rows.opensGroups else { return rows.add(SingleRow(self)) }
        rows.countGroup(isBound: isExpanded != nil)
        rows.add(DisclosureRows(group: self), at: .place(0))
    }
}

/// The state of a group in a list, whose body has the rows.
private struct DisclosureRows<Label: View, Content: View>: View {
    let group: DisclosureGroup<Label, Content>
    @State private var ownState = false

    var body: some View {
        let binding = group.isExpanded ?? $ownState
        let isExpanded = binding.wrappedValue
        let toggle = { withAnimation { binding.wrappedValue.toggle() } }
        ExpandableRows(content: isExpanded ? group.content() : nil) { rows in
            GroupLabelRow(
                label: group.label, isExpanded: isExpanded,
                isSelectable: rows.identifiesNext && rows.allowsSelection, toggle: toggle, site: group.site)
        }
    }
}

/// The row of a group's label.
///
/// If the row can be selected, the triangle and the arrow keys expand it. Otherwise it is a button, so that the keyboard can reach it.
private struct GroupLabelRow<Label: View>: View, RowDisclosing {
    let label: Label
    let isExpanded: Bool
    let isSelectable: Bool
    let toggle: () -> Void
    let site: DeclarationSite

    var body: some View {
        let disclosure = disclosure
        RowTraitsModified(content: row, background: nil) { $0.disclosure = disclosure }
    }

    var disclosure: RowDisclosure { RowDisclosure(isExpanded: isExpanded, toggle: toggle) }

    @ViewBuilder private var row: some View {
        if isSelectable {
            HStack(spacing: RowDisclosure.spacing) {
                DisclosureTriangle(isExpanded: isExpanded, toggle: toggle)
                label
            }
        } else {
            Button(
                role: nil, action: toggle,
                label: HStack(spacing: RowDisclosure.spacing) {
                    Chevron(isOpen: isExpanded).frame(width: RowDisclosure.triangleWidth, height: 20)
                    label
                    Spacer(minLength: 0)
                }, site: site
            )
            .buttonStyle(.plain)
            .accessibility(states: isExpanded ? [.expandable, .expanded] : .expandable)
        }
    }
}
