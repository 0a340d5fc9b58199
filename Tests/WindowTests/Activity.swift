import DisplaySupport
import Foundation

/// The context switches and the CPU time of all threads of a process, as counted by the kernel.
struct Activity: Equatable {
    var switches = 0
    var nanoseconds = 0

    /// Waits until a process has been inactive for half a second, and returns its counts.
    static func settled(of process: Int32) async throws -> Activity {
        var last = try Activity(of: process)
        _ = try await HangGuard.wait {
            try await Task.sleep(for: .milliseconds(500))
            let before = last
            last = try Activity(of: process)
            return last == before
        }
        return last
    }

    init(of process: Int32) throws {
        let tasks = "/proc/\(process)/task"
        for task in try FileManager.default.contentsOfDirectory(atPath: tasks) {
            let status = try String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)
            for line in status.split(separator: "\n") where line.contains("voluntary_ctxt_switches:") {
                switches += line.split(separator: "\t").last.flatMap { Int($0) } ?? 0
            }
            let times = try String(contentsOfFile: "\(tasks)/\(task)/schedstat", encoding: .utf8)
            nanoseconds += times.split(separator: " ").first.flatMap { Int($0) } ?? 0
        }
    }
}
