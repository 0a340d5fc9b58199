private import Glibc

/// Drawing of progress bars and activity indicators.
extension ControlPainter {
    /// Draws a progress bar and its filled part.
    func progress(track: Rect, filled: Rect, tint: Color, trackTint: Color) {
        let radius = track.height / 2
        canvas.fill(track, trackTint, cornerRadius: radius)
        if filled.width <= 0 { return }
        canvas.edges = .antialiased
        // A filled part narrower than its rounded ends would extend beyond the track's rounded end: clip it to the track.
        canvas.clip(to: RoundedRect(track, radius: radius)) {
            canvas.fill(filled, tint, cornerRadius: filled.width < track.height ? 0 : radius)
        }
        canvas.edges = .snapped
    }

    /// Draws the spokes of an activity indicator; the spoke at index `activeIndex` is opaque, and those before it fade.
    func spokes(_ count: Int, activeIndex: Int, isFading: Bool, in rect: Rect, color: Color) {
        let width = rect.width / 11
        let outer = (rect.width - width) / 2
        for index in 0..<count {
            let angle = 2 * Double.pi * Double(index) / Double(count) - Double.pi / 2
            let (x, y) = (cos(angle), sin(angle))
            let age = (activeIndex - index + count) % count
            let strength = isFading ? max(0.18, 1 - Double(age) / Double(count) * 1.3) : 0.4
            canvas.line(
                from: Point(x: rect.midX + x * outer * 0.52, y: rect.midY + y * outer * 0.52),
                to: Point(x: rect.midX + x * outer, y: rect.midY + y * outer),
                faded(color, strength), width: width)
        }
    }
}
