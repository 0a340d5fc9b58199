/// A retained button that calls closures.
final class PressButton: Widgets.Button {
    @exclusivity(unchecked) var press: (() -> Void)?
    @exclusivity(unchecked) var highlightChanged: (() -> Void)?
    /// A style shows everything that there is to see.
    var drawsNothing = false { didSet { if drawsNothing != oldValue { setNeedsDisplay() } } }
    private var wasHighlighted = false

    override func pressed() {
        super.pressed()
        press?()
    }

    override func stateChanged() {
        super.stateChanged()
        if isHighlighted == wasHighlighted { return }
        wasHighlighted = isHighlighted
        highlightChanged?()
    }

    override func draw(_ canvas: Widgets.Canvas) { if !drawsNothing { super.draw(canvas) } }

    /// Around a label that is not drawn by the button.
    var labelInsets: Widgets.EdgeInsets {
        if drawsNothing { return .zero }
        return Widgets.EdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
    }

    func titleBaseline(in height: Double) -> Double {
        let metrics = Typesetter.shared.metrics(of: font, scale: contentScaleFactor)
        return height / 2 + metrics.ascent - metrics.lineHeight / 2
    }
}
