/// A gesture that a view recognises.
///
/// Follows `SwiftUI.Gesture`. Available are ``TapGesture``, ``SpatialTapGesture``, ``LongPressGesture``, ``DragGesture``,
/// ``MagnifyGesture`` and ``RotateGesture``, and their compositions.
///
///     .gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
@MainActor
public protocol Gesture<Value> {
    /// The value that the gesture passes to its actions.
    associatedtype Value
    /// The structure of the gesture, and the actions that it calls.
    var _plan: _GesturePlan<Value> { get }
}

/// The structure of a gesture, with the actions that it calls.
///
///     var _plan: _GesturePlan<Void> { TapGesture()._plan }
public struct _GesturePlan<Value> {
    let shape: GestureShape
    /// Returns the value of the gesture, from the states of its parts; nil while it has none.
    let value: (ArraySlice<GesturePart>) -> Value?
    var observers: [GestureObserver] = []

    /// Adds actions of this gesture, which are called after those of its parts.
    mutating func observe(
        updated: ((Value) -> Void)? = nil, changed: ((Value) -> Void)? = nil, ended: ((Value) -> Void)? = nil,
        finished: (() -> Void)? = nil
    ) {
        let value = value
        func action(_ body: ((Value) -> Void)?) -> ((ArraySlice<GesturePart>) -> Void)? {
            body.map { body in
                { parts in
                    if let value = value(parts) { body(value) }
                }
            }
        }
        observers.append(
            GestureObserver(
                shape: shape, updated: action(updated), changed: action(changed), ended: action(ended),
                finished: finished))
    }
}

/// A gesture with one more action, or with another value.
///
///     let told: _ToldGesture<Void> = TapGesture().onEnded { open() }
public struct _ToldGesture<Value>: Gesture {
    public let _plan: _GesturePlan<Value>
}

extension Gesture {
    /// Returns a gesture that also calls `action` each time that the value changes, with the new value.
    public func onChanged(
        fileID: StaticString = #fileID, line: UInt = #line, _ action: @escaping (Value) -> Void
    ) -> _ToldGesture<Value> {
        let site = DeclarationSite(fileID: fileID, line: line)
        var plan = _plan
        plan.observe(changed: { value in
            UpdateOrigin.during("onChanged of a gesture", site) { action(value) }
        })
        return _ToldGesture(_plan: plan)
    }

    /// Returns a gesture that also calls `action` when it is completed, with the final value; not when it is cancelled.
    public func onEnded(
        fileID: StaticString = #fileID, line: UInt = #line, _ action: @escaping (Value) -> Void
    ) -> _ToldGesture<Value> {
        let site = DeclarationSite(fileID: fileID, line: line)
        var plan = _plan
        plan.observe(ended: { value in
            UpdateOrigin.during("onEnded of a gesture", site) { action(value) }
        })
        return _ToldGesture(_plan: plan)
    }

    /// Returns a gesture whose value is computed from that of this one.
    public func map<T>(_ body: @escaping (Value) -> T) -> _ToldGesture<T> {
        let plan = _plan
        let value = plan.value
        return _ToldGesture(
            _plan: _GesturePlan<T>(
                shape: plan.shape, value: { value($0).map(body) }, observers: plan.observers))
    }
}
