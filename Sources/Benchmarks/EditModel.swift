import TextEditing

/// edit_model: types 1,000 characters in the middle of texts of 10,000 and of 100,000 lines.
///
/// Measures the model without views: command, text, selection, history. The cost of an edit must not depend on the length of the text.
enum EditModel {
    static func run() {
        let small = typing(lines: 10_000)
        let large = typing(lines: 100_000)
        Report.figure("edit_model", "lines10000_median_us", small)
        Report.figure("edit_model", "lines100000_median_us", large)
        Report.figure("edit_model", "ratio", large / small)
        pasting()
        replacing()
    }

    /// Returns the median time of an edit, in microseconds, over seven editors that are used one after the other.
    private static func typing(lines: Int) -> Double {
        let text = EditBuffer(
            String(repeating: "A line of a text that is about as long as lines are\n", count: lines))
        var times: [Double] = []
        for _ in 0..<7 {
            var editor = TextEditor(text)
            editor.perform(.select(Selection(at: text.offset(ofLine: lines / 2) + 20)), at: .zero)
            for step in 0..<1000 {
                let start = Measure.now
                editor.perform(.insertText("x"), at: .milliseconds(100 * step))
                times.append(Measure.now - start)
            }
            let line = editor.buffer.range(ofLine: lines / 2).length
            Report.check("edit_model", line == 1052, "the line has \(line) bytes, not 1052")
            editor.perform(.undo, at: .zero)
            Report.check("edit_model", editor.buffer == text, "undo does not bring back the text")
        }
        return Measure.median(times)
    }

    private static func pasting() {
        let bytes = [UInt8](repeating: 0x78, count: 50_000_000)
        var editor = TextEditor("before after")
        editor.perform(.select(Selection(at: 7)), at: .zero)
        let start = Measure.now
        editor.perform(.paste(EditBuffer(utf8: bytes)), at: .zero)
        let time = Measure.now - start
        Report.check("edit_model", editor.buffer.utf8Count == 50_000_012, "not all was pasted")
        Report.figure("edit_model", "paste50mb_ms", time / 1000)
    }

    private static func replacing() {
        let text = EditBuffer(
            String(repeating: "The quick brown fox jumps over the lazy dog\n", count: 100_000))
        var editor = TextEditor(text)
        let start = Measure.now
        let found = TextSearch("cat", ignoresCase: true).next(in: text, from: 0)
        let searched = Measure.now
        let count = editor.replaceAll(of: TextSearch("fox"), with: "wolf", at: .zero).count
        let replaced = Measure.now
        Report.check("edit_model", found == nil && count == 100_000, "\(count) were replaced, not 100,000")
        Report.figure("edit_model", "search100000lines_ms", (searched - start) / 1000)
        Report.figure("edit_model", "replaceall100000_ms", (replaced - searched) / 1000)
    }
}
