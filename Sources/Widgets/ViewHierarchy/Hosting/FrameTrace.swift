private import Glibc

/// A trace that prints the report of each frame to standard error if the environment variable `WIDGETS_TRACE` is `frame`.
enum FrameTrace {
    private static let isOn: Bool = getenv("WIDGETS_TRACE").map { String(cString: $0) } == "frame"

    static func file(_ report: FrameReport, of host: ViewHost) {
        if isOn { Diagnostics.write("\(host.rootView.name) \(report)\n") }
    }
}
