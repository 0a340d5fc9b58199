/// The structure of a gesture: its parts and their composition.
///
/// Parts are numbered from left to right. The phase of a composition is a function of the phases of its parts.
///
///     let shape = GestureShape.sequence(.longPress(minimumDuration: 0.5, maximumDistance: 10), .drag(minimumDistance: 0))
///     shape.phase(of: [ended, possible])   // .active: the drag is outstanding
nonisolated indirect enum GestureShape: Hashable {
    case tap(count: Int)
    case longPress(minimumDuration: Double, maximumDistance: Double)
    case drag(minimumDistance: Double)
    case magnify(minimumScaleDelta: Double)
    case rotate(minimumAngleDelta: Double)
    case simultaneous(GestureShape, GestureShape)
    case sequence(GestureShape, GestureShape)
    case exclusive(GestureShape, GestureShape)

    private var pair: (first: GestureShape, second: GestureShape)? {
        switch self {
        case .simultaneous(let first, let second), .sequence(let first, let second),
            .exclusive(let first, let second):
            (first, second)
        case .tap, .longPress, .drag, .magnify, .rotate: nil
        }
    }

    /// The parts from left to right.
    var parts: [GestureShape] {
        guard let pair else { return [self] }
        return pair.first.parts + pair.second.parts
    }

    /// The number of parts.
    var count: Int {
        guard let pair else { return 1 }
        return pair.first.count + pair.second.count
    }

    /// Returns the phase of the gesture.
    func phase(of phases: ArraySlice<GesturePhase>) -> GesturePhase {
        guard let pair else { return phases.first ?? .possible }
        let first = pair.first.phase(of: phases.prefix(pair.first.count))
        let second = pair.second.phase(of: phases.dropFirst(pair.first.count))
        switch self {
        case .simultaneous:
            if first.isOver, second.isOver { return first == .ended || second == .ended ? .ended : .failed }
            return [first, second].contains { $0 == .active || $0 == .ended } ? .active : .possible
        case .exclusive: return first == .failed ? second : first
        case .sequence:
            if first != .ended { return first }
            return second == .possible ? .active : second
        case .tap, .longPress, .drag, .magnify, .rotate: return first
        }
    }

    /// Returns whether the part with `index` may be recognised: the parts before it in a sequence have ended.
    func isOpen(_ index: Int, _ phases: ArraySlice<GesturePhase>) -> Bool {
        guard let pair else { return true }
        let count = pair.first.count
        if index < count { return pair.first.isOpen(index, phases.prefix(count)) }
        if case .sequence = self, pair.first.phase(of: phases.prefix(count)) != .ended { return false }
        return pair.second.isOpen(index - count, phases.dropFirst(count))
    }

    /// Returns whether the part `second` is recognised only if the part `first` has failed.
    func excludes(_ first: Int, _ second: Int) -> Bool {
        guard let pair else { return false }
        let count = pair.first.count
        switch (first < count, second < count) {
        case (true, true): return pair.first.excludes(first, second)
        case (false, false): return pair.second.excludes(first - count, second - count)
        case (true, false):
            if case .exclusive = self { return true }
            return false
        case (false, true): return false
        }
    }

    /// Whether a press on the view belongs to the gesture, so that views behind do not receive it.
    var usesPresses: Bool {
        switch self {
        case .tap, .longPress, .drag: true
        case .magnify, .rotate: false
        case .simultaneous(let first, let second), .sequence(let first, let second),
            .exclusive(let first, let second):
            first.usesPresses || second.usesPresses
        }
    }
}

/// The progress of a gesture or of one of its parts.
nonisolated enum GesturePhase: Hashable {
    case possible
    case active
    case ended
    case failed

    var isOver: Bool { self == .ended || self == .failed }
}
