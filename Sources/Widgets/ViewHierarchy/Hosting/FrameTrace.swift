private import Glibc

/// Prints each frame's report to standard error when the environment has `WIDGETS_TRACE=frame`.
enum FrameTrace {
    private static let isOn: Bool = getenv("WIDGETS_TRACE").map { String(cString: $0) } == "frame"

    static func file(_ report: FrameReport, of host: ViewHost) {
        if isOn { Diagnostics.write("\(host.rootView.name) \(report)\n") }
    }
}
