/// Reports views that invalidate themselves while drawing, because they keep the host from becoming idle.
struct DisplayLoopCheck {
    /// The number of frames so far in which a view invalidated itself while drawing, one after the other.
    private var consecutiveCount = 0

    private static let limit = 120

    /// Adds the views that were `marked` for display while a frame was painted to its report.
    mutating func check(_ marked: [View], _ report: inout FrameReport) {
        consecutiveCount = marked.isEmpty ? 0 : consecutiveCount + 1
        for view in marked.prefix(8) {
            let cause = InvalidationTrace.lastCause(of: .display, view)
            report.culprits.append(
                FrameReport.Culprit(
                    view: view.hierarchyPath, pass: .display, count: consecutiveCount, cause: cause))
        }
        guard consecutiveCount == Self.limit, let view = marked.first else { return }
        Diagnostics.report(
            Diagnostic(
                kind: .displayLoop, subject: view.hierarchyPath,
                message: "invalidated its display while drawing, in \(consecutiveCount) consecutive frames",
                cure: "frames continue at the refresh rate; animate with a timer instead of from draw(_:)"))
    }
}
