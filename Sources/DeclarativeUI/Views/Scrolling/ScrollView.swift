/// A scrollable view.
///
/// Follows `SwiftUI.ScrollView`, and is displayed by the retained scroll view. Along the scroll axes the content gets
/// its ideal length and the scroll view takes the proposed one; across, the scroll view is as large as its content.
/// Changes of descendants do not affect the layout of ancestors, unless they change the content's length across.
///
///     ScrollView { VStack { ForEach(letters) { LetterRow(letter: $0) } } }
///     ScrollView(.horizontal, showsIndicators: false) { HStack { pictures } }
public struct ScrollView<Content: View>: View {
    let axes: Axis.Set
    let showsIndicators: Bool
    let content: Content

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ScrollNode(view, in: context)
    }
}

/// The retained scroll view of a declarative scroll view.
final class DeclarativeScrollView: Widgets.ScrollView {
    /// Contains the views of the content, and nothing else.
    let holder = PassingView(frame: .zero)
    var scrolled: (() -> Void)?
    /// Called after the scroll view has laid out its subviews.
    var arranged: (() -> Void)?
    /// Whether a drag with the mouse scrolls.
    var scrollsByMouseDrag = false {
        didSet {
            if scrollsByMouseDrag == oldValue { return }
            let others = panGestureRecognizer.allowedTouchTypes.filter { $0 != .indirectPointer }
            panGestureRecognizer.allowedTouchTypes = scrollsByMouseDrag ? others + [.indirectPointer] : others
        }
    }

    override init(frame: Rect) {
        super.init(frame: frame)
        holder.hasNoOwnDrawing = true
        addSubview(holder)
    }

    override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        scrolled?()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arranged?()
    }
}
