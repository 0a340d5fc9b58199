/// A value that a view hands down to all that are inside of it.
///
/// `SwiftUI.EnvironmentKey`.
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
    /// The value where no ancestor sets one.
    static var defaultValue: Value { get }
}
