/// A property of a view that gets its value from outside of it: from its node, the environment, an object.
///
/// `SwiftUI.DynamicProperty`. A custom structure that holds such properties conforms to it, and they work as if they
/// were declared in the view.
///
///     struct Selection: DynamicProperty {
///         @State private var rows: Set<Int> = []
///         func contains(_ row: Int) -> Bool { rows.contains(row) }
///     }
@MainActor
public protocol DynamicProperty {
    /// Called before each run of the body.
    mutating func update()

    /// Ties the property to its node; properties of the module do it in their own ways.
    mutating func _link(_ linker: inout PropertyLinker)

    /// Whether a body that has this one may be kept from running that has run with `old`.
    func _isUnchanged(since old: Self) -> Bool
}
