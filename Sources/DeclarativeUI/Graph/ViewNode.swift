/// A node for descriptions of one type.
///
/// The description may be replaced by another of the same type, never by one of another.
///
///     let node: ViewNode<Text>
public class ViewNode<Content: View>: Node {
    /// The newest description.
    @exclusivity(unchecked) final var view: Content

    init(_ view: Content, in context: NodeContext) {
        self.view = view
        super.init(in: context)
    }

    deinit {}

    /// Takes over what differs in `view`.
    func update(to view: Content) { self.view = view }

    override final func update(from place: UnsafeRawPointer) {
        update(to: place.assumingMemoryBound(to: Content.self).pointee)
    }

    override var viewType: Any.Type { Content.self }

    public override var typeName: String { Self.shortName(of: Content.self) }

    /// `Module.Outer.Name<...>` without all but the name.
    static func shortName(of type: Any.Type) -> String {
        let full = "\(type)"
        let head = full.prefix { $0 != "<" }
        return String(head.split(separator: ".").last ?? head[...])
    }
}
