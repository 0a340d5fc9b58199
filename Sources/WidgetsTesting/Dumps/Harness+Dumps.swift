public import Widgets

extension Harness {
    /// Runs frames until none is needed, and returns the view tree as text, one line per view.
    public func treeDump() throws(HarnessError) -> String {
        try settle()
        return rootView.recursiveDescription()
    }

    /// Runs frames until none is needed, and returns the display list as text.
    ///
    /// Each visible view is followed by its commands in order, with the clips and layers that are passed to the rasteriser. When `view`
    /// is given, only its part is returned.
    public func displayListDump(of view: View? = nil) throws(HarnessError) -> String {
        try settle()
        let player = TextPlayer()
        host.play(into: player, notes: player)
        guard let view else { return player.lines.joined(separator: "\n") }
        return Self.part(of: player.lines, from: "\(view.name) \(view.frame)")
    }

    /// Returns the first line equal to `head` and the deeper indented lines after it, without their common indentation.
    private static func part(of lines: [String], from head: String) -> String {
        func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
        guard let start = lines.firstIndex(where: { $0.drop { $0 == " " } == head }) else {
            return ""
        }
        let depth = indentation(lines[start])
        let end = lines[(start + 1)...].firstIndex { indentation($0) <= depth } ?? lines.endIndex
        return lines[start..<end].map { String($0.dropFirst(depth)) }.joined(separator: "\n")
    }
}
