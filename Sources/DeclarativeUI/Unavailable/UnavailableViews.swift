// Views of SwiftUI that this library lacks; the error message names the replacement. Remove an entry when its view is
// added.

// MARK: - Navigation and containers

@available(*, unavailable, message: "switch over a @State that says which page is shown")
public struct NavigationStack<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public init(path: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "switch over a @State that says which page is shown")
public struct NavigationView<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use a Button that sets a @State")
public struct NavigationLink<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public init(_ title: String, destination: () -> Content) {}
    public init(_ title: String, value: Any?) where Content == EmptyView {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use a SplitViewController in a ViewControllerRepresentable")
public struct NavigationSplitView<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public init(sidebar: () -> Content, detail: () -> some View) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use an array in a @State")
public struct NavigationPath {
    public init() {}
}

@available(*, unavailable, message: "use an HStack, or a SplitView in a ViewRepresentable")
public struct HSplitView<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use a VStack, or a SplitView in a ViewRepresentable")
public struct VSplitView<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "put Buttons into an HStack")
public struct ToolbarItem<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "put Buttons into an HStack")
public struct ToolbarItemGroup<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

// MARK: - Data

@available(*, unavailable, message: "draw it in a Canvas")
public struct Chart<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "maps cannot be shown")
public struct Map<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

// MARK: - Controls

@available(*, unavailable, message: "use a TextField, or Pickers")
public struct DatePicker<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public init(_ title: String, selection: Any) where Content == EmptyView {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use a TextField, or Pickers")
public struct MultiDatePicker<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use a Picker")
public struct ColorPicker<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public init(_ title: String, selection: Any) where Content == EmptyView {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use ProgressView")
public struct Gauge<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use a Button that copies to the Pasteboard")
public struct ShareLink<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use a Button")
public struct EditButton: View {
    public init() {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use a Button")
public struct RenameButton: View {
    public init() {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use a Button")
public struct PasteButton: View {
    public init() {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "videos cannot be shown")
public struct VideoPlayer: View {
    public init() {}
    public var body: some View { EmptyView() }
}
