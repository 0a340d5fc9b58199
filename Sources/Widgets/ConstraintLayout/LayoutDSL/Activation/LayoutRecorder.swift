internal import ObjectReferences

/// Writes down the views and guides that a layout speaks of, outside first.
///
/// Made by the library when a layout is activated; layouts of your own pass it on to those they are made of.
///
///     func record(in recorder: inout LayoutRecorder) { content.record(in: &recorder) }
public struct LayoutRecorder {
    /// A view or guide, as the layout speaks of it.
    struct Mention {
        /// The view or guide, kept alive until it is where it belongs.
        let item: AnyObject
        /// The item keeps its node: not retained once more.
        let reference: UncountedReference<LayoutNode>
        var rules: [AnchorRule]
        /// The mention that it stands inside of; -1: none.
        var parent: Int32
        /// Arranged if the parent is a stack view.
        var isArranged: Bool

        init(_ item: AnyObject, _ node: LayoutNode, _ rules: [AnchorRule], parent: Int32, isArranged: Bool) {
            self.item = item
            reference = UncountedReference(node)
            self.rules = rules
            self.parent = parent
            self.isArranged = isArranged
        }

        var node: LayoutNode { reference.object }
        func isOf(_ other: LayoutNode) -> Bool {
            reference.refers(to: other)
        }

        var view: View? { node.isGuide ? nil : node.ownView }
    }

    private(set) var mentions: [Mention] = []
    /// The closures to run after the layout has been activated.
    @usableFromInline var activations: [() -> Void] = []
    /// Views recorded now are arranged by the stack view that they stand in.
    var isArranging = true
    private var current: Int32 = -1

    /// `expected` mentions are made room for.
    init(expecting expected: Int) { mentions.reserveCapacity(expected) }

    /// Records `view`; what is recorded until `close(_:)` stands inside.
    @usableFromInline mutating func open(_ view: View, _ rules: [AnchorRule]) -> Int32 {
        let index = Int32(truncatingIfNeeded: mentions.count)
        mentions.append(
            Mention(view, view.layoutNode, rules, parent: current, isArranged: isArranging)
        )
        current = index
        isArranging = true
        return index
    }

    @usableFromInline mutating func close(_ index: Int32) {
        current = mentions[Int(index)].parent
        isArranging = mentions[Int(index)].isArranged
    }

    mutating func add(_ guide: LayoutGuide, _ rules: [AnchorRule]) {
        mentions.append(
            Mention(guide, guide.node, rules, parent: current, isArranged: false))
    }
}
