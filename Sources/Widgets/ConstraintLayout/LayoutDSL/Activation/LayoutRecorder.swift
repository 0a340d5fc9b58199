internal import ObjectReferences

/// Records the views and guides of a layout, from the outermost view inwards.
///
/// The library creates a recorder when a layout is activated. Custom layouts pass it on to the layouts that they contain.
///
///     func record(in recorder: inout LayoutRecorder) { content.record(in: &recorder) }
public struct LayoutRecorder {
    /// A view or guide in the recorded layout.
    struct Occurrence {
        /// The view or guide, which is retained until it has been inserted.
        let item: AnyObject
        /// The node, which is not retained because the item retains it.
        let reference: UncountedReference<LayoutNode>
        var rules: [AnchorRule]
        /// The index of the enclosing occurrence; -1 for none.
        var parent: Int32
        /// Whether the view is arranged by its parent if that is a stack view.
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

    private(set) var occurrences: [Occurrence] = []
    /// The closures to run after the views have been added, before the constraints are activated.
    @usableFromInline var activations: [() -> Void] = []
    /// Whether views that are recorded now are arranged by an enclosing stack view.
    var isArranging = true
    private var current: Int32 = -1

    /// Creates a recorder with capacity for `expected` occurrences.
    init(expecting expected: Int) { occurrences.reserveCapacity(expected) }

    /// Records `view`; items that are recorded before the matching `close(_:)` are inside of it.
    @usableFromInline mutating func open(_ view: View, _ rules: [AnchorRule]) -> Int32 {
        let index = Int32(truncatingIfNeeded: occurrences.count)
        occurrences.append(
            Occurrence(view, view.layoutNode, rules, parent: current, isArranged: isArranging)
        )
        current = index
        isArranging = true
        return index
    }

    @usableFromInline mutating func close(_ index: Int32) {
        current = occurrences[Int(index)].parent
        isArranging = occurrences[Int(index)].isArranged
    }

    mutating func add(_ guide: LayoutGuide, _ rules: [AnchorRule]) {
        occurrences.append(
            Occurrence(guide, guide.node, rules, parent: current, isArranged: false))
    }
}
