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
            content: content, size: .zero, measure: { [weak self] in self?.size ?? .zero },
            title: controller.title, focus: nil,
            rules: PopoverRules(preferring: preferredEdge),
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
        return contentViewController?.popoverContentSize ?? .zero
    }
}

extension ViewController {
    /// The size of the controller's view in a popover: `preferredContentSize`, or else the size that fits the view, in points.
    final var popoverContentSize: Size {
        let theme = view.effectiveAppearance
        let standard = Size(width: theme.scaledValue(for: 240), height: theme.scaledValue(for: 160))
        return presentedSize(within: Size(width: 600, height: 600), or: standard, view.sizeThatFits)
    }

    /// Returns the size in which the controller's view is presented, in points: `preferredContentSize`, the size that results from the
    /// constraints of the view or stack view, or its intrinsic size if that is within `available`.
    ///
    /// Otherwise the size is that which `fitting` returns for `available`, and for a width no greater than the intrinsic one; `standard` if none
    /// of the sizes is positive.
    final func presentedSize(within available: Size, or standard: Size, _ fitting: (Size) -> Size) -> Size {
        func isUsable(_ size: Size) -> Bool { size.width > 0 && size.height > 0 }
        if isUsable(preferredContentSize) { return preferredContentSize }
        let view: View = view
        if !view.constraints.isEmpty || view is StackView {
            let size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
            if isUsable(size) { return size }
        }
        let ideal = view.intrinsicContentSize
        if isUsable(ideal), ideal.width <= available.width, ideal.height <= available.height { return ideal }
        let width = ideal.width > 0 ? min(ideal.width, available.width) : available.width
        let size = fitting(Size(width: width, height: available.height))
        return isUsable(size) ? size : standard
    }
}
