/// The view of a presented controller: shows its view as a sheet, dims the views behind, and confines the pointer, keys and focus to it.
package final class PresentationOverlay: View, FadingPresentation {
    let controller: ViewController
    /// The focus before the sheet was presented, which is restored when it is dismissed.
    private var focusBefore = SavedFocus()
    private let scrim = View()
    private let sheet = SheetView(.high)
    /// Called when the fade-out has ended; nil before the dismissal and afterwards.
    private var fadeCompletion: (() -> Void)?
    private var isDisappearing = false

    /// The minimum distance between the window's edges and the sheet, in points.
    private static let margin = 24.0
    /// The size of a sheet whose controller and view specify no size.
    private static let defaultSize = Size(width: 480, height: 360)

    /// Returns the size of the smallest window that displays a sheet of `size` completely.
    package static func area(forSheetOf size: Size) -> Size {
        Size(width: size.width + 2 * margin, height: size.height + 2 * margin)
    }

    /// Creates the overlay that presents `controller`, with the theme of `presenter`.
    init(_ controller: ViewController, from presenter: View? = nil) {
        self.controller = controller
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrim.isUserInteractionEnabled = false
        addSubview(scrim)
        addSubview(sheet)
        sheet.content.show(controller.view)
        sheet.content.onContentChange = { [weak self] in self?.setNeedsLayout() }
        if let presenter { ThemeInheritance(of: self).inherit(from: presenter) }
        ThemeInheritance(of: self).takeOverride(of: controller.view)
    }

    // MARK: - Coming and going

    func appear(in host: ViewHost, animated: Bool, completion: (() -> Void)?) {
        if let owner {
            ViewLayers(of: owner).dismissReplaced(from: .sheet)
        } else {
            host.dismissLayers(from: .sheet)
        }
        for popover in host.layers(of: PopoverOverlay.self) { popover.moveIntoWindow() }
        focusBefore = host.savedFocus
        View.performWithoutAnimation {
            frame = host.rootView.bounds
            if animated { alpha = 0 }
            host.rootView.addSubview(self)
            setNeedsLayout()
        }
        host.cancelCapture()
        host.moveFocus(
            into: sheet, preferring: controller.preferredFocusedView, asByKeyboard: focusBefore.showedRing)
        guard animated else {
            completion?()
            return
        }
        View.animate(
            withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: { alpha = 1 }, completion: { _ in completion?() })
    }

    /// Ends the presentation; the views behind receive input immediately, while the overlay fades out.
    func disappear(animated: Bool, completion: (() -> Void)?) {
        isDisappearing = true
        isUserInteractionEnabled = false
        if let host = viewHost {
            ViewLayers(of: self).dismissOwned()
            // Another sheet may be in front of this one, and has the focus then.
            let isCovered = ViewLayers(of: self).areCovering
            host.removeLayer(self)
            if !isCovered {
                host.dismissLayers(from: .menu)
                if let focused = host.firstResponder as? View, focused.isDescendant(of: self) {
                    host.dropFocus()
                }
                host.restoreFocus(focusBefore, asByKeyboard: true)
            }
        }
        fadeCompletion = completion
        guard animated, viewHost != nil else { return endFading() }
        View.animate(
            withDuration: 0.15, delay: 0, options: [.curveEaseIn, .allowUserInteraction],
            animations: { alpha = 0 }, completion: { [self] _ in endFading() })
    }

    /// Restores the focus that `other` would have restored, when it ends before this presentation.
    func inheritFocus(from other: PresentationOverlay) { focusBefore = other.focusBefore }

    /// Removes the overlay and releases the controller's view, which may be presented again.
    ///
    /// Only the first call has an effect.
    package func endFading() {
        guard isDisappearing else { return }
        removeFromSuperview()
        sheet.content.releaseContent()
        let completion = fadeCompletion
        fadeCompletion = nil
        completion?()
    }

    /// Registers the overlay with its host, also when a window that was closed with the sheet is opened again.
    package override func didMoveToWindow() {
        super.didMoveToWindow()
        if !isDisappearing { viewHost?.addLayer(self) }
    }

    // MARK: - Layout

    package override func layoutSubviews() {
        super.layoutSubviews()
        scrim.backgroundColor = Color(white: 0, alpha: effectiveAppearance.style == .dark ? 0.5 : 0.3)
        scrim.frame = bounds
        let availableSize = Size(
            width: max(0, bounds.width - 2 * Self.margin), height: max(0, bounds.height - 2 * Self.margin))
        let preferredSize = fittingSize(within: availableSize)
        let size = Size(
            width: min(preferredSize.width, availableSize.width),
            height: min(preferredSize.height, availableSize.height))
        sheet.frame = Rect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    private func fittingSize(within availableSize: Size) -> Size {
        if let sheet = controller as? any SheetBehavior { return sheet.sheetSize(within: availableSize) }
        return controller.presentedSize(
            within: availableSize, or: Self.defaultSize, controller.view.sizeThatFits)
    }

    // MARK: - Assistive technologies

    package override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        let alert = controller as? AlertController
        attributes.role = alert == nil ? .dialog : .alert
        attributes.label = controller.title
        attributes.hint = alert?.message
        attributes.states.insert(.modal)
        if !controller.isModalInPresentation { attributes.actions.append(.escape) }
    }

    package override func accessibilityPerformEscape() -> Bool {
        controller.cancelPresentation()
        return true
    }

    // MARK: - Events

    /// The application, so that its commands work in a sheet while unhandled events do not reach the views behind.
    package override var next: Responder? { PlatformServices.current.application }

    package override func hitTest(_ point: Point, with event: InputEvent?) -> View? {
        super.hitTest(point, with: event) ?? (bounds.contains(point) ? self : nil)
    }

    package override func mouseDown(with event: MouseEvent) {}
    package override func rightMouseDown(with event: MouseEvent) {}
    package override func scrollWheel(with event: ScrollEvent) {}

    package override func keyDown(with event: KeyEvent) {
        if handleEscape(event) { return }
        if let sheet = controller as? any SheetBehavior, sheet.usesPresentationKey(event) { return }
        super.keyDown(with: event)
    }
}

extension PresentationOverlay: InputLayer {
    /// The rules of a modal sheet, which a press outside does not dismiss.
    package var rules: InputLayerRules { InputLayerRules(level: .sheet, focus: .modal) }

    package var layerView: View? { self }

    /// The view in a sheet or popover for which the controller is presented.
    package var owner: View? { controller.presentation.source }

    /// Requests dismissal from the controller, which can refuse it.
    package func cancel() { controller.cancelPresentation() }

    package func dismiss(restoringFocus: Bool) {
        if !restoringFocus { focusBefore = SavedFocus() }
        controller.presentation.presenting?.dismiss(animated: false)
    }
}

extension ViewHost {
    /// The overlays of the presented sheets, innermost last.
    var presentedSheets: [PresentationOverlay] { layers(of: PresentationOverlay.self) }
}
