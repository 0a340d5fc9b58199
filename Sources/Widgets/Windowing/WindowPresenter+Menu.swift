internal import DesktopServices
internal import SDLPlatform

/// The menu of a window whose title bar the desktop does not draw, and the clicks on the bar, or on the views that move the window.
extension WindowPresenter {
    /// Whether the window has no title bar of the desktop, which has a menu of its own.
    private var hasOwnMenu: Bool { titleBar != nil || !window.styleMask.contains(.titled) }

    func toggleZoom() {
        if window.isResizable, application.dialog(blocking: window) == nil { window.zoom() }
    }

    /// Performs the action that the user has chosen for a click on title bars; `point` is in the space of the content.
    func perform(_ click: TitleBarView.Click, at point: Point) {
        let settings = application.desktopSettings
        let action =
            switch click {
            case .double: settings.titleBarDoubleClick
            case .middle: settings.titleBarMiddleClick
            case .right: settings.titleBarRightClick
            }
        switch action {
        case .none: break
        case .toggleMaximize: toggleZoom()
        case .minimize: platform.minimize()
        case .lower: platform.lower()
        case .menu: showMenu(at: point, byKeyboard: false)
        }
    }

    /// Performs the second press of a double click on a view that moves the window; returns whether the event is one.
    func handleDoubleClick(_ input: InputEvent) -> Bool {
        guard expectsDoubleClick, case .mouse(let event) = input, event.phase == .down else { return false }
        expectsDoubleClick = false
        guard event.button == .left else { return false }
        perform(.double, at: event.locationInWindow)
        return true
    }

    /// Opens the menu of the window for Alt+Space, and performs clicks on views that move it, if the content has not used the event.
    func handleUnused(_ input: InputEvent) {
        switch input {
        case .key(let event) where event.phase == .down && !event.isARepeat:
            let flags = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
            guard event.key.keyCode == .keyboardSpacebar, flags == .alternate, hasOwnMenu else { return }
            showMenu(at: .zero, byKeyboard: true)
        case .mouse(let event) where event.phase == .down && event.button != .left:
            let click: TitleBarView.Click? =
                switch event.button {
                case .right: .right
                case .middle: .middle
                default: nil
                }
            if let click, movesWindow(at: event.locationInWindow) {
                perform(click, at: event.locationInWindow)
            }
        default: break
        }
    }

    /// Opens the menu of the window at a point in the space of the content.
    private func showMenu(at point: Point, byKeyboard: Bool) {
        if application.dialog(blocking: window) != nil { return }
        let state = WindowMenu(
            isZoomed: platform.isMaximized, isResizable: window.isResizable,
            hasStates: window.sheetParent == nil,
            isFloating: platform.isWayland ? nil : window.level == .floating)
        let menu = state.make { [weak self] in self?.perform($0) }
        let first = menu.children.lazy.compactMap { ($0 as? Menu)?.children }.joined().first {
            !$0.chosenAttributes.contains(.disabled)
        }
        let place = Point(x: point.x, y: max(0, point.y))
        menu.popUp(positioning: byKeyboard ? first : nil, at: place, in: window)
    }

    private func perform(_ item: WindowMenu.Item) {
        switch item {
        case .restore: platform.restore()
        case .move: beginAdjustment(.move)
        case .resize: beginAdjustment(.resize)
        case .minimize: platform.minimize()
        case .maximize: platform.maximize()
        case .alwaysOnTop: window.level = window.level == .floating ? .normal : .floating
        case .close: closeRequested()
        }
    }

    // MARK: - Moving and resizing

    private func beginAdjustment(_ kind: WindowAdjustment.Kind) {
        adjustment = WindowAdjustment(
            kind, from: Rect(origin: platform.position ?? .zero, size: platform.size))
        let verb = kind == .move ? "move" : "resize"
        Accessibility.post(
            element: window,
            notification: .announcement(
                "The arrow keys or a press \(verb) the window. Return ends this, and Escape undoes it."))
    }

    /// Applies an event to the movement or change of size that was chosen in the menu; returns false if there is none.
    func handleInAdjustment(_ input: InputEvent) -> Bool {
        guard var adjustment else { return false }
        switch input {
        case .key(let event) where event.phase == .down:
            let effect = adjustment.handle(event.key)
            self.adjustment = effect == .ended ? nil : adjustment
            if effect != .none { apply(adjustment) }
        case .mouse(let event):
            // A press that moves or resizes the window is not delivered; any other one ends the adjustment.
            if event.phase == .down { self.adjustment = nil }
            video.setCursor(cursor(of: adjustment.kind, at: event.locationInWindow))
        default: break
        }
        return true
    }

    private func apply(_ adjustment: WindowAdjustment) {
        switch adjustment.kind {
        case .move: if platform.position != nil { window.frameTopLeftPoint = adjustment.frame.origin }
        case .resize: window.setContentSize(adjustment.frame.size)
        }
    }

    /// Returns what a press does while an adjustment is in progress, which ends with it; nil without one.
    func partOfAdjustment(at point: Point) -> PlatformWindow.Part? {
        guard let adjustment else { return nil }
        self.adjustment = nil
        if adjustment.kind == .move { return .titleBar }
        return switch WindowAdjustment.nearestEdge(to: point, in: host.size) {
        case (-1, -1): .topLeft
        case (-1, 1): .bottomLeft
        case (1, -1): .topRight
        case (-1, _): .left
        case (0, -1): .top
        case (0, 1): .bottom
        case (1, 0): .right
        default: .bottomRight
        }
    }

    private func cursor(of kind: WindowAdjustment.Kind, at point: Point) -> Cursor {
        if kind == .move { return .move }
        return switch WindowAdjustment.nearestEdge(to: point, in: host.size) {
        case (0, _): .resizeUpDown
        case (_, 0): .resizeLeftRight
        case (let x, let y): x == y ? .resizeTopLeftBottomRight : .resizeTopRightBottomLeft
        }
    }
}
