/// The running animations of one view.
final class AnimationTracks {
    /// The animation of one property.
    struct Track {
        let property: AnimatedProperty
        let run: AnimationRun
        /// The old model value minus the new one.
        let delta: AnimationVector
        /// The velocity carried over from a replaced animation, per second.
        let initialVelocity: AnimationVector
    }

    /// The tracks ordered by property, then by age.
    private(set) var tracks: ContiguousArray<Track> = []

    /// The maximum number of additive animations of one property; beyond it, a new animation replaces them.
    private static let additiveLimit = 8

    func add(_ track: Track) {
        let index = tracks.firstIndex { $0.property.rawValue > track.property.rawValue } ?? tracks.count
        tracks.insert(track, at: index)
        track.run.trackCount += 1
    }

    /// Returns whether a new animation of `property` by `block` must replace the running ones, because one is endless or there
    /// are too many.
    func mustReplace(_ property: AnimatedProperty, for block: AnimationBlock) -> Bool {
        var count = 0
        for track in tracks where track.property == property && track.run.block !== block {
            count += 1
            if track.run.isEndless || count >= Self.additiveLimit { return true }
        }
        return false
    }

    /// Removes the animations of `property` except those of `block`, and returns their contribution at `time` and its velocity.
    func take(_ property: AnimatedProperty, for block: AnimationBlock, at time: Duration) -> (
        offset: AnimationVector, velocity: AnimationVector
    ) {
        var offset = AnimationVector.zero
        var velocity = AnimationVector.zero
        for track in tracks where track.property == property && track.run.block !== block {
            let factors = track.run.factors(at: time)
            let rates = track.run.rates(at: time)
            offset += track.delta * factors.remaining + track.initialVelocity * factors.velocityFactor
            velocity += track.delta * rates.remaining + track.initialVelocity * rates.velocityFactor
            track.run.drop()
        }
        tracks.removeAll { $0.property == property && $0.run.block !== block }
        return (offset, velocity)
    }

    /// Returns the value that `block` displays for `property`; nil if the block does not animate it.
    func value(
        of property: AnimatedProperty, by block: AnimationBlock, _ view: View, _ palette: Palette
    ) -> AnimatedValue? {
        guard let sum = sum(of: property, by: block) else { return nil }
        var presentation = Presentation(modelOf: view)
        func otherSum(_ property: AnimatedProperty) -> AnimationVector {
            self.sum(of: property, by: block) ?? .zero
        }
        switch property {
        case .transform: presentation.add(planar: sum, depth: otherSum(.depth), to: property)
        case .depth: presentation.add(planar: otherSum(.transform), depth: sum, to: property)
        case .sublayerTransform:
            presentation.add(planar: sum, depth: otherSum(.sublayerDepth), to: property)
        case .sublayerDepth:
            presentation.add(planar: otherSum(.sublayerTransform), depth: sum, to: property)
        default: presentation.add(sum, to: property, palette)
        }
        return presentation.value(of: property)
    }

    /// Returns the sum of the tracks of `property` that belong to `block`; nil if there are none.
    private func sum(of property: AnimatedProperty, by block: AnimationBlock) -> AnimationVector? {
        var sum: AnimationVector?
        for track in tracks where track.property == property && track.run.block === block {
            let factors = track.run.factors
            let part = track.delta * factors.remaining + track.initialVelocity * factors.velocityFactor
            sum = sum.map { $0 + part } ?? part
        }
        return sum
    }

    /// Removes the animations of `property` that belong to `block`.
    func drop(_ property: AnimatedProperty, of block: AnimationBlock) {
        for track in tracks where track.property == property && track.run.block === block { track.run.drop() }
        tracks.removeAll { $0.property == property && $0.run.block === block }
    }

    /// Removes the animations that have ended.
    func removeEnded() {
        tracks.removeAll { $0.run.hasEnded }
    }

    var isEmpty: Bool { tracks.isEmpty }
    /// Whether one of the animations is a transition.
    var hasTransition: Bool { tracks.last?.property == .transition }

    /// Removes all animations of `property`; returns whether there were any.
    func dropAll(of property: AnimatedProperty) -> Bool {
        let count = tracks.count
        for track in tracks where track.property == property { track.run.drop() }
        tracks.removeAll { $0.property == property }
        return tracks.count < count
    }

    /// Removes all animations, because the view leaves the host or drops them.
    func dropAll() {
        for track in tracks { track.run.drop() }
        tracks.removeAll()
    }

    /// Whether an animation prevents the view from receiving events.
    var blocksUserInteraction: Bool { tracks.contains { $0.run.blocksUserInteraction } }

    /// Returns the displayed values of `view` according to the factors of the last tick.
    func presentation(of view: View, _ palette: Palette) -> Presentation {
        var result = Presentation(modelOf: view)
        var planar = AnimationVector.zero
        var index = 0
        while index < tracks.count {
            let property = tracks[index].property
            var sum = AnimationVector.zero
            while index < tracks.count, tracks[index].property == property {
                let factors = tracks[index].run.factors
                sum += tracks[index].delta * factors.remaining
                if factors.velocityFactor != 0 {
                    sum += tracks[index].initialVelocity * factors.velocityFactor
                }
                index += 1
            }
            if let depth = property.depthPart, index < tracks.count, tracks[index].property == depth {
                // Both parts of a transform are composed at once.
                planar = sum
            } else if property == .depth || property == .sublayerDepth {
                result.add(planar: planar, depth: sum, to: property)
                planar = .zero
            } else {
                result.add(sum, to: property, palette)
            }
        }
        return result
    }
}
