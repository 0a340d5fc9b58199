/// The offsets at which a section that scrolls by itself comes to rest: a value, tested without views.
///
///     OrthogonalStops(section).turned(by: 1, from: 0)   // the stop of the second group
nonisolated struct OrthogonalStops: ScrollStops {
    private let section: OrthogonalSection
    /// Whether the groups begin at the right, where offsets are 0 or below.
    private let isMirrored: Bool

    /// The distance below which two offsets are the same, in points.
    private static let tolerance = 0.5

    /// Creates the stops of a section; nil for `.continuous`, which stops anywhere.
    init?(_ section: OrthogonalSection, isMirrored: Bool = false) {
        if section.behavior == .continuous || section.groupCount == 0 { return nil }
        self.section = section
        self.isMirrored = isMirrored
    }

    func target(from offset: Double, projected: Double, velocity: Double) -> Double {
        if isMirrored { return -rest(from: -offset, -projected, -velocity) }
        return rest(from: offset, projected, velocity)
    }

    func turned(by count: Int, from offset: Double) -> Double {
        isMirrored ? -next(from: -offset, isForward: count < 0) : next(from: offset, isForward: count > 0)
    }

    // MARK: - Offsets from the leading edge

    private func rest(from offset: Double, _ projected: Double, _ velocity: Double) -> Double {
        if !section.behavior.isPaging { return nearest(to: projected) }
        let near = nearest(to: offset)
        // A flick that begins at a stop ends at the adjacent one.
        if abs(velocity) < ScrollPages.minimumSpeed || velocity > 0 && near > offset + Self.tolerance
            || velocity < 0 && near < offset - Self.tolerance
        {
            return near
        }
        return next(from: offset, isForward: velocity > 0)
    }

    /// Returns the stop nearest to an offset.
    func nearest(to offset: Double) -> Double {
        let index = index(at: offset)
        let candidates = [stop(index - 1), stop(index), stop(index + 1), section.limit]
        return candidates.min { abs($0 - offset) < abs($1 - offset) } ?? 0
    }

    /// Returns the first stop after or before an offset; the end of the content if there is none.
    private func next(from offset: Double, isForward: Bool) -> Double {
        var index = index(at: offset)
        let step = isForward ? 1 : -1
        // The stops of the last groups are all at the end of the content.
        while index >= -1, index <= count {
            let stop = stop(index)
            if isForward ? stop > offset + Self.tolerance : stop < offset - Self.tolerance { return stop }
            if isForward, stop >= section.limit { break }
            index += step
        }
        return isForward ? section.limit : 0
    }

    private var count: Int {
        section.behavior == .paging ? page(at: section.contentExtent) + 1 : section.groupCount
    }

    /// Returns the page at an offset, which may be beyond the range of integers.
    private func page(at offset: Double) -> Int {
        Int(min(max((offset / max(1, section.visibleExtent)).rounded(.down), -1), 1e15))
    }

    /// Returns a stop at or near an offset, or the adjacent one.
    private func index(at offset: Double) -> Int {
        if section.behavior == .paging { return page(at: offset) }
        return section.place(at: offset).group
    }

    private func stop(_ index: Int) -> Double {
        if index < 0 { return 0 }
        if section.behavior == .paging {
            return min(Double(index) * section.visibleExtent, section.limit)
        }
        return index >= section.groupCount ? section.limit : section.stop(ofGroup: index)
    }
}
