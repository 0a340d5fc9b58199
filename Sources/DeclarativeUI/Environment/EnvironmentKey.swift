/// A key for a value that a view passes to its descendants.
///
/// Follows `SwiftUI.EnvironmentKey`.
///
///     private struct DensityKey: EnvironmentKey { static let defaultValue = 1.0 }
///
///     extension EnvironmentValues {
///         var density: Double {
///             get { self[DensityKey.self] }
///             set { self[DensityKey.self] = newValue }
///         }
///     }
@MainActor
public protocol EnvironmentKey {
    associatedtype Value
    /// The value if no ancestor sets one.
    static var defaultValue: Value { get }
}
