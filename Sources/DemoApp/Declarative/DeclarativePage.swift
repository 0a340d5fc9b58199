import DeclarativeUI

/// A declarative page with a title, a line of text, and content.
struct DeclarativePage<Content: View>: View {
    let title: String
    let lead: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(title).font(.largeTitle).frame(minHeight: PageHeader.titleHeight)
                .accessibilityAddTraits(.isHeader)
            Text(lead).foregroundStyle(.secondary).lineLimit(1).frame(minHeight: PageHeader.leadHeight)
                .padding(.top, PageHeader.leadY - PageHeader.titleY - PageHeader.titleHeight)
            content.padding(.top, PageHeader.contentY - PageHeader.leadY - PageHeader.leadHeight)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        .padding(EdgeInsets(top: PageHeader.titleY, leading: 24, bottom: 20, trailing: 24))
        // A page that is taller than the window is clipped at its bottom, not at its title.
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// A panel with a title that fills the available width.
struct Panel<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.headline).accessibilityAddTraits(.isHeader)
            content
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background { PanelBackground() }
    }
}

/// The background of a panel.
private struct PanelBackground: View {
    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 12).fill(Color(role: .cardBackground))
            RoundedRectangle(cornerRadius: 12).strokeBorder(Color(role: .separator))
        }
    }
}

/// Creates the declarative pages for the gallery, which consists of retained views.
enum DeclarativePages {
    static func controls() -> Widgets.View { HostingView(rootView: DeclarativeControls()) }
    static func data() -> Widgets.View { HostingView(rootView: DeclarativeDataPage()) }
    static func catalogue() -> Widgets.View { HostingView(rootView: CataloguePage()) }
    static func motion() -> Widgets.View { HostingView(rootView: TransitionsPage()) }
    static func layout() -> Widgets.View { HostingView(rootView: DeclarativeLayoutPage()) }

    static func state() -> Widgets.View {
        let reasons = Reasons()
        let hosting = HostingView(rootView: StatePage(reasons: reasons))
        hosting.explainsUpdates = true
        reasons.hosting = hosting
        return hosting
    }
}
