/// The views at the two sides of a text field: the leading view, and the trailing view or the clear button.
///
/// A field without such views has none of this.
final class FieldSideViews {
    var left: View?
    var right: View?
    var leftMode = TextField.ViewMode.never
    var rightMode = TextField.ViewMode.never
    var clearMode = TextField.ViewMode.never
    private(set) var clearButton: FieldButton?

    /// The distance of a side view from the edge of a field with a border, in points.
    private static let margin = 9.0
    /// The distance between a side view and the text, in points.
    private static let gap = 7.0

    /// Whether the field still needs this object.
    var isEmpty: Bool { left == nil && right == nil && clearMode == .never }

    /// The view that is displayed at the leading side; nil for none.
    func leading(in field: TextField) -> View? { isShown(leftMode, in: field) ? left : nil }

    /// The view that is displayed at the trailing side: the clear button takes precedence over the trailing view, as in UIKit.
    func trailing(in field: TextField) -> View? {
        if showsClear(in: field) { return clearButton }
        return isShown(rightMode, in: field) ? right : nil
    }

    private func isShown(_ mode: TextField.ViewMode, in field: TextField) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: field.editing.isBeingEdited
        case .unlessEditing: !field.editing.isBeingEdited
        }
    }

    private func showsClear(in field: TextField) -> Bool {
        !field.text.isEmpty && field.isEditable && field.isEnabled && isShown(clearMode, in: field)
    }

    /// Creates the clear button if the field needs one.
    func makeClearButton(in field: TextField) {
        guard clearMode != .never, clearButton == nil else { return }
        clearButton = FieldButton(symbol: "xmark.circle.fill", label: "Clear text") { [weak field] in
            field?.clearByButton()
        }
    }

    /// The views that can be displayed.
    private var all: [View] { [left, right, clearButton].compactMap { $0 } }

    /// Adds the displayed views to the field in reading order, and removes the others.
    func mount(in field: TextField) {
        let shown = [leading(in: field), trailing(in: field)].compactMap { $0 }
        for view in all where !shown.contains(where: { $0 === view }) && view.superview === field {
            view.removeFromSuperview()
        }
        for view in shown where view.superview !== field { field.addSubview(view) }
        if let first = shown.first, shown.count > 1, field.subviews.first !== first {
            field.insertSubview(first, at: 0)
        }
    }

    // MARK: - Geometry

    /// Returns the part of `textRect` that the side views leave, in a field with the given bounds.
    func textRect(_ textRect: Rect, in field: TextField, _ bounds: Rect) -> Rect {
        var rect = textRect
        for (view, isLeading) in [(leading(in: field), true), (trailing(in: field), false)] {
            guard let view else { continue }
            let place = frame(of: view, isLeading: isLeading, in: field, bounds)
            if isLeading != field.isMirrored {
                let left = max(rect.minX, place.maxX + Self.gap)
                rect = Rect(x: left, y: rect.minY, width: max(0, rect.maxX - left), height: rect.height)
            } else {
                rect.size.width = max(0, min(rect.maxX, place.minX - Self.gap) - rect.minX)
            }
        }
        return rect
    }

    /// Returns the frame of a side view, centred vertically; a button is as high as the field.
    func frame(of view: View, isLeading: Bool, in field: TextField, _ bounds: Rect) -> Rect {
        let isButton = view is FieldButton
        let own = view.intrinsicContentSize
        let width = own.width < 0 ? view.bounds.width : own.width
        let height =
            isButton ? bounds.height : min(bounds.height, own.height < 0 ? view.bounds.height : own.height)
        let border = field.borderStyle == .none ? 0 : isButton ? 2 : Self.margin
        let isAtLeft = isLeading != field.isMirrored
        return Rect(
            x: isAtLeft ? bounds.minX + border : bounds.maxX - border - width,
            y: bounds.minY + ((bounds.height - height) / 2).rounded(), width: width, height: height)
    }

    /// Places the displayed views.
    func layOut(in field: TextField) {
        mount(in: field)
        let bounds = field.bounds
        if let view = leading(in: field) {
            view.frame = frame(of: view, isLeading: true, in: field, bounds)
        }
        if let view = trailing(in: field) {
            view.frame = frame(of: view, isLeading: false, in: field, bounds)
        }
    }

    func setEnabled(_ isEnabled: Bool) {
        for view in all { (view as? Control)?.isEnabled = isEnabled }
    }
}
