/// The placeholder of a text view, whose view exists only while the text is empty.
final class TextPlaceholder {
    private var view: TextPlaceholderView?

    /// Shows the placeholder if the text view is empty, or removes it.
    func update(in textView: TextView) {
        guard let placeholder = textView.placeholder, !textView.hasText else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let known = view ?? TextPlaceholderView(frame: .zero)
        known.show(placeholder, textView.pieces.setting)
        let bounds = textView.layoutState.bounds
        let inset = textView.textContainerInset
        known.frame = Rect(
            x: inset.left, y: inset.top, width: max(0, bounds.width - inset.left - inset.right),
            height: max(0, bounds.height - inset.top - inset.bottom))
        if view == nil { textView.insertSubview(known, at: 0) }
        view = known
    }
}

private final class TextPlaceholderView: View {
    private var layout: TextLayout?

    override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    func show(_ text: String, _ setting: TextPieceLayout.Setting) {
        layout = TextLayout(
            text: AttributedText(text), font: setting.font, width: setting.width,
            paragraphStyle: setting.style, scale: setting.scale)
        setNeedsDisplay()
    }

    override func draw(_ canvas: Canvas) {
        layout?.draw(on: canvas, color: Color(role: .placeholderText))
    }
}
