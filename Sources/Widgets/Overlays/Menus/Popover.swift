/// A view beside a rectangle of another view, with an arrow that points to it: `NSPopover`.
///
/// It is displayed in a window of its own where the platform has such windows, and takes the keyboard focus. A press outside, Escape, the
/// deactivation of the window and the removal of the view close it.
///
///     let popover = Popover()
///     popover.contentViewController = ColorChooser()
///     popover.show(relativeTo: button.bounds, of: button, preferredEdge: .maxY)
@MainActor
public final class Popover {
    /// The controller whose view is displayed; a change takes effect when the popover is shown the next time.
    public var contentViewController: ViewController?

    /// The size of the content, in points; with zero, the default, the `preferredContentSize` of the controller, or the size that fits its
    /// view.
    public var contentSize = Size.zero {
        didSet { if contentSize != oldValue { overlay?.resize(to: size) } }
    }

    /// Called once after the popover has closed, for any reason: `popoverDidClose(_:)` of `NSPopoverDelegate`.
    public var onClose: (() -> Void)?

    private var overlay: PopoverOverlay?

    public init() {}

    isolated deinit { overlay?.dismiss() }

    /// Whether the popover is displayed.
    public var isShown: Bool { overlay != nil }

    /// Shows the popover beside `rect`, in the coordinate space of `view`, at the preferred edge or at another one with more room.
    ///
    /// Closes it first if it is shown. The controller's `preferredFocusedView`, or else its first view in tab order, receives the focus, which
    /// returns when the popover closes.
    ///
    /// - Returns: False, after a diagnostic or without a content controller, if the popover could not be shown: `view` is in no window, the view
    ///   of the controller is displayed elsewhere, or the first responder refuses to resign.
    @discardableResult public func show(relativeTo rect: Rect, of view: View, preferredEdge: RectEdge) -> Bool
    {
        close()
        guard let controller = contentViewController else { return false }
        guard let host = view.viewHost, controller.view.superview == nil else {
            Diagnostics.report(
                Diagnostic(
                    kind: .refusedHierarchy, subject: view.hierarchyPath,
                    message:
                        "was to show a popover, but it is in no window or the content is displayed elsewhere",
                    cure: "nothing is shown; show the view first, and use each controller in one place"))
            return false
        }
        let content: View = controller.view
        let opening = PopoverOverlay.Opening(
            content: content, size: size, focus: nil, arrowEdge: preferredEdge,
            anchor: { [weak view] in view.map { $0.convert(rect, to: nil) } ?? .zero })
        overlay = PopoverOverlay.open(opening, for: view) { [weak self] in
            self?.overlay = nil
            self?.onClose?()
        }
        if overlay != nil {
            host.moveFocus(into: content, preferring: controller.preferredFocusedView, asByKeyboard: false)
        }
        return overlay != nil
    }

    /// Closes the popover; does nothing if it is not shown.
    public func close() { overlay?.dismiss() }

    private var size: Size {
        if contentSize.width > 0, contentSize.height > 0 { return contentSize }
        guard let controller = contentViewController else { return .zero }
        let preferred = controller.preferredContentSize
        if preferred.width > 0, preferred.height > 0 { return preferred }
        let view: View = controller.view
        if !view.constraints.isEmpty {
            let fitting = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
            if fitting.width > 0, fitting.height > 0 { return fitting }
        }
        let fitting = view.sizeThatFits(Size(width: 600, height: 600))
        return fitting.width > 0 && fitting.height > 0 ? fitting : Size(width: 240, height: 160)
    }
}
