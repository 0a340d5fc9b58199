import Foundation

/// The context switches and CPU ticks of all threads of a process, as counted by the kernel.
struct Activity: Equatable {
    var voluntarySwitches = 0
    var ticks = 0

    init(of process: Int32) throws {
        let tasks = "/proc/\(process)/task"
        for task in try FileManager.default.contentsOfDirectory(atPath: tasks) {
            let status = try String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)
            for line in status.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches:") {
                voluntarySwitches += line.split(separator: "\t").last.flatMap { Int($0) } ?? 0
            }
            // The fields after the name, which is in parentheses: user and system time are the 12th and 13th.
            let fields =
                try String(contentsOfFile: "\(tasks)/\(task)/stat", encoding: .utf8)
                .split(separator: ")").last?.split(separator: " ") ?? []
            ticks += fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
        }
    }
}
