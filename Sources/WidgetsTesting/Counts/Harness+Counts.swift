public import Widgets

extension Harness {
    /// Returns the number of passes that have processed the view since its creation.
    public func counts(of view: View) -> PassCounts {
        PassCounts(
            constraintUpdates: Int(view.layoutState.constraintUpdateCount),
            layouts: Int(view.layoutState.layoutCount), draws: Int(view.drawCount))
    }

    /// Runs frames until none is needed before and after `body`, and reports the passes that ran in between.
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
