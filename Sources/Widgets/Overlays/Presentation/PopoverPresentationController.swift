/// The popover in which a controller is presented beside a view or a rectangle: `UIPopoverPresentationController`.
///
///     let chooser = ColorChooser()
///     chooser.modalPresentationStyle = .popover
///     chooser.preferredContentSize = Size(width: 240, height: 180)
///     chooser.popoverPresentationController?.sourceItem = button
///     present(chooser, animated: true)
///
/// The popover has the pointer and the focus. A press outside, Escape, the deactivation of the window and the removal of the source close it.
/// It is displayed in a window of its own where the platform has such windows. Without room beside the source, the controller is presented
/// as a sheet, or as ``AdaptivePresentationControllerDelegate/adaptivePresentationStyle(for:)`` answers.
public final class PopoverPresentationController: PresentationController {
    /// The object that is asked before the popover is dismissed, and is notified of it.
    public weak var delegate: (any PopoverPresentationControllerDelegate)?

    /// The view beside which the popover is displayed.
    public weak var sourceView: View?
    /// The rectangle in the coordinate space of ``sourceView`` beside which the popover is displayed, in points; the bounds of the view if it
    /// is null, the default.
    public var sourceRect = Rect.null
    /// The item beside which the popover is displayed; it takes precedence over ``sourceView``.
    public weak var sourceItem: (any PopoverPresentationControllerSourceItem)?

    /// The directions in which the arrow may point; any by default.
    ///
    /// They are tried in the order up, down, left, right.
    public var permittedArrowDirections = PopoverArrowDirection.any
    /// Whether a popover without room beside its source covers it; false by default.
    public var canOverlapSourceViewRect = false
    /// The distances from the edges of the display, or from those of the window where popups do not leave it, that stay free in addition to
    /// the usual ones, in points; zero by default.
    public var popoverLayoutMargins = EdgeInsets.zero
    /// The views that receive presses while the popover is displayed, without closing it; none by default.
    public var passthroughViews: [View]?

    private weak var overlay: PopoverOverlay?

    nonisolated deinit {}

    /// The direction in which the arrow points; unknown while the popover is not displayed.
    public var arrowDirection: PopoverArrowDirection {
        overlay?.layoutIfNeeded()
        return overlay?.arrowEdge.map { PopoverArrowDirection($0) } ?? .unknown
    }

    /// Opens the popover; returns nil if the controller has to be presented as a sheet, because there is no room or no source.
    func open(
        from presenter: ViewController, in host: ViewHost, onDismiss: @escaping (PopoverOverlay?) -> Void
    ) -> PresentedPopover? {
        delegate?.prepareForPopoverPresentation(self)
        guard let owner = owner(for: presenter), owner.viewHost === host, anchor(in: host) != nil else {
            reportSource(presenter)
            return nil
        }
        let controller = presentedViewController
        var rules = PopoverRules(edges: permittedArrowDirections.edges)
        rules.overlapsAnchor = canOverlapSourceViewRect
        rules.margins = popoverLayoutMargins
        var opening = PopoverOverlay.Opening(
            content: controller.view, size: .zero, measure: { controller.popoverContentSize }, focus: nil,
            rules: rules,
            anchor: { [weak self, weak host] in host.flatMap { self?.anchor(in: $0) } ?? .zero })
        opening.willMove = { [weak self, weak host] in
            if let host { self?.reposition(in: host) }
        }
        opening.title = controller.title
        opening.isAcceptable = { [weak self, rules, anchor = opening.anchor] area, size in
            self?.hasRoom(PopoverRoom(area: area, anchor: anchor(), content: size), rules) ?? false
        }
        opening.mayDismiss = { [weak self] in self?.mayDismiss() ?? true }
        opening.passthroughViews = { [weak self] in self?.passthroughViews ?? [] }
        overlay = PopoverOverlay.open(opening, for: owner) { [weak self] in onDismiss(self?.overlay) }
        return overlay.map { PresentedPopover($0, controller) }
    }

    /// The view with which the popover disappears.
    private func owner(for presenter: ViewController) -> View? {
        sourceItem == nil ? sourceView : sourceItem as? View ?? presenter.viewIfLoaded
    }

    /// Returns the rectangle beside which the popover is placed, in window coordinates; nil if the source is not in the window.
    private func anchor(in host: ViewHost) -> Rect? {
        let root = host.rootView
        if let sourceItem {
            return sourceItem.frame(in: root).map { root.convert($0, to: nil) }
        }
        guard let sourceView, sourceView.viewHost === host else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: nil)
    }

    private func reportSource(_ presenter: ViewController) {
        Diagnostics.report(
            Diagnostic(
                kind: .refusedHierarchy, subject: "\(type(of: presenter))",
                message:
                    "was to present \(type(of: presentedViewController)) in a popover without a source in its window",
                cure:
                    "it is presented as a sheet; set sourceItem or sourceView of its popoverPresentationController"
            ))
    }

    /// Returns whether the popover is displayed in a room; otherwise the controller is presented as a sheet.
    private func hasRoom(_ room: PopoverRoom, _ rules: PopoverRules) -> Bool {
        if rules.overlapsAnchor || room.fits(at: rules.edges) { return true }
        let style = delegate?.adaptivePresentationStyle(for: self) ?? .automatic
        return style == .none || style == .popover
    }

    /// Asks the delegate for another source, because the window has been resized.
    private func reposition(in host: ViewHost) {
        guard let delegate, let anchor = anchor(in: host) else { return }
        var view = sourceView ?? host.rootView
        let before = view
        var rect = view.convert(anchor, from: nil)
        let unchanged = rect
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if rect == unchanged, view === before { return }
        (sourceItem, sourceView, sourceRect) = (nil, view, rect)
    }

    /// Asks whether the user may dismiss the popover, and notifies the delegate of the answer.
    private func mayDismiss() -> Bool {
        if presentedViewController.presentation.cancels?() == true { return false }
        let isAllowed =
            !presentedViewController.isModalInPresentation
            && delegate?.presentationControllerShouldDismiss(self) != false
        if isAllowed {
            delegate?.presentationControllerWillDismiss(self)
        } else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
        }
        return isAllowed
    }

    /// Called after the popover was closed by anything other than `dismiss(animated:completion:)`.
    func didDismiss() {
        presentedViewController.presentationDidDismiss()
        delegate?.presentationControllerDidDismiss(self)
    }
}

/// The questions about and notifications of a popover: `UIPopoverPresentationControllerDelegate`.
///
///     func popoverPresentationController(
///         _ popover: PopoverPresentationController, willRepositionPopoverTo rect: inout Rect, in view: inout View
///     ) { rect = rectOfSelection }
@MainActor
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
    /// Called before the popover is presented, which is the last opportunity to set its properties.
    func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController)
    /// Called before the popover is placed again, because the window has been resized; `rect` is in the coordinate space of `view`, and both
    /// may be changed.
    func popoverPresentationController(
        _ popoverPresentationController: PopoverPresentationController,
        willRepositionPopoverTo rect: inout Rect, in view: inout View)
}

extension PopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController)
    {}
    public func popoverPresentationController(
        _ popoverPresentationController: PopoverPresentationController,
        willRepositionPopoverTo rect: inout Rect, in view: inout View
    ) {}
}

extension ViewController {
    /// How ``present(_:animated:completion:)`` displays this controller; a sheet by default.
    ///
    /// `UIViewController.modalPresentationStyle`.
    public final var modalPresentationStyle: ModalPresentationStyle {
        get { presentation.style }
        set { presentation.style = newValue }
    }

    /// The properties of the popover in which this controller is presented; nil unless ``modalPresentationStyle`` is `popover`.
    ///
    /// Set its ``PopoverPresentationController/sourceItem`` or ``PopoverPresentationController/sourceView`` before the presentation.
    public final var popoverPresentationController: PopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        if let known = presentation.manager as? PopoverPresentationController { return known }
        let manager = PopoverPresentationController(self)
        presentation.manager = manager
        return manager
    }
}
