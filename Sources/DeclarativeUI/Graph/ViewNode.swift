/// A node for descriptions of one type.
///
/// The description may be replaced by another of the same type, never by one of another.
///
///     let node: ViewNode<Text>
public class ViewNode<Content: View>: Node {
    deinit {}

    /// Takes over what differs in `view`.
    ///
    /// Subclasses override this, or ``update(from:)`` if they hand on parts of the description without copying them.
    func update(to view: Content) {
        var view = view
        update(at: &view)
    }

    /// Updates the node to the view value at `place`, without a copy.
    final func update(at place: UnsafePointer<Content>) { update(from: UnsafeRawPointer(place)) }

    override func update(from place: UnsafeRawPointer) {
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
