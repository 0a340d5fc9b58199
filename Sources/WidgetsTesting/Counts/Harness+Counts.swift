public import Widgets

extension Harness {
    /// How often the passes have served the view since it was made.
    public func counts(of view: View) -> PassCounts {
        PassCounts(
            constraintUpdates: Int(view.layoutState.constraintUpdateCount),
            layouts: Int(view.layoutState.layoutCount), draws: Int(view.drawCount))
    }

    /// Settles, runs `body`, settles again, and tells what the passes did from the one rest to the other.
    public func changes(_ body: () throws -> Void) throws -> PassChanges {
        try settle()
        let before = Dictionary(uniqueKeysWithValues: all(View.self).map { ($0, counts(of: $0)) })
        let frameCount = frames.count
        try body()
        try settle()
        let changed = all(View.self).map { ($0, counts(of: $0) - (before[$0] ?? PassCounts())) }
        return PassChanges(
            counts: changed.filter { $0.1 != PassCounts() }, frames: Array(frames[frameCount...]))
    }
}
