/// Where tabs lead.
nonisolated struct TabStops {
    private let stops: [ParagraphStyle.TabStop]
    private let interval: Double

    init(style: ParagraphStyle, spaceWidth: Double) {
        stops = style.tabStops
        let defaultInterval = style.defaultTabInterval
        interval = defaultInterval > 0 && defaultInterval.isFinite ? defaultInterval : max(1, spaceWidth * 8)
    }

    /// True when what follows a tab has to be measured first.
    var looksAhead: Bool { stops.contains { $0.alignment != .leading } }

    /// The width of a tab at `pen`, in points from the edge that stops count from; `following` is the width of what
    /// comes after it, up to the next tab.
    func advance(at pen: Double, following: Double) -> Double {
        for stop in stops where stop.location > pen + 1e-6 {
            switch stop.alignment {
            case .leading: return stop.location - pen
            case .center: return max(0, stop.location - pen - following / 2)
            case .trailing: return max(0, stop.location - pen - following)
            }
        }
        guard pen.isFinite, pen < 1e9 else { return interval }
        let last = stops.last?.location ?? 0
        let steps = ((pen - last) / interval + 1e-6).rounded(.down) + 1
        return last + max(1, steps) * interval - pen
    }
}
