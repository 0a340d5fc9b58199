/// Finds the names that source gives to views: those of the properties that hold them.
enum IdentifierNaming {
    /// Names the views in `root` that have no name yet; of two properties that hold one view, the first counts.
    static func nameViews(in root: View) {
        var holders: [View] = [root]
        while let holder = holders.popLast() {
            var mirror: Mirror? = Mirror(reflecting: holder)
            while let current = mirror, current.subjectType != View.self {
                for child in current.children { name(child, in: root) }
                mirror = current.superclassMirror
            }
            holders += holder.subviews
        }
    }

    private static func name(_ child: Mirror.Child, in root: View) {
        guard var label = child.label else { return }
        let lazyPrefix = "$__lazy_storage_$_"
        if label.hasPrefix(lazyPrefix) { label.removeFirst(lazyPrefix.count) }
        guard let view = child.value as? View, view !== root, view.isDescendant(of: root),
            view.accessibilityIdentifier == nil
        else { return }
        view.accessibilityIdentifier = label
    }
}
