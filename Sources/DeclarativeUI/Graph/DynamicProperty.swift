/// A property of a view whose value comes from its node, the environment or an object.
///
/// Follows `SwiftUI.DynamicProperty`. A custom structure that contains such properties conforms to it; its properties
/// then work as if they were declared in the view.
///
///     struct Selection: DynamicProperty {
///         @State private var rows: Set<Int> = []
///         func contains(_ row: Int) -> Bool { rows.contains(row) }
///     }
@MainActor
public protocol DynamicProperty {
    /// Called before each run of the body, after the properties inside this one have been updated; does nothing by default.
    mutating func update()

    /// Links the property to its node; each property wrapper of the library has its own implementation.
    mutating func _link(_ linker: inout PropertyLinker)

    /// Returns whether the body, which was evaluated with `old`, need not be evaluated again.
    func _isUnchanged(since old: Self) -> Bool
}
