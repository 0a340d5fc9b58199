/// A title in a menu bar; input is handled by the ``MenuBar``.
final class MenuBarItem: View, VisibleText, AppearanceObserving {
    /// The menu that the item opens.
    private(set) var menu: Menu
    /// The letter that opens the menu with Alt; nil for none.
    private(set) var mnemonic: Mnemonic?
    /// Whether the item is highlighted, by the pointer, by the keyboard, or because its menu is open.
    @ViewInvalidating(.display) var isHighlighted = false
    /// Whether the menu is open.
    var isOpen = false
    /// Whether the mnemonic is underlined.
    @ViewInvalidating(.display) var showsMnemonic = false

    private var line = ControlTitle()
    static let font = Font.systemFont(ofSize: Font.systemFontSize)
    static let padding = 10.0

    init(_ menu: Menu, mnemonic: Mnemonic?) {
        self.menu = menu
        self.mnemonic = mnemonic
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    var title: String { menu.title }
    var visibleText: String? { title }

    /// Replaces the menu by one with the same title.
    func update(_ menu: Menu, mnemonic: Mnemonic?) {
        self.menu = menu
        if mnemonic == self.mnemonic { return }
        self.mnemonic = mnemonic
        setNeedsDisplay()
    }

    var fittingWidth: Double {
        line.size(title, scaledFont(for: Self.font), scale: contentScaleFactor).width + 2 * Self.padding
    }

    func viewDidChangeEffectiveAppearance() { line.invalidate() }

    override func draw(_ canvas: Canvas) {
        let painter = ControlPainter(theme: effectiveAppearance, canvas: canvas)
        if isHighlighted { painter.menuHighlight(bounds.insetBy(dx: 0, dy: 2), isEnabled: true) }
        let room = bounds.insetBy(dx: min(Self.padding, bounds.width / 2), dy: 0)
        line.draw(
            title, scaledFont(for: Self.font), on: canvas, in: room, part: isMirrored ? 1 : 0, color: .label)
        if showsMnemonic {
            mnemonic?.underline(
                in: title, font: scaledFont(for: Self.font), on: canvas, textRect: room,
                isMirrored: isMirrored, color: .label)
        }
    }

    // MARK: - Assistive technologies

    private var bar: MenuBar? { superview as? MenuBar }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .menuItem
        attributes.label = menu.accessibilityTitle
        attributes.states.formUnion([.focusable, .hasPopup, .expandable])
        if isOpen { attributes.states.insert(.expanded) }
        if isHighlighted { attributes.states.insert(.focused) }
        attributes.keyShortcut = mnemonic.map { "Alt+\($0.letter.uppercased())" }
    }

    override func accessibilityActivate() -> Bool { bar?.activate(self) ?? false }
}

extension Menu {
    /// The name for assistive technologies.
    fileprivate var accessibilityTitle: String { title == MenuBar.overflowTitle ? "More menus" : title }
}
