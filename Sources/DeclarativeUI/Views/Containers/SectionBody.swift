/// The body of a ``Section`` outside of a list: a card with a row for each view in a ``Form``, otherwise header,
/// content and footer.
struct SectionBody<Parent: View, Content: View, Footer: View>: View {
    let header: Parent
    let content: Content
    let footer: Footer
    @Environment(\.formLayout) private var form

    var body: some View {
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
