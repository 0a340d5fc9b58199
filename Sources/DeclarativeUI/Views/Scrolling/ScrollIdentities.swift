/// The identities in the tree of a node, by which scroll areas are scrolled.
struct ScrollIdentities {
    private let root: Node

    init(in root: Node) { self.root = root }

    /// Scrolls to the view with the identity `id`; false when no view in the tree has it.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) -> Bool {
        if let lazily = root as? any LazyScrolling, lazily.scroll(toRow: id, anchor, isAnimated) {
            return true
        }
        for index in 0..<root.childCount {
            guard let child = root.child(at: index) else { continue }
            if child.ownID == id || root.givesID(id, to: child, at: index) {
                Self.scrollIntoView(child, anchor, isAnimated)
                return true
            }
            if ScrollIdentities(in: child).scroll(to: id, anchor: anchor, isAnimated: isAnimated) {
                return true
            }
        }
        return false
    }

    /// Scrolls the area around `node` to it.
    private static func scrollIntoView(_ node: Node, _ anchor: UnitPoint?, _ isAnimated: Bool) {
        guard let viewport = EnclosingViewports(of: node).nearest else { return }
        viewport.scroll(
            to: ScrollTarget(
                rect: { [weak node, weak viewport] in
                    guard let node, node.isMounted, let viewport else { return nil }
                    return NodeSpace(of: node).frame(in: viewport.container)
                }, anchor: anchor, isAnimated: isAnimated))
    }

    /// The frames of the outermost views with an identity, and of the lines of lazy containers around the start of `rect`.
    ///
    /// All are in the coordinate space of `container`.
    func frames(around rect: Rect, in container: Widgets.View) -> [Rect] {
        let lines = (root as? any LazyScrolling)?.lineFrames(around: rect, in: container) ?? []
        return (0..<root.childCount).reduce(into: lines) { frames, index in
            guard let child = root.child(at: index) else { return }
            if child.explicitID != nil {
                if let frame = NodeSpace(of: child).frame(in: container) { frames.append(frame) }
            } else {
                frames += ScrollIdentities(in: child).frames(around: rect, in: container)
            }
        }
    }

    /// Returns the first identity that is one of `position` and whose frame satisfies `isThere`.
    func first(
        for position: ScrollPosition, in container: Widgets.View, where isThere: (Rect) -> Bool
    ) -> AnyHashable? {
        for index in 0..<root.childCount {
            guard let child = root.child(at: index) else { continue }
            if let id = child.explicitID, position.isIdentity(id) {
                if let rect = NodeSpace(of: child).frame(in: container), isThere(rect) { return id }
                continue
            }
            if let found = ScrollIdentities(in: child).first(for: position, in: container, where: isThere) {
                return found
            }
        }
        return nil
    }
}
