/// Two gestures that are recognised at the same time: `SwiftUI.SimultaneousGesture`.
///
///     MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { value in
///         scale = value.first?.magnification ?? 1
///     }
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The one of the two gestures that is named first.
    public var first: First
    /// The other gesture.
    public var second: Second
    /// Creates a gesture of two gestures that are recognised at the same time.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The values of two simultaneous gestures; nil for one that has not begun.
    ///
    ///     value.first?.magnification
    public struct Value {
        /// The value of the first gesture; nil while it is not recognised.
        public var first: First.Value?
        /// The value of the second gesture; nil while it is not recognised.
        public var second: Second.Value?
    }

    public var _plan: _GesturePlan<Value> {
        let (first, second) = (first._plan, second._plan)
        let count = first.shape.count
        return _GesturePlan(
            shape: .simultaneous(first.shape, second.shape),
            value: { parts in
                Value(
                    first: first.value(parts.prefix(count)), second: second.value(parts.dropFirst(count)))
            }, observers: first.observers + second.observers.map { $0.shifted(by: count) })
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture that is recognised after another one has ended: `SwiftUI.SequenceGesture`.
///
///     LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0)).onChanged { value in
///         if case .second(true, let drag?) = value { offset = drag.translation }
///     }
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The gesture that is recognised first.
    public var first: First
    /// The gesture that begins when the first one has ended.
    public var second: Second
    /// Creates a gesture of two gestures, of which the second begins when the first one has ended.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The value of a sequence.
    ///
    ///     if case .second(_, let drag) = value { show(drag) }
    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended; the value of the second is nil until it begins.
        case second(First.Value, Second.Value?)
    }

    public var _plan: _GesturePlan<Value> {
        let (first, second) = (first._plan, second._plan)
        let count = first.shape.count
        return _GesturePlan(
            shape: .sequence(first.shape, second.shape),
            value: { parts in
                let before = parts.prefix(count)
                guard let value = first.value(before) else { return nil }
                let phases = before.map(\.phase)
                guard first.shape.phase(of: phases[...]) == .ended else { return .first(value) }
                return .second(value, second.value(parts.dropFirst(count)))
            }, observers: first.observers + second.observers.map { $0.shifted(by: count) })
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which at most one is recognised, the first with precedence: `SwiftUI.ExclusiveGesture`.
///
///     TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
///         if case .first = value { open() } else { select() }
///     }
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The gesture that has precedence.
    public var first: First
    /// The gesture that is recognised if the first one fails.
    public var second: Second
    /// Creates a gesture of two gestures, of which the first has precedence.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The value of the gesture that is recognised.
    ///
    ///     if case .second(let drag) = value { offset = drag.translation }
    public enum Value {
        /// The value of the gesture with precedence.
        case first(First.Value)
        /// The value of the other gesture, which is recognised because the first one has failed.
        case second(Second.Value)
    }

    public var _plan: _GesturePlan<Value> {
        let (first, second) = (first._plan, second._plan)
        let count = first.shape.count
        return _GesturePlan(
            shape: .exclusive(first.shape, second.shape),
            value: { parts in
                first.value(parts.prefix(count)).map { .first($0) }
                    ?? second.value(parts.dropFirst(count)).map { .second($0) }
            }, observers: first.observers + second.observers.map { $0.shifted(by: count) })
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Returns a gesture that recognises this one and `other` at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Returns a gesture that recognises `other` after this one has ended.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Returns a gesture that recognises either this one or, if it fails, `other`.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A choice among the gestures of a view and of its descendants: `SwiftUI.GestureMask`.
///
///     .gesture(drag, including: isEditing ? .gesture : .all)
public nonisolated struct GestureMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No gesture, neither the added one nor those of descendants.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures and controls of descendants.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
