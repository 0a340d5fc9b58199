/// The body of a ``Section`` outside of a list: a card with a row for each view in a ``Form``, otherwise header,
/// content and footer.
struct SectionBody<Parent: View, Content: View, Footer: View>: View {
    let section: Section<Parent, Content, Footer>
    @Environment(\.formLayout) private var form

    @ViewBuilder private var header: some View {
        if let isExpanded = section.isExpanded {
            SectionHeader(content: section.header, isExpanded: isExpanded)
        } else {
            section.header
        }
    }

    init(_ section: Section<Parent, Content, Footer>) { self.section = section }

    var body: some View {
        let content = section.isExpanded?.wrappedValue == false ? nil : section.content
        let footer = section.footer
        let header = header
        if form.showsRows {
            VStack(alignment: .leading, spacing: 6) {
                header.font(.headline)
                Card(content: content)
                footer.font(.footnote).foregroundStyle(Color.secondary)
            }
        } else {
            header
            content
            footer
        }
    }
}

/// The header of a section that can be collapsed: a button that shows and hides the content.
struct SectionHeader<Content: View>: View {
    let content: Content
    let isExpanded: Binding<Bool>

    var body: some View {
        let isOpen = isExpanded.wrappedValue
        Button {
            withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
            HStack(spacing: 6) {
                content
                Spacer(minLength: 0)
                Chevron(isOpen: isOpen)
            }
        }
        .buttonStyle(.plain)
        .accessibility(states: isOpen ? [.expandable, .expanded] : .expandable)
    }
}
