/// A value that a view carries for the layout that contains it.
///
///     struct Flexibility: LayoutValueKey {
///         static let defaultValue: Double? = nil
///     }
///     let flexibility = subviews[0][Flexibility.self]
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of views that were given none.
    static var defaultValue: Value { get }
}
