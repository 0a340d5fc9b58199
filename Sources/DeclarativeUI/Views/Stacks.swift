/// A container that arranges its views in a horizontal line.
///
/// Follows `SwiftUI.HStack`.
///
///     HStack(spacing: 4) { Image(icon); Text(name); Spacer(); Text(size) }
public struct HStack<Content: View>: StackContainerView {
    let layout: HStackLayout
    let content: Content

    /// Creates a horizontal stack; `spacing` is in points, nil for the spacing that the views prefer.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    var line: StackLine { layout.line }
    borrowing func updateContent(of node: ViewNode<Content>) { node.update(to: content) }
}

/// A container that arranges its views in a vertical line.
///
/// Follows `SwiftUI.VStack`.
///
///     VStack(alignment: .leading) { Text(title).font(.headline); Text(text) }
public struct VStack<Content: View>: StackContainerView {
    let layout: VStackLayout
    let content: Content

    /// Creates a vertical stack; `spacing` is in points, nil for the spacing that the views prefer.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    var line: StackLine { layout.line }
    borrowing func updateContent(of node: ViewNode<Content>) { node.update(to: content) }
}

/// A container that places its views on top of each other, the last one in front.
///
/// Follows `SwiftUI.ZStack`.
///
///     ZStack(alignment: .bottomTrailing) { Image(photo); Text(date) }
public struct ZStack<Content: View>: LayoutContainerView {
    let layout: ZStackLayout
    let content: Content

    /// Creates a stack whose views are aligned by the guides of `alignment`.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    borrowing func updateContent(of node: ViewNode<Content>) { node.update(to: content) }
}

/// A container with a given layout: `AnyLayout(HStackLayout()) { ... }`.
struct LayoutView<Arrangement: Layout, Content: View>: LayoutContainerView {
    let layout: Arrangement
    let content: Content

    borrowing func updateContent(of node: ViewNode<Content>) { node.update(to: content) }
}

extension Layout {
    /// Returns a view that arranges `content` with this layout.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}
