import Glibc

/// The arguments that the program was started with, as the kernel has them.
///
/// Swift's own list is looked for on the stack, for which the runtime reads the map of the memory: a third of a millisecond at each
/// start, of some thirteen until a window is there.
package nonisolated enum ProgramArguments {
    /// The first is the name by which the program was called.
    package static var all: [String] { kernelList ?? CommandLine.arguments }

    /// Nil where `/proc` is not there.
    static var kernelList: [String]? {
        let file = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1024)
        while true {
            let count = read(file, &buffer, buffer.count)
            if count <= 0 { break }
            bytes += buffer[..<count]
        }
        // Each ends with a zero.
        guard bytes.last == 0 else { return nil }
        return bytes.dropLast().split(separator: 0, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
