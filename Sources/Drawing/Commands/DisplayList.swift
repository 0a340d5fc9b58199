/// The drawing of one view: its commands in order, and their bounding box.
///
///     let canvas = Canvas(palette: palette, scale: 1)
///     view.draw(canvas)
///     print(canvas.finish())
public struct DisplayList: Equatable, Sendable {
    /// The commands, in drawing order.
    public let commands: ContiguousArray<DrawCommand>
    /// The bounding box of the drawing, in points; null if it is empty.
    public let bounds: Rect

    public static let empty = DisplayList(commands: [])

    public init(commands: ContiguousArray<DrawCommand>) {
        self.commands = commands
        bounds = commands.reduce(.null) { $0.union($1.bounds) }
    }

    /// Whether the list has no commands.
    public var isEmpty: Bool { commands.isEmpty }
}

extension DisplayList: CustomStringConvertible {
    /// One line per command, indented within clips.
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
