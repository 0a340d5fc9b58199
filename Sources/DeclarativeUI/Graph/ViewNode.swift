/// A node for descriptions of one type.
///
/// The description may be replaced by another of the same type, never by one of another.
///
///     let node: ViewNode<Text>
public class ViewNode<Content: View>: Node {
    deinit {}

    /// Takes over what differs in `view`.
    ///
    /// The value is borrowed: nodes that only pass parts of it on, such as tuples and containers, do not copy them.
    func update(to view: borrowing Content) {}

    override var viewType: Any.Type { Content.self }

    public override var typeName: String { Self.shortName(of: Content.self) }

    /// `Module.Outer.Name<...>` without all but the name.
    static func shortName(of type: Any.Type) -> String {
        let full = "\(type)"
        let head = full.prefix { $0 != "<" }
        return String(head.split(separator: ".").last ?? head[...])
    }
}
