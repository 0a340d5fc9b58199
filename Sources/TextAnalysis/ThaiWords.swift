import Glibc

/// Word boundaries in Thai, which is written without spaces, from the dictionary of libthai if that is installed.
///
/// The library is loaded when the first Thai letter is found; programs without Thai text do not load it.
///
///     ThaiWords.borders(in: scalars)   // indices within a run of Thai at which a word begins
package enum ThaiWords {
    private typealias Find =
        @convention(c) (UnsafePointer<UInt32>, UnsafeMutablePointer<Int32>, Int) -> Int32

    /// The function of libthai; nil if it is not installed.
    private static let find: Find? = {
        guard let handle = dlopen("libthai.so.0", RTLD_LAZY | RTLD_LOCAL),
            let symbol = dlsym(handle, "th_wbrk")
        else { return nil }
        return unsafeBitCast(symbol, to: Find.self)
    }()

    /// The maximum number of code points per call; longer runs are divided.
    private static let limit = 1024

    /// Whether the dictionary is available; without it a run of Thai is one word.
    package static var isAvailable: Bool { find != nil }

    /// Returns whether the dictionary covers the code point: letters, vowels, marks and digits.
    package static func isThai(_ scalar: UInt32) -> Bool { scalar >= 0xE01 && scalar <= 0xE5B }

    /// Returns the runs of Thai, and for each the indices at which words begin, except for the first word.
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
