/// The content of a sheet, a popover, an alert or a menu, to which the layout of the containers around the presenting view does not apply.
///
/// Other environment values are those of the presenting view.
struct PresentedContent<Content: View>: View {
    let content: Content
    @Environment(\.foreground) private var foreground

    var body: some View {
        content.environment(\.formLayout, FormLayout())
            // A selected row sets this colour for text on the accent colour, which is not behind the presentation.
            .environment(\.foreground, foreground == .onTint ? nil : foreground)
            .environment(\.scrollPosition, nil).environment(\.scrollTargetRule, .free)
            .environment(\.defaultScrollAnchor, nil)
    }
}
