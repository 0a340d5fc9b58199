/// The background of a sheet or popover, which casts a shadow and contains the presented view.
final class SheetView: View, AppearanceObserving {
    let content = PresentedContainer()
    private let elevation: Elevation

    init(_ elevation: Elevation) {
        self.elevation = elevation
        super.init(frame: .zero)
        addSubview(content)
    }

    func viewDidChangeEffectiveAppearance() { setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        castShadow(elevation, cornerRadius: effectiveAppearance.metrics.sheetRadius)
    }

    override func draw(_ canvas: Canvas) {
        ControlPainter(theme: effectiveAppearance, canvas: canvas).popover(
            bounds, cornerRadius: effectiveAppearance.metrics.sheetRadius)
    }
}
