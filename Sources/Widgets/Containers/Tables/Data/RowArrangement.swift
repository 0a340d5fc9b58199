/// The computation of the rows that a table displays: the elements that pass a filter, in sorted order.
///
///     let rows = RowArrangement(content: files, order: [(key, true)], predicate: nil).rows {}
nonisolated struct RowArrangement<Element: Sendable>: Sendable {
    let content: [Element]
    /// The keys, the most significant first, and whether they are ascending.
    let order: [(key: SortKey<Element>, ascending: Bool)]
    let predicate: (@Sendable (Element) -> Bool)?

    /// Returns the indices in `content` of the displayed elements.
    ///
    /// Elements that no key distinguishes keep the order of the content. O(elements x keys), plus comparisons of texts that begin with the
    /// same 16 bytes. `check` is called from time to time, and ends the computation by throwing an error.
    func rows<Failure>(_ check: () throws(Failure) -> Void) throws(Failure) -> [Int32] {
        var rows: [Int32] = []
        rows.reserveCapacity(content.count)
        for index in content.indices {
            if index & 0xffff == 0 { try check() }
            if predicate?(content[index]) ?? true { rows.append(Int32(index)) }
        }
        for (key, ascending) in order.reversed() { try sort(&rows, by: key, ascending, check) }
        return rows
    }

    private func sort<Failure>(
        _ rows: inout [Int32], by key: SortKey<Element>, _ ascending: Bool,
        _ check: () throws(Failure) -> Void
    ) throws(Failure) {
        // The complement of a rank has the opposite order, and equal ranks stay equal.
        let flip: UInt64 = ascending ? 0 : .max
        switch key.property {
        case .number(let value):
            try RadixSort.sort(&rows, by: { NumberRank.bits(of: value(content[Int($0)])) ^ flip }, check)
        case .text(let value):
            var texts = [String](repeating: "", count: content.count)
            for row in rows { texts[Int(row)] = value(content[Int(row)]) }
            if texts.contains(where: { $0.utf8.count > 8 }) {
                try RadixSort.sort(&rows, by: { TextRank.bits(of: texts[Int($0)]).low ^ flip }, check)
            }
            try RadixSort.sort(&rows, by: { TextRank.bits(of: texts[Int($0)]).high ^ flip }, check)
            try finish(&rows, texts, ascending, check)
        }
    }

    /// Sorts each run of texts with equal beginnings by their whole bytes.
    private func finish<Failure>(
        _ rows: inout [Int32], _ texts: [String], _ ascending: Bool, _ check: () throws(Failure) -> Void
    ) throws(Failure) {
        var start = 0
        while start < rows.count {
            try check()
            let text = texts[Int(rows[start])]
            let first = TextRank.bits(of: text)
            var end = start + 1
            var isUniform = true
            while end < rows.count, TextRank.bits(of: texts[Int(rows[end])]) == first {
                isUniform = isUniform && texts[Int(rows[end])].utf8.elementsEqual(text.utf8)
                end += 1
            }
            if !isUniform {
                rows[start..<end].sort {
                    TextRank.compare(texts[Int($0)], texts[Int($1)]) == (ascending ? -1 : 1)
                }
            }
            start = end
        }
    }

    /// Returns whether the element at one index is displayed before that at another one.
    func precedes(_ first: Int32, _ second: Int32) -> Bool {
        for (key, ascending) in order {
            let comparison = key.compare(content[Int(first)], content[Int(second)])
            if comparison != 0 { return (comparison < 0) == ascending }
        }
        return first < second
    }
}
