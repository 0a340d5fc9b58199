/// An item that constraints can refer to: a view or a layout guide.
///
///     func center(_ item: any LayoutItem, in view: View) -> LayoutConstraint {
///         LayoutConstraint(item: item, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
///                          multiplier: 1, constant: 0)
///     }
public protocol LayoutItem: AnyObject {
    /// The edge at which lines of text begin.
    var leadingAnchor: LayoutXAxisAnchor { get }
    /// The edge at which lines of text end.
    var trailingAnchor: LayoutXAxisAnchor { get }
    /// The left edge.
    var leftAnchor: LayoutXAxisAnchor { get }
    /// The right edge.
    var rightAnchor: LayoutXAxisAnchor { get }
    /// The top edge.
    var topAnchor: LayoutYAxisAnchor { get }
    /// The bottom edge.
    var bottomAnchor: LayoutYAxisAnchor { get }
    /// The width, in points.
    var widthAnchor: LayoutDimension { get }
    /// The height, in points.
    var heightAnchor: LayoutDimension { get }
    /// The horizontal centre.
    var centerXAnchor: LayoutXAxisAnchor { get }
    /// The vertical centre.
    var centerYAnchor: LayoutYAxisAnchor { get }
}

extension LayoutItem {
    /// Returns the layout node of the item; for a margin attribute, that of its margins guide.
    func layoutNode(for attribute: LayoutConstraint.Attribute) -> LayoutNode {
        if let guide = self as? LayoutGuide { return guide.node }
        guard let view = self as? View else {
            preconditionFailure("\(type(of: self)): only views and layout guides can be layout items")
        }
        return attribute.withoutMargins.hadMargins ? view.layoutMarginsGuide.node : view.layoutNode
    }
}

extension View: LayoutItem {}
extension LayoutGuide: LayoutItem {}
