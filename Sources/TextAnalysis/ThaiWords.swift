import Glibc

/// Where words end in Thai, which is written without spaces: from the dictionary of libthai, where that is installed.
///
/// The library is opened by the first Thai letter; a program that never meets one never pays.
///
///     ThaiWords.borders(in: scalars)   // indices at which a word begins within a run of Thai
package enum ThaiWords {
    private typealias Find =
        @convention(c) (UnsafePointer<UInt32>, UnsafeMutablePointer<Int32>, Int) -> Int32

    /// Nil when it is not installed.
    private static let find: Find? = {
        guard let handle = dlopen("libthai.so.0", RTLD_LAZY | RTLD_LOCAL),
            let symbol = dlsym(handle, "th_wbrk")
        else { return nil }
        return unsafeBitCast(symbol, to: Find.self)
    }()

    /// Code points that are looked at together; longer runs are taken in parts.
    private static let limit = 1024

    /// Whether there is a dictionary; without one a run of Thai is one word.
    package static var isAvailable: Bool { find != nil }

    /// Letters, vowels, marks and digits, all of which the dictionary knows.
    package static func isThai(_ scalar: UInt32) -> Bool { scalar >= 0xE01 && scalar <= 0xE5B }

    /// The runs of Thai, and in each the places at which a word begins other than its first; all as indices.
    package static func words(in scalars: some RandomAccessCollection<UInt32>)
        -> [(run: Range<Int>, borders: [Int])]
    {
        var found: [(run: Range<Int>, borders: [Int])] = []
        var run: [UInt32] = []
        var index = 0
        func finish() {
            if run.isEmpty { return }
            found.append((index - run.count..<index, borders(of: run, from: index - run.count)))
            run.removeAll(keepingCapacity: true)
        }
        for scalar in scalars {
            if isThai(scalar) { run.append(scalar) } else { finish() }
            index += 1
        }
        finish()
        return found
    }

    private static func borders(of run: [UInt32], from offset: Int) -> [Int] {
        guard let find else { return [] }
        var result: [Int] = []
        var start = 0
        var places = [Int32](repeating: 0, count: limit)
        while start < run.count {
            let end = min(start + limit, run.count)
            let text = Array(run[start..<end]) + [0]
            let count = min(Int(find(text, &places, places.count)), places.count)
            if start > 0 { result.append(offset + start) }
            for place in places.prefix(max(0, count)) where place > 0 && Int(place) < end - start {
                result.append(offset + start + Int(place))
            }
            start = end
        }
        return result
    }
}
