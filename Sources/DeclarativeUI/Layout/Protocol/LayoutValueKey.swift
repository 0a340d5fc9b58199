/// A key for a value that a view provides to its containing layout.
///
/// Views set a value with `layoutValue(key:value:)`; layouts read it from the subview. Follows `SwiftUI.LayoutValueKey`.
///
///     struct Flexibility: LayoutValueKey {
///         static let defaultValue: Double? = nil
///     }
///     let flexibility = subviews[0][Flexibility.self]
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}
