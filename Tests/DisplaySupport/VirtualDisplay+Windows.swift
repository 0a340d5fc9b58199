extension VirtualDisplay {
    /// Runs a command until `isExpected` accepts its lines of output, and returns the last ones.
    ///
    /// Each attempt takes a process of its own, so that a busy machine gives the other programs more time.
    @discardableResult public func run(
        _ command: String..., until isExpected: ([String]) -> Bool
    ) throws -> [String] {
        var lines: [String] = []
        _ = try HangGuard.poll {
            let child = try Child(command, ["DISPLAY": name])
            _ = child.finish()
            lines = child.lines
            return isExpected(lines)
        }
        return lines
    }

    /// Returns the identifier of the visible window with a title, in decimal digits, when there is one.
    public func window(_ title: String) throws -> String {
        try run(
            "xdotool", "search", "--onlyvisible", "--name", "^\(title)$", until: { !$0.isEmpty }
        ).first ?? "0"
    }

    /// Returns the identifiers of the windows that a window manager manages, from back to front.
    public func stackingOrder() throws -> [Int] {
        // "_NET_CLIENT_LIST_STACKING(WINDOW): window id # 0x200007, 0x400007".
        let line = try run("xprop", "-root", "_NET_CLIENT_LIST_STACKING").first ?? ""
        return line.split(separator: "#").last?.split(separator: ",").compactMap {
            Int($0.drop { $0 == " " }.dropFirst(2), radix: 16)
        } ?? []
    }

    /// Returns the rectangle of the window with an identifier, without the border of a window manager.
    public func frame(ofWindow window: String) throws -> Area {
        let lines = try run("xwininfo", "-id", window)
        func value(_ name: String) -> Int {
            let line = lines.first { $0.contains(name + ":") }
            return line?.split(separator: " ").last.flatMap { Int($0) } ?? -1
        }
        return Area(
            left: value("Absolute upper-left X"), top: value("Absolute upper-left Y"), width: value("Width"),
            height: value("Height"))
    }

    /// Returns the widths of the border that a window manager has added at the left, the right, the top and the bottom of a window.
    public func borders(ofWindow window: String) throws -> [Int] {
        let lines = try run(
            "xprop", "-id", window, "_NET_FRAME_EXTENTS", until: { $0.first?.contains("=") == true })
        return lines.first?.split(separator: "=").last?.split(separator: ",").compactMap {
            Int($0.filter(\.isNumber))
        } ?? []
    }
}
