/// The directions in which the arrow of a popover may point: `UIPopoverArrowDirection`.
///
///     presentation.permittedArrowDirections = [.up, .down]
public nonisolated struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The popover is below its source.
    public static let up = PopoverArrowDirection(rawValue: 1)
    /// The popover is above its source.
    public static let down = PopoverArrowDirection(rawValue: 2)
    /// The popover is to the right of its source.
    public static let left = PopoverArrowDirection(rawValue: 4)
    /// The popover is to the left of its source.
    public static let right = PopoverArrowDirection(rawValue: 8)
    public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction of a popover that is not displayed.
    public static let unknown: PopoverArrowDirection = []

    /// The edges of the source at which the popover may be, in the order in which they are tried.
    var edges: [RectEdge] {
        let all: [(PopoverArrowDirection, RectEdge)] = [
            (.up, .maxY), (.down, .minY), (.left, .maxX), (.right, .minX),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }

    init(_ edge: RectEdge) {
        switch edge {
        case .maxY: self = .up
        case .minY: self = .down
        case .maxX: self = .left
        case .minX: self = .right
        }
    }
}

/// A part of a window beside which a popover is displayed, such as a view: `UIPopoverPresentationControllerSourceItem`.
///
///     controller.popoverPresentationController?.sourceItem = button
@MainActor
public protocol PopoverPresentationControllerSourceItem: AnyObject {
    /// Returns the frame of the item in the coordinate space of `referenceView`, in points; nil if it is in another window or in none.
    func frame(in referenceView: View) -> Rect?
}

extension View: PopoverPresentationControllerSourceItem {}

extension PopoverPresentationControllerSourceItem where Self: View {
    public func frame(in referenceView: View) -> Rect? {
        guard let viewHost, viewHost === referenceView.viewHost else { return nil }
        return referenceView.convert(bounds, from: self)
    }
}
