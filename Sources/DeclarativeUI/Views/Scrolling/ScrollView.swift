/// Shows a part of what may be larger than the room that there is, and lets the user move it.
///
/// `SwiftUI.ScrollView`, on the retained one. Along its axes the content gets its ideal length, and the view takes what is
/// proposed; across, the view is as large as the content. Changes inside do not affect the layout outside, unless
/// the content's length across has changed.
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

/// The retained scroll view of a description.
final class ScrollArea: Widgets.ScrollView {
    /// Holds the views of the content, and nothing else.
    let holder = PassingView(frame: .zero)
    var scrolled: (() -> Void)?
    /// Called once all around is laid out.
    var arranged: (() -> Void)?

    override init(frame: Rect) {
        super.init(frame: frame)
        holder.hasNoLook = true
        addSubview(holder)
    }

    override func didScroll() {
        super.didScroll()
        scrolled?()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arranged?()
    }
}
