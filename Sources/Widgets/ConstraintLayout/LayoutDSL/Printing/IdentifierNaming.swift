/// Names views after the properties that store them.
enum IdentifierNaming {
    /// Sets the identifier of all views of `root` that have none; if several properties store a view, the first one is used.
    ///
    /// A view that is stored in a property may not have been added to its superview yet. It is named as well, and its own properties are
    /// read.
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

    /// Returns whether the view is a descendant of `root`, or belongs to another tree that is not shown by a host.
    ///
    /// Other views, such as an ancestor or a delegate, can also be stored in properties and are not named.
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
