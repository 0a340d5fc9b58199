/// The content of a sheet, a popover, an alert or a menu, to which the layout of the containers around the presenting view does not apply.
///
/// Other environment values are those of the presenting view.
struct PresentedContent<Content: View>: View {
    let content: Content

    var body: some View {
        content.environment(\.formLayout, FormLayout()).environment(\.backgroundProminence, .standard)
            .environment(\.scrollPosition, nil).environment(\.scrollTargetRule, .free)
            .environment(\.defaultScrollAnchor, nil)
    }
}
