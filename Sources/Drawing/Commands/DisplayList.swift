/// The drawing of one view: its commands in order, and the box around them.
///
///     let canvas = Canvas(palette: palette, scale: 1)
///     view.draw(canvas)
///     print(canvas.finish())
public struct DisplayList: Equatable, Sendable {
    /// The commands, in the order of drawing.
    public let commands: ContiguousArray<DrawCommand>
    /// The box around all that is drawn, in points; null when nothing is.
    public let bounds: Rect

    public static let empty = DisplayList(commands: [])

    public init(commands: ContiguousArray<DrawCommand>) {
        self.commands = commands
        bounds = commands.reduce(.null) { $0.union($1.bounds) }
    }

    /// Whether nothing is drawn.
    public var isEmpty: Bool { commands.isEmpty }
}

extension DisplayList: CustomStringConvertible {
    /// A line a command, indented inside clips.
    public var description: String {
        var depth = 0
        var lines: [String] = []
        for command in commands {
            if command == .popClip { depth -= 1 }
            lines.append(String(repeating: "  ", count: max(0, depth)) + command.description)
            if case .pushClip = command { depth += 1 }
        }
        return lines.joined(separator: "\n")
    }
}
