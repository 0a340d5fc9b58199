// Property wrappers of SwiftUI that this library lacks; the error message names the replacement.

@available(*, unavailable, message: "use @State, and write the value where the program keeps its settings")
@propertyWrapper public struct AppStorage<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "use the restoration of the Window")
@propertyWrapper public struct SceneStorage<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
}
