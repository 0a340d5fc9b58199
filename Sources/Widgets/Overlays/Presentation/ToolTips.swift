/// Shows the tool tip of a view when the pointer rests on it or the keyboard focus moves to it.
///
/// Each host has one instance. A timer is scheduled only for a pending tool tip; nothing runs while one is displayed.
package final class ToolTips: ToolTipPresenting {
    /// The host of the current or last tool tip.
    private weak var host: ViewHost?
    /// The view whose tool tip is pending or displayed.
    private weak var source: View?
    private var timer: ScheduledTimer?
    private(set) var tip: ToolTipView?
    /// The time at which the last tool tip was hidden; the next one appears sooner if it follows shortly.
    private var lastDisplayTime: Duration?

    private static let delay = Duration.milliseconds(600)
    private static let quickDelay = Duration.milliseconds(80)
    private static let quickInterval = Duration.milliseconds(500)

    package init() {}

    /// Called when the pointer has moved to `view`, the nearest view with a tool tip; nil when there is none.
    package func pointerDidMove(to view: View?) {
        if view === source { return }
        dismiss()
        guard let view else { return }
        schedule(view) { [weak self] in
            guard let self, let place = host?.pointerLocation else { return }
            show(view, besides: Rect(x: place.x, y: place.y - 6, width: 0, height: 26))
        }
    }

    /// Called when the focus has moved to `view` by the keyboard.
    package func focusDidMove(to view: View?) {
        guard let view, view.toolTipText?.isEmpty == false else { return }
        if view === source { return }
        dismiss()
        schedule(view) { [weak self] in
            self?.show(view, besides: view.convert(view.bounds, to: nil).insetBy(dx: 0, dy: -6))
        }
    }

    /// Hides the tool tip and cancels a pending one.
    package func dismiss(restoringFocus: Bool = true) {
        timer?.invalidate()
        timer = nil
        source = nil
        host?.removeLayer(self)
        guard let tip else { return }
        lastDisplayTime = host?.currentTime
        self.tip = nil
        tip.removeFromSuperview()
    }

    private func schedule(_ view: View, _ body: @escaping () -> Void) {
        guard let host = view.viewHost else { return }
        self.host = host
        source = view
        host.addLayer(self)
        let isQuick = lastDisplayTime.map { host.currentTime - $0 <= Self.quickInterval } ?? false
        timer = host.schedule(after: isQuick ? Self.quickDelay : Self.delay, body)
    }

    private func show(_ view: View, besides rect: Rect) {
        guard source === view, let text = view.toolTipText, !text.isEmpty, let host,
            view.viewHost === host
        else { return }
        let tip = ToolTipView(text)
        let root = host.rootView
        View.performWithoutAnimation {
            tip.semanticContentAttribute = view.isMirrored ? .forceRightToLeft : .forceLeftToRight
            ThemeInheritance(of: tip).inherit(from: view)
            root.addSubview(tip)
            let area = root.convert(host.popups.detach(tip, as: .toolTip, besides: rect), from: nil)
            let size = tip.sizeThatFits(Size(width: area.width, height: area.height))
            let placement = PopupPlacement(area: area, isMirrored: view.isMirrored)
            let anchor = root.convert(rect, from: nil)
            tip.frame = placement.frame(of: size, at: .below(anchor))
        }
        self.tip = tip
    }
}

extension ToolTips: InputLayer {
    package var rules: InputLayerRules {
        InputLayerRules(level: .toolTip, dismissal: [.input, .deactivation, .ownerDisappearance])
    }

    package var layerView: View? { tip }
    package var owner: View? { source }
}

extension ViewHost {
    /// The displayed tool tip; nil when there is none.
    var visibleToolTip: ToolTipView? { layer(of: ToolTips.self)?.tip }
}

/// The view of a displayed tool tip, which is transparent to events.
final class ToolTipView: View, VisibleText, AppearanceObserving {
    private let label = Label(text: nil)

    private static let radius = 7.0
    private static let padding = (x: 10.0, y: 6.0)
    /// The maximum width at a text scale of 1, in points.
    private static let widest = 320.0

    init(_ text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.text = text
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: Font.smallSystemFontSize + 0.5)
        addSubview(label)
    }

    var visibleText: String? { label.text }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .toolTip
        attributes.label = label.text
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let textWidth =
            min(size.width, effectiveAppearance.scaledValue(for: Self.widest)) - 2 * Self.padding.x
        let text = label.sizeThatFits(Size(width: max(0, textWidth), height: 0))
        return Size(
            width: min(text.width, textWidth).rounded(.up) + 2 * Self.padding.x,
            height: text.height.rounded(.up) + 2 * Self.padding.y)
    }

    func viewDidChangeEffectiveAppearance() { setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: Self.padding.x, dy: Self.padding.y)
        castShadow(.low, cornerRadius: Self.radius)
    }

    override func draw(_ canvas: Canvas) {
        ControlPainter(theme: effectiveAppearance, canvas: canvas).popover(bounds, cornerRadius: Self.radius)
    }
}

extension Control {
    /// The text of the control's tool tip, like `UIControl.toolTip`; an alias of `toolTipText`.
    public final var toolTip: String? {
        get { toolTipText }
        set { toolTipText = newValue }
    }
}
