/// A retained button that calls a closure when it is pressed or its highlight changes.
final class PressButton: Widgets.Button {
    @exclusivity(unchecked) var press: (() -> Void)?
    @exclusivity(unchecked) var highlightChanged: (() -> Void)?
    /// Whether the button draws nothing itself, because a style provides its whole appearance.
    var drawsNothing = false { didSet { if drawsNothing != oldValue { setNeedsDisplay() } } }
    private var wasHighlighted = false

    override func performPrimaryAction() {
        super.performPrimaryAction()
        press?()
    }

    override func controlStateDidChange() {
        super.controlStateDidChange()
        if isHighlighted == wasHighlighted { return }
        wasHighlighted = isHighlighted
        highlightChanged?()
    }

    override func draw(_ canvas: Widgets.Canvas) { if !drawsNothing { super.draw(canvas) } }

    /// The insets around a label that the button does not draw itself, in points.
    var labelInsets: Widgets.EdgeInsets {
        if drawsNothing { return .zero }
        return Widgets.EdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
    }

    func titleBaseline(in height: Double) -> Double {
        let metrics = Typesetter.shared.metrics(of: scaledFont(for: font), scale: contentScaleFactor)
        return height / 2 + metrics.ascent - metrics.lineHeight / 2
    }
}
