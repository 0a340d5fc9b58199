/// A node for view values of one type.
///
/// An update replaces the view value by another one of the same type; the type of a node never changes.
///
///     static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self>
public class ViewNode<Content: View>: Node {
    deinit {}

    /// Applies the differences between the current view value and `view`.
    ///
    /// The value is borrowed, so nodes that only pass parts of it on, such as tuples and containers, do not copy them.
    func update(to view: borrowing Content) {}

    override var viewType: Any.Type { Content.self }

    public override var typeName: String { Self.shortName(of: Content.self) }

    /// Returns the name of `type` without its module, enclosing types and generic arguments.
    static func shortName(of type: Any.Type) -> String {
        let full = "\(type)"
        let head = full.prefix { $0 != "<" }
        return String(head.split(separator: ".").last ?? head[...])
    }
}
