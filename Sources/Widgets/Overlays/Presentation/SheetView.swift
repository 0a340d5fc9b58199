/// The background of a sheet or popover with its shadow, which contains the presented view.
final class SheetView: View {
    static let shadowReach = 14.0
    private let content = View()

    override init(frame: Rect) {
        super.init(frame: frame)
        content.clipsToBounds = true
        addSubview(content)
    }

    func show(_ view: View) {
        content.cornerRadius = effectiveTheme.metrics.sheetRadius
        content.addSubview(view)
    }

    /// Removes the presented view.
    func releaseContent() {
        for view in content.subviews { view.removeFromSuperview() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds.insetBy(dx: Self.shadowReach, dy: Self.shadowReach)
        for view in content.subviews { view.frame = content.bounds }
    }

    override func draw(_ canvas: Canvas) {
        ControlPainter(theme: effectiveTheme, canvas: canvas).popover(
            bounds.insetBy(dx: Self.shadowReach, dy: Self.shadowReach),
            cornerRadius: effectiveTheme.metrics.sheetRadius)
    }
}
