/// What constraints can speak of: views and layout guides.
///
///     func center(_ item: any LayoutItem, in view: View) -> LayoutConstraint {
///         LayoutConstraint(item: item, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
///                          multiplier: 1, constant: 0)
///     }
public protocol LayoutItem: AnyObject {
    var leadingAnchor: LayoutXAxisAnchor { get }
    var trailingAnchor: LayoutXAxisAnchor { get }
    var leftAnchor: LayoutXAxisAnchor { get }
    var rightAnchor: LayoutXAxisAnchor { get }
    var topAnchor: LayoutYAxisAnchor { get }
    var bottomAnchor: LayoutYAxisAnchor { get }
    var widthAnchor: LayoutDimension { get }
    var heightAnchor: LayoutDimension { get }
    var centerXAnchor: LayoutXAxisAnchor { get }
    var centerYAnchor: LayoutYAxisAnchor { get }
}

extension LayoutItem {
    /// What stands for the item in layout; with a margin attribute, for its margins guide.
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
