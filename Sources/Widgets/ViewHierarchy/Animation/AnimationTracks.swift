/// The running animations of a view, in its host's animator.
final class AnimationTracks {
    /// One animation of one property.
    struct Track {
        let property: AnimatedProperty
        let run: AnimationRun
        /// Old model value less the new one.
        let delta: AnimationVector
        /// The velocity that is carried on.
        let kick: AnimationVector
    }

    /// By property, then by age.
    private(set) var tracks: ContiguousArray<Track> = []

    /// More additive animations of one property than this are made one.
    private static let additiveLimit = 8

    func add(_ track: Track) {
        let place = tracks.firstIndex { $0.property.rawValue > track.property.rawValue } ?? tracks.count
        tracks.insert(track, at: place)
        track.run.trackCount += 1
    }

    /// Whether a new animation of `property` by `block` must replace what runs: what never ends, or too much of it.
    func mustReplace(_ property: AnimatedProperty, for block: AnimationBlock) -> Bool {
        var count = 0
        for track in tracks where track.property == property && track.run.block !== block {
            count += 1
            if track.run.isEndless || count >= Self.additiveLimit { return true }
        }
        return false
    }

    /// Takes the animations of `property` out, but for those of `block`; what they add at `time`, and how fast that
    /// changes.
    func take(_ property: AnimatedProperty, for block: AnimationBlock, at time: Duration) -> (
        offset: AnimationVector, velocity: AnimationVector
    ) {
        var offset = AnimationVector.zero
        var velocity = AnimationVector.zero
        for track in tracks where track.property == property && track.run.block !== block {
            let factors = track.run.factors(at: time)
            let rates = track.run.rates(at: time)
            offset += track.delta * factors.rest + track.kick * factors.drift
            velocity += track.delta * rates.rest + track.kick * rates.drift
            track.run.drop()
        }
        tracks.removeAll { $0.property == property && $0.run.block !== block }
        return (offset, velocity)
    }

    /// Returns the value that `block` displays for `property`; nil when the block does not animate it.
    func value(
        of property: AnimatedProperty, by block: AnimationBlock, _ view: View, _ palette: Palette
    ) -> AnimatedValue? {
        var sum = AnimationVector.zero
        var isFound = false
        for track in tracks where track.property == property && track.run.block === block {
            sum += track.delta * track.run.factors.rest + track.kick * track.run.factors.drift
            isFound = true
        }
        guard isFound else { return nil }
        var presentation = Presentation(modelOf: view)
        presentation.add(sum, to: property, palette)
        return presentation.value(of: property)
    }

    /// Takes the animations of `property` out that belong to `block`.
    func drop(_ property: AnimatedProperty, of block: AnimationBlock) {
        for track in tracks where track.property == property && track.run.block === block { track.run.drop() }
        tracks.removeAll { $0.property == property && $0.run.block === block }
    }

    /// Forgets the animations that are over.
    func removeEnded() {
        tracks.removeAll { $0.run.isOver }
    }

    var isEmpty: Bool { tracks.isEmpty }
    /// Whether a transition is among them.
    var hasTransition: Bool { tracks.last?.property == .transition }

    /// Takes all animations of `property` out; true when there were any.
    func dropAll(of property: AnimatedProperty) -> Bool {
        let count = tracks.count
        for track in tracks where track.property == property { track.run.drop() }
        tracks.removeAll { $0.property == property }
        return tracks.count < count
    }

    /// The view goes: its animations end where they are.
    func dropAll() {
        for track in tracks { track.run.drop() }
        tracks.removeAll()
    }

    /// Whether some animation keeps events from the view.
    var refusesEvents: Bool { tracks.contains { $0.run.refusesEvents } }

    /// Returns the displayed values of `view`, by the factors of the newest tick.
    func presentation(of view: View, _ palette: Palette) -> Presentation {
        var result = Presentation(modelOf: view)
        var index = 0
        while index < tracks.count {
            let property = tracks[index].property
            var sum = AnimationVector.zero
            while index < tracks.count, tracks[index].property == property {
                let factors = tracks[index].run.factors
                sum += tracks[index].delta * factors.rest
                if factors.drift != 0 { sum += tracks[index].kick * factors.drift }
                index += 1
            }
            result.add(sum, to: property, palette)
        }
        return result
    }
}
