/// A value that a view carries for the layout that contains it.
///
///     struct Flexibility: LayoutValueKey {
///         static let defaultValue: Double? = nil
///     }
///     let flexibility = subviews[0][Flexibility.self]
public protocol LayoutValueKey {
    associatedtype Value
    /// What views have that were given no value.
    static var defaultValue: Value { get }
}
