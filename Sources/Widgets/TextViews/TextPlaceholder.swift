/// The placeholder of a text view, whose view exists only while the text is empty.
final class TextPlaceholder {
    private var view: TextPlaceholderView?

    /// Shows the placeholder if the text view is empty, or removes it.
    func update(in textView: TextView) {
        guard let placeholder = textView.placeholderString, !textView.hasText else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let placeholderView = view ?? TextPlaceholderView(frame: .zero)
        placeholderView.show(placeholder, textView.pieces.configuration)
        let bounds = textView.layoutState.bounds
        let inset = textView.textContainerInset
        placeholderView.frame = Rect(
            x: inset.left, y: inset.top, width: max(0, bounds.width - inset.left - inset.right),
            height: max(0, bounds.height - inset.top - inset.bottom))
        if view == nil { textView.insertSubview(placeholderView, at: 0) }
        view = placeholderView
    }
}

private final class TextPlaceholderView: View {
    private var layout: TextLayout?

    override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    func show(_ text: String, _ configuration: TextPieceLayout.Configuration) {
        layout = TextLayout(
            text: AttributedText(text), font: configuration.font, width: configuration.width,
            paragraphStyle: configuration.style, scale: configuration.scale)
        setNeedsDisplay()
    }

    override func draw(_ canvas: Canvas) {
        layout?.draw(on: canvas, color: Color(role: .placeholderText))
    }
}
