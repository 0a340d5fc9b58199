import Glibc

/// Prints figures, and exits the program when a check fails, because a figure without its check is invalid.
enum Report {
    static func figure(_ workload: String, _ metric: String, _ value: Double) {
        let rounded = (value * 1000).rounded() / 1000
        line(
            "{\"peer\":\"widgets\",\"workload\":\"\(workload)\",\"metric\":\"\(metric)\",\"value\":\(rounded)}"
        )
    }

    static func fail(_ workload: String, _ why: String) -> Never {
        line("{\"peer\":\"widgets\",\"workload\":\"\(workload)\",\"error\":\"\(why)\"}")
        exit(1)
    }

    static func check(_ workload: String, _ condition: Bool, _ what: @autoclosure () -> String) {
        if !condition { fail(workload, "check failed: \(what())") }
    }

    private static func line(_ text: String) {
        print(text)
        fflush(nil)
    }
}

/// Clocks and statistics.
enum Measure {
    /// The time of a monotonic clock, in microseconds.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    /// The CPU time of all threads of this process, in microseconds.
    static var cpuTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    /// The resident memory of this process, in bytes.
    static var residentBytes: Double {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var buffer = [CChar](repeating: 0, count: 128)
        guard fgets(&buffer, Int32(buffer.count), file) != nil else { return 0 }
        let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let fields = text.split(separator: " ")
        return fields.count > 1 ? (Double(fields[1]) ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) : 0
    }

    /// The memory that is currently allocated in this process, in bytes, according to `malloc_info(3)`.
    static var allocatedBytes: Double {
        typealias Information = @convention(c) (Int32, UnsafeMutablePointer<FILE>?) -> Int32
        guard let symbol = dlsym(nil, "malloc_info") else { return 0 }
        let information = unsafeBitCast(symbol, to: Information.self)
        var text: UnsafeMutablePointer<CChar>?
        var length = 0
        guard let stream = open_memstream(&text, &length) else { return 0 }
        _ = information(0, stream)
        fclose(stream)
        defer { free(text) }
        // The totals of all arenas are at the end, each in the form <total type="rest" count="12" size="3456"/>.
        var sizes: [Substring: Double] = [:]
        for line in (text.map { String(cString: $0) } ?? "").split(separator: "\n") {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count > 3, parts[0] == "<total type=" || parts[0] == "<system type=" else { continue }
            sizes[parts[1]] = Double(parts[parts.count - 2]) ?? 0
        }
        return (sizes["current"] ?? 0) + (sizes["mmap"] ?? 0) - (sizes["fast"] ?? 0) - (sizes["rest"] ?? 0)
    }

    /// The peak resident memory of this process, in megabytes.
    static var peakResidentMegabytes: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    }

    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    /// Returns a percentile by the nearest-rank method; `part` is in 0...1.
    static func percentile(_ values: [Double], _ part: Double) -> Double {
        let sorted = values.sorted()
        return sorted[min(max(Int((part * Double(sorted.count)).rounded(.up)) - 1, 0), sorted.count - 1)]
    }
}
