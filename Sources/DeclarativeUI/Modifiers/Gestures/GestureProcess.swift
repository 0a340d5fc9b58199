/// The values of a gesture at one event.
struct GestureMoment {
    var time = Duration.zero
    /// The locations of the press and of the pointer or the centre of the fingers, in the view's space, in points.
    var start = Point.zero
    var location = Point.zero
    /// The velocity of the location, in points per second.
    var velocity = Point.zero
    var magnification = 1.0
    /// The change of the magnification per second.
    var magnificationVelocity = 0.0
    /// The rotation in radians, and its change per second.
    var rotation = 0.0
    var rotationVelocity = 0.0
    /// The size of the view, in points.
    var size = Size.zero
    /// Converts a point from the view's space.
    var convert: (Point, CoordinateSpace) -> Point = { point, _ in point }

    /// The location of the press as a fraction of the view's size.
    var anchor: UnitPoint {
        UnitPoint(
            x: size.width > 0 ? start.x / size.width : 0.5, y: size.height > 0 ? start.y / size.height : 0.5)
    }
}

/// The state of a part of a gesture.
struct GesturePart {
    var phase = GesturePhase.possible
    var moment = GestureMoment()
}

/// The actions of a gesture or of one of its parts.
struct GestureObserver {
    let shape: GestureShape
    /// The index of the first part.
    var offset = 0
    /// Called together with `changed`, before it.
    let updated: ((ArraySlice<GesturePart>) -> Void)?
    let changed: ((ArraySlice<GesturePart>) -> Void)?
    let ended: ((ArraySlice<GesturePart>) -> Void)?
    /// Called after `ended`, or when the gesture is cancelled, if it was active.
    let finished: (() -> Void)?

    func shifted(by count: Int) -> GestureObserver {
        var observer = self
        observer.offset += count
        return observer
    }
}

/// A call of an observer that an event of a part causes.
enum GestureNotice: Hashable {
    case changed(observer: Int)
    case ended(observer: Int)
    case finished(observer: Int)
}

/// The state machine of a composed gesture, which receives the events of its parts.
///
///     var process = GestureProcess(shape: shape)
///     process.receive(.active, of: 0, moment, observers)   // the observers to call
struct GestureProcess {
    let shape: GestureShape
    private(set) var parts: [GesturePart]
    /// The parts that have received a touch of the current gesture.
    private var tracking: Set<Int> = []
    private var tracked: Set<Int> = []

    init(shape: GestureShape) {
        self.shape = shape
        parts = Array(repeating: GesturePart(), count: shape.count)
    }

    private var phases: [GesturePhase] { parts.map(\.phase) }

    /// The phase of the whole gesture.
    var phase: GesturePhase { shape.phase(of: phases[...]) }

    func isOpen(_ part: Int) -> Bool { shape.isOpen(part, phases[...]) && !parts[part].phase.isOver }

    mutating func track(_ part: Int) {
        tracking.insert(part)
        tracked.insert(part)
    }

    /// Changes the phase of a part, unless it is over.
    ///
    /// - Returns: The calls of observers, in order.
    mutating func receive(
        _ phase: GesturePhase, of part: Int, _ moment: GestureMoment?, _ observers: [GestureObserver]
    ) -> [GestureNotice] {
        guard !parts[part].phase.isOver else { return [] }
        let old = phases
        parts[part].phase = phase
        if let moment { parts[part].moment = moment }
        return notices(of: part, since: old, observers)
    }

    /// Ends the participation of a part, whose recogniser has been reset.
    ///
    /// Once no part participates, the remaining parts fail, and the gesture becomes possible again, unless a sequence waits for a
    /// part that has not received a touch yet.
    mutating func idle(_ part: Int, _ observers: [GestureObserver]) -> [GestureNotice] {
        tracking.remove(part)
        var notices: [GestureNotice] = []
        if parts[part].phase == .active { notices += receive(.failed, of: part, nil, observers) }
        guard tracking.isEmpty else { return notices }
        let waits = parts.indices.contains { index in
            !tracked.contains(index) && index > 0 && isOpen(index) && !shape.isOpen(index, initial[...])
        }
        if waits, phase == .active { return notices }
        for index in parts.indices where !parts[index].phase.isOver {
            notices += receive(.failed, of: index, nil, observers)
        }
        tracked = []
        parts = Array(repeating: GesturePart(), count: parts.count)
        return notices
    }

    /// The parts of an observer.
    func parts(of observer: GestureObserver) -> ArraySlice<GesturePart> {
        parts[observer.offset..<observer.offset + observer.shape.count]
    }

    private var initial: [GesturePhase] { Array(repeating: .possible, count: parts.count) }

    private func notices(of part: Int, since old: [GesturePhase], _ observers: [GestureObserver])
        -> [GestureNotice]
    {
        let new = phases
        var notices: [GestureNotice] = []
        for (index, observer) in observers.enumerated() {
            let range = observer.offset..<observer.offset + observer.shape.count
            guard range.contains(part) else { continue }
            let before = observer.shape.phase(of: old[range])
            if before.isOver { continue }
            switch observer.shape.phase(of: new[range]) {
            case .possible: break
            case .active: notices.append(.changed(observer: index))
            case .ended:
                notices.append(.ended(observer: index))
                if before == .active { notices.append(.finished(observer: index)) }
            case .failed:
                if before == .active { notices.append(.finished(observer: index)) }
            }
        }
        return notices
    }
}
