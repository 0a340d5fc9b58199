internal import Widgets

/// A display list player that writes the commands as text, indented by views, clips and layers.
final class TextPlayer: DisplayListPlayer, PaintNotes {
    private(set) var lines: [String] = []
    private var depth = 0
    /// The lines of each painted view and its subviews, and their indentation.
    private var parts: [ObjectIdentifier: (depth: Int, lines: Range<Int>)] = [:]
    private var clips: [PixelRect] = []
    private var scale = 1.0
    /// The origin of the last command; a line is written whenever it changes.
    private var origin: PixelPoint?

    func begin(target: PixelBuffer, scale: Double, clip: PixelRect) {
        self.scale = scale
        clips = [clip]
    }

    func end() {}

    var clipBounds: PixelRect { clips.last ?? .empty }

    func play(_ list: DisplayList, at offset: PixelPoint, opacity: Double) {
        for command in list.commands { play(command, at: offset, opacity: opacity) }
    }

    func play(_ list: DisplayList, at offset: PixelPoint, clippedTo box: PixelRect, opacity: Double) {
        let size = Size(width: Double(box.width) / scale, height: Double(box.height) / scale)
        pushClip(RoundedRect(Rect(origin: .zero, size: size)), at: PixelPoint(x: box.left, y: box.top))
        play(list, at: offset, opacity: opacity)
        popClip()
    }

    func play(_ command: DrawCommand, at offset: PixelPoint, opacity: Double) {
        if case .pushClip(let shape) = command { return pushClip(shape, at: offset) }
        if command == .popClip { return popClip() }
        if case .pushPathClip(let path, let style) = command {
            return pushClip(path, style: style, at: offset)
        }
        note(offset)
        if command.closesScope { depth -= 1 }
        write("\(command)" + (opacity == 1 || command.closesScope ? "" : " opacity \(rounded(opacity))"))
        if command.opensScope { depth += 1 }
    }

    func pushClip(_ shape: RoundedRect, at offset: PixelPoint) {
        note(offset)
        write("clip \(shape)")
        depth += 1
        let box = PixelRect(snapping: shape.rect, scale: scale)
        clips.append(
            clipBounds.intersection(
                PixelRect(
                    left: box.left + offset.x, top: box.top + offset.y, right: box.right + offset.x,
                    bottom: box.bottom + offset.y)))
    }

    func pushClip(_ path: Path, style: FillStyle, at offset: PixelPoint) {
        note(offset)
        write("\(DrawCommand.pushPathClip(path, style))")
        depth += 1
        let box = PixelRect(covering: path.boundingRect, scale: scale)
        clips.append(
            clipBounds.intersection(
                PixelRect(
                    left: box.left + offset.x, top: box.top + offset.y, right: box.right + offset.x,
                    bottom: box.bottom + offset.y)))
    }

    func popClip() {
        depth -= 1
        clips.removeLast()
        write("end clip")
    }

    func filterBackdrop(_ filters: [Filter], opacity: Double) {
        write(
            "filter backdrop " + filters.map(\.description).joined(separator: " ")
                + (opacity == 1 ? "" : " opacity \(rounded(opacity))"))
    }

    func pushLayer(bounds: PixelRect, style: LayerStyle, transform: AffineTransform) {
        var text = "layer \(bounds)"
        if !style.description.isEmpty { text += " \(style)" }
        if !transform.isIdentity { text += " transform \(ViewTreeDump.describe(transform))" }
        write(text)
        depth += 1
        clips.append(transform.isIdentity ? clipBounds.intersection(bounds) : bounds)
    }

    func pushLayer(
        bounds: PixelRect, style: LayerStyle, projection: ProjectionTransform, at origin: PixelPoint
    ) {
        var text = "layer \(bounds)"
        if !style.description.isEmpty { text += " \(style)" }
        write("\(text) projected by \(projection) about \(origin.x), \(origin.y)")
        depth += 1
        clips.append(bounds)
    }

    func popLayer() {
        depth -= 1
        clips.removeLast()
        write("end layer")
    }

    /// Returns the lines of a view and its subviews without their common indentation; empty if the view was not painted.
    func lines(of view: View) -> [String] {
        guard let part = parts[ObjectIdentifier(view)] else { return [] }
        return lines[part.lines].map { String($0.dropFirst(2 * part.depth)) }
    }

    func willPaint(_ view: View) {
        parts[ObjectIdentifier(view)] = (depth, lines.count..<lines.count)
        write("\(view.name) \(view.frame)")
        depth += 1
        origin = nil
    }

    func didPaint(_ view: View) {
        depth -= 1
        origin = nil
        guard let part = parts[ObjectIdentifier(view)] else { return }
        parts[ObjectIdentifier(view)]?.lines = part.lines.lowerBound..<lines.count
    }

    private func note(_ offset: PixelPoint) {
        if origin == offset { return }
        origin = offset
        write("at pixel \(offset.x), \(offset.y)")
    }

    private func write(_ line: String) { lines.append(String(repeating: "  ", count: depth) + line) }

    private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
