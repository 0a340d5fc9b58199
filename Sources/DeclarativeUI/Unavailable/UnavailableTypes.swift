// Types of SwiftUI that this library lacks; the error message names the replacement. Remove an entry when its type is
// added.

// MARK: - Drawing and animation

@available(*, unavailable, message: "use .task with a loop that sleeps, or withAnimation")
public struct TimelineView<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use withAnimation")
public struct PhaseAnimator<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use withAnimation")
public struct KeyframeAnimator<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use LinearGradient")
public struct MeshGradient {
    public init() {}
}

// MARK: - Gestures

@available(*, unavailable, message: "use MagnifyGesture")
public struct MagnificationGesture {
    public init() {}
}

@available(*, unavailable, message: "use RotateGesture")
public struct RotationGesture {
    public init() {}
}

// MARK: - Applications

@available(*, unavailable, message: "use WindowGroup")
public struct DocumentGroup<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use StatusBar")
public struct MenuBarExtra<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use HostingController")
public struct UIHostingController<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use HostingView")
public struct NSHostingView<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ value: Any, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "use String")
public struct LocalizedStringKey {
    public init() {}
}

@available(*, unavailable, message: "rows are deleted and moved by keys and by drag, without a mode")
public struct EditMode {
    public init() {}
}

@available(*, unavailable, message: "use a loop among the columns of the Table")
public struct TableColumnForEach {
    public init() {}
}

@available(*, unavailable, message: "use ViewRepresentable")
public protocol UIViewRepresentable {}

@available(*, unavailable, message: "use ViewRepresentable")
public protocol NSViewRepresentable {}

@available(*, unavailable, message: "use ViewControllerRepresentable")
public protocol UIViewControllerRepresentable {}

@available(*, unavailable, message: "use ViewControllerRepresentable")
public protocol NSViewControllerRepresentable {}

// MARK: - Tools

@available(*, unavailable, message: "use renderBitmap() of the view, or show it in a window")
public protocol PreviewProvider {}
