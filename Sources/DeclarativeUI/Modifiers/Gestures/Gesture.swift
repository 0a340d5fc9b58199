/// A pointer gesture that a view recognises.
///
/// Follows `SwiftUI.Gesture`. Available are ``TapGesture``, ``LongPressGesture`` and ``DragGesture``.
///
///     .gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
@MainActor
public protocol Gesture<Value> {
    /// The value that the gesture passes to its actions.
    associatedtype Value
    /// The kind of the gesture, and the actions that it calls.
    var _plan: _GesturePlan<Value> { get }
}

/// The kind of a gesture, with the actions that it calls.
///
///     var _plan: _GesturePlan<Void> { TapGesture()._plan }
public struct _GesturePlan<Value> {
    let kind: GestureKind
    /// Returns the value of the gesture at a pointer event.
    let value: (GestureMoment) -> Value
    var changed: [(Value) -> Void] = []
    var ended: [(Value) -> Void] = []
    /// Actions that are called together with `changed`, and also when a long press begins.
    var updated: [(Value) -> Void] = []
    /// Actions that are called when the gesture is over, whether it was completed or cancelled.
    var finished: [() -> Void] = []

    /// The plan without its value type, for the gesture container.
    var recognition: GestureRecognition {
        let (value, changed, ended, updated, finished) = (value, changed, ended, updated, finished)
        var recognition = GestureRecognition(
            kind: kind,
            changed: changed.isEmpty && updated.isEmpty
                ? nil
                : { moment in
                    let value = value(moment)
                    for action in updated { action(value) }
                    for action in changed { action(value) }
                },
            ended: { moment in
                let value = value(moment)
                for action in ended { action(value) }
            })
        if !finished.isEmpty { recognition.finished = { for action in finished { action() } } }
        return recognition
    }
}

/// A gesture with one more action.
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
        plan.changed.append { value in UpdateOrigin.during("onChanged of a gesture", site) { action(value) } }
        return _ToldGesture(_plan: plan)
    }

    /// Returns a gesture that also calls `action` when it is completed, with the final value; not when it is cancelled.
    public func onEnded(
        fileID: StaticString = #fileID, line: UInt = #line, _ action: @escaping (Value) -> Void
    ) -> _ToldGesture<Value> {
        let site = DeclarationSite(fileID: fileID, line: line)
        var plan = _plan
        plan.ended.append { value in UpdateOrigin.during("onEnded of a gesture", site) { action(value) } }
        return _ToldGesture(_plan: plan)
    }
}

/// One or several clicks: `SwiftUI.TapGesture`.
///
///     TapGesture(count: 2).onEnded { open() }
public struct TapGesture: Gesture {
    /// The number of clicks that complete the gesture; 1 by default.
    public var count: Int
    /// Creates a gesture of `count` clicks; values below 1 count as 1.
    public init(count: Int = 1) { self.count = max(1, count) }
    public var _plan: _GesturePlan<Void> { _GesturePlan(kind: .tap(count: count), value: { _ in }) }
}

/// A press that is held: `SwiftUI.LongPressGesture`.
///
///     LongPressGesture(minimumDuration: 1).onEnded { _ in showMenu() }
public struct LongPressGesture: Gesture {
    /// The duration of the press that completes the gesture, in seconds; 0.5 by default.
    public var minimumDuration: Double
    /// The maximum distance that the pointer may move during the press, in points; 10 by default.
    public var maximumDistance: Double

    /// Creates a gesture with a duration in seconds and a distance in points.
    public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public var _plan: _GesturePlan<Bool> {
        _GesturePlan(
            kind: .longPress(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
            value: { _ in true })
    }
}

/// A movement of the pointer with the button held: `SwiftUI.DragGesture`.
///
///     DragGesture(minimumDistance: 0).onChanged { value in angle = value.location.x }
public struct DragGesture: Gesture {
    /// The distance in points that the pointer must move before the drag begins; 10 by default.
    public var minimumDistance: Double
    /// Creates a drag that begins after a movement of `minimumDistance` points; 0 begins with the first movement.
    public init(minimumDistance: Double = 10) { self.minimumDistance = minimumDistance }

    /// The state of a drag.
    ///
    ///     value.translation.width
    public struct Value: Hashable, Sendable {
        /// The time of the event, on the window's clock.
        public let time: Duration
        /// The location of the pointer in the view's coordinate space, in points.
        public let location: Point
        /// The location of the press in the view's coordinate space, in points.
        public let startLocation: Point
        /// The distance from `startLocation` to `location`, in points.
        public var translation: Size {
            Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }

    public var _plan: _GesturePlan<Value> {
        _GesturePlan(
            kind: .drag(minimumDistance: minimumDistance),
            value: { Value(time: $0.time, location: $0.location, startLocation: $0.start) })
    }
}
