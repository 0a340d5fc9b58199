/// The name of an action that is sent along the responder chain, with the method that performs it.
///
/// Corresponds to `Selector` in UIKit and AppKit. A selector that is created with a method is implemented by every responder of that type:
///
///     extension Selector {
///         static let duplicate = Selector("duplicate", Canvas.duplicate)
///     }
///
///     final class Canvas: View {
///         func duplicate(_ sender: Any?) { ... }
///         override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
///             action == .duplicate ? hasSelection : super.canPerformAction(action, withSender: sender)
///         }
///     }
///
/// A responder of any type implements an action by overriding `canPerformAction(_:withSender:)` and `perform(_:with:)`. Two selectors are
/// equal if their names are equal.
public nonisolated struct Selector: Hashable, Sendable, CustomStringConvertible {
    /// The name of the action.
    public let name: String
    /// Performs the action on an object; nil for a selector without a method.
    private let method: (@MainActor @Sendable (AnyObject, Any?) -> Bool)?
    private let isImplemented: @MainActor @Sendable (AnyObject) -> Bool

    /// Creates a selector without a method, which a responder implements by overriding `perform(_:with:)`.
    public init(_ name: String) {
        self.name = name
        method = nil
        isImplemented = { _ in false }
    }

    /// Creates a selector that calls `method` of the responder that performs it; `method` receives the sender.
    ///
    /// `Target` is a class or a protocol; responders of this type implement the action.
    public init<Target>(_ name: String, _ method: @escaping @MainActor @Sendable (Target) -> (Any?) -> Void) {
        self.init(name, isAvailable: { (_: Target) in true }, method)
    }

    /// Creates a selector that calls `method`, which responders of type `Target` can perform while `isAvailable` returns true.
    package init<Target>(
        _ name: String, isAvailable: @escaping @MainActor @Sendable (Target) -> Bool,
        _ method: @escaping @MainActor @Sendable (Target) -> (Any?) -> Void
    ) {
        self.name = name
        self.method = { object, sender in
            guard let target = object as? Target else { return false }
            method(target)(sender)
            return true
        }
        isImplemented = { object in (object as? Target).map(isAvailable) ?? false }
    }

    public var description: String { name }

    public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Returns whether the method of this selector can be called on `object`.
    @MainActor package func isImplemented(by object: AnyObject) -> Bool { isImplemented(object) }

    /// Calls the method on `object`; returns false if `object` does not implement it.
    @MainActor @discardableResult package func perform(on object: AnyObject, with sender: Any?) -> Bool {
        method?(object, sender) ?? false
    }
}
