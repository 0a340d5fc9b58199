/// The background of a sheet or popover, which casts a shadow and contains the presented view.
final class SheetView: View, AppearanceObserving {
    private let content = View()
    private let elevation: Elevation

    init(_ elevation: Elevation) {
        self.elevation = elevation
        super.init(frame: .zero)
        content.clipsToBounds = true
        addSubview(content)
    }

    func show(_ view: View) {
        content.layer.cornerRadius = effectiveAppearance.metrics.sheetRadius
        content.addSubview(view)
    }

    /// Removes the presented view.
    func releaseContent() {
        for view in content.subviews { view.removeFromSuperview() }
    }

    func viewDidChangeEffectiveAppearance() { setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        castShadow(elevation, cornerRadius: effectiveAppearance.metrics.sheetRadius)
        for view in content.subviews { view.frame = content.bounds }
    }

    override func draw(_ canvas: Canvas) {
        ControlPainter(theme: effectiveAppearance, canvas: canvas).popover(
            bounds, cornerRadius: effectiveAppearance.metrics.sheetRadius)
    }
}
