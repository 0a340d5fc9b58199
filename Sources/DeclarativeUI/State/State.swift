/// A value that is stored for a view's identity, and outlives its view values.
///
/// Follows `SwiftUI.State`. A body that reads it depends on it; writing a value that is not equal to the stored
/// one runs exactly the bodies that have read it, once, in the next frame. `$name` is a binding to it. Values of a type that
/// is not `Equatable` always count as unequal.
///
///     struct Counter: View {
///         @State private var count = 0
///
///         var body: some View { Button("\(count)") { count += 1 } }
///     }
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var initial: Value
    private var box: StateBox<Value>?
    private let site: DeclarationSite

    /// Creates a state with an initial value, which is stored when the view is mounted; later values of the initialiser are ignored.
    public init(wrappedValue: Value, fileID: StaticString = #fileID, line: UInt = #line) {
        initial = wrappedValue
        site = DeclarationSite(fileID: fileID, line: line)
    }

    /// Creates a state with an initial value, which is stored when the view is mounted; later values of the initialiser are ignored.
    public init(initialValue: Value, fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(wrappedValue: initialValue, fileID: fileID, line: line)
    }

    /// The stored value; before the view is mounted, the initial value.
    ///
    /// A write before the view is mounted, such as in `init`, is reported and ignored.
    public var wrappedValue: Value {
        get { box?.read() ?? initial }
        nonmutating set {
            guard let box else { return reportUnmounted() }
            box.write(newValue)
        }
    }

    /// A binding to the state; a constant binding to the initial value before the view is mounted.
    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initial) }
        return Binding(box)
    }

    private func reportUnmounted() {
        Diagnostics.report(
            Diagnostic(
                kind: .unmountedState, subject: "\(site)",
                message: "@State was written in a view that is not mounted",
                cure: "nothing was changed; write it from an action or onAppear, not from init"))
    }

    public mutating func _link(_ linker: inout PropertyLinker) {
        box = linker.storedState(initial, declaredAt: site)
    }

    public func _isUnchanged(since old: Self) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state whose initial value is nil.
    public init(fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(wrappedValue: nil, fileID: fileID, line: line)
    }
}
