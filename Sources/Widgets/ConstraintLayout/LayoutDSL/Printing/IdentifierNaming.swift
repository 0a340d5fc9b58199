/// Finds the names that source gives to views: those of the properties that hold them.
enum IdentifierNaming {
    /// Names the views of `root` that have no name yet; of two properties that hold one view, the first counts.
    ///
    /// A view that is held by a property may not have been added to its superview yet: it is named, and its own properties
    /// are read, too.
    static func nameViews(in root: View) {
        let tree = root.rootOfTree
        var visited: Set<ObjectIdentifier> = []
        var holders: [View] = [root]
        while let holder = holders.popLast() {
            guard visited.insert(ObjectIdentifier(holder)).inserted else { continue }
            var mirror: Mirror? = Mirror(reflecting: holder)
            while let current = mirror, current.subjectType != View.self {
                for child in current.children {
                    guard let view = child.value as? View, view !== root, belongs(view, to: root, tree) else {
                        continue
                    }
                    name(view, child.label)
                    holders.append(view)
                }
                mirror = current.superclassMirror
            }
            holders += holder.subviews
        }
    }

    /// True for a descendant of `root`, and for a view of a tree that is neither that of `root` nor shown by a host:
    /// a property can also hold a view elsewhere, such as an ancestor or a delegate.
    private static func belongs(_ view: View, to root: View, _ tree: View) -> Bool {
        if view.isDescendant(of: root) { return true }
        return view.viewHost == nil && view.rootOfTree !== tree
    }

    private static func name(_ view: View, _ label: String?) {
        guard var label, view.accessibilityIdentifier == nil else { return }
        let lazyPrefix = "$__lazy_storage_$_"
        if label.hasPrefix(lazyPrefix) { label.removeFirst(lazyPrefix.count) }
        view.accessibilityIdentifier = label
    }
}
