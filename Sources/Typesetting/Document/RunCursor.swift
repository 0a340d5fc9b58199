/// A cursor that returns the runs of a text paragraph by paragraph.
nonisolated struct RunCursor {
    private let runs: [AttributedText.Run]
    private var index = 0
    /// The number of bytes of the current run that have been consumed.
    private var consumed = 0

    init(_ text: AttributedText, at offset: Int) {
        runs = text.runs
        let found = text.run(at: offset)
        index = found.index
        consumed = index < runs.count ? offset - found.start : 0
    }

    /// Returns the runs of the next `count` bytes.
    ///
    /// If `count` is 0, the result has the attributes of the following character or, at the end, of the last one.
    mutating func take(_ count: Int) -> [AttributedText.Run] {
        if count == 0 {
            let run = index < runs.count ? runs[index] : runs.last
            return run.map { [AttributedText.Run(utf8Count: 0, attributes: $0.attributes)] } ?? []
        }
        var result: [AttributedText.Run] = []
        var remaining = count
        while remaining > 0, index < runs.count {
            let length = min(remaining, runs[index].utf8Count - consumed)
            result.append(AttributedText.Run(utf8Count: length, attributes: runs[index].attributes))
            advance(length)
            remaining -= length
        }
        return result
    }

    mutating func skip(_ count: Int) {
        var remaining = count
        while remaining > 0, index < runs.count {
            let length = min(remaining, runs[index].utf8Count - consumed)
            advance(length)
            remaining -= length
        }
    }

    private mutating func advance(_ length: Int) {
        consumed += length
        if consumed == runs[index].utf8Count {
            index += 1
            consumed = 0
        }
    }
}
