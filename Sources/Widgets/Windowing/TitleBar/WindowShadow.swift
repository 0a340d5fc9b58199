internal import Raster
internal import SDLPlatform

/// The shadow and the border line around a window whose title bar the toolkit draws.
///
/// The line separates the window from others of the same colour. It is outside of the window, so that it covers no content.
///
///     platform.shadow = WindowShadow(theme: .light, isKey: true).platformShadow
struct WindowShadow: Equatable {
    private let shadow: Shadow
    private let line: Color

    /// The shadow of a window in the style of `theme`; those of windows without the keyboard focus are fainter.
    init(theme: Theme, isKey: Bool) {
        // Dark content behind a window requires a darker shadow to be visible.
        let opacity = isKey ? 0.3 : 0.16
        shadow = Shadow(
            color: .black.withAlphaComponent(theme.style == .dark ? opacity * 2 : opacity),
            blurRadius: Self.blurRadius, offset: Point(x: 0, y: Self.drop))
        line = theme.palette[isKey ? .controlBorder : .controlFillPressed]
    }

    private static let blurRadius = 18.0
    private static let drop = 4.0

    /// The shadow for a window of the platform, whose units are points on Wayland.
    var platformShadow: PlatformShadow {
        let reach = shadow.reach + shadow.offset.y
        let player = SoftwarePlayer()
        return PlatformShadow(extent: Int(reach.rounded(.up))) { buffer, corner, window in
            player.begin(target: buffer, scale: 1, clip: buffer.bounds)
            player.play(drawing(around: window), at: PixelPoint(x: -corner.x, y: -corner.y), opacity: 1)
            player.end()
        }
    }

    private func drawing(around window: PixelRect) -> DisplayList {
        let window = Rect(
            x: Double(window.left), y: Double(window.top), width: Double(window.width),
            height: Double(window.height))
        let canvas = Canvas(palette: Theme.light.palette, scale: 1)
        canvas.drawShadow(of: Path(window), shadow)
        canvas.strokeBorder(window.insetBy(dx: -1, dy: -1), line)
        return canvas.finish()
    }
}
