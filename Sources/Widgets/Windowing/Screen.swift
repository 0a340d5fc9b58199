internal import SDLPlatform

/// A display of the desktop, as it was when the value was read: `NSScreen`.
///
///     let area = window.screen?.visibleFrame
public nonisolated struct Screen: Hashable, Sendable {
    /// The name of the display.
    public let localizedName: String
    /// The area on the desktop, in points.
    public let frame: Rect
    /// The part of the area that panels do not cover, in points.
    public let visibleFrame: Rect
    /// The number of pixels per point.
    public let backingScaleFactor: Double
    /// The number of frames per second.
    public let maximumFramesPerSecond: Int

    init(_ display: Display) {
        localizedName = display.name
        frame = display.area
        visibleFrame = display.usableArea
        backingScaleFactor = display.scale
        maximumFramesPerSecond = display.refreshRate
    }

    /// The connected displays, the primary one first; empty while no application runs.
    ///
    /// Waits for the display server.
    @MainActor public static var screens: [Screen] {
        Application.shared.video?.displays.map { Screen($0) } ?? []
    }

    /// The primary display; nil while no application runs.
    @MainActor public static var main: Screen? { screens.first }
}

extension Window {
    /// Returns the frame of a window with the given content, including its title bar and borders; both are in points of the desktop.
    ///
    /// Corresponds to `NSWindow.frameRect(forContentRect:styleMask:)`. The title bar and the borders are as large as those of a displayed window of
    /// the program. Until there is one, a title bar of 32 points without borders is assumed. Returns the content itself for windows without a
    /// title bar, and while no application runs.
    public static func frameRect(forContentRect content: Rect, styleMask: StyleMask) -> Rect {
        guard styleMask.contains(.titled), let video = Application.shared.video else { return content }
        return frame(of: content, video.decoration)
    }

    /// Returns the frame that the window has with the given content, including its title bar and borders; both are in points of the desktop.
    ///
    /// Before the window is displayed, its decoration is assumed as by ``frameRect(forContentRect:styleMask:)``. For example, to put a window into
    /// the bottom right corner of the display:
    ///
    ///     guard let area = Screen.main?.visibleFrame else { return }
    ///     let frame = window.frameRect(forContentRect: window.bounds)
    ///     window.frameTopLeftPoint = Point(x: area.maxX - frame.width, y: area.maxY - frame.height)
    public final func frameRect(forContentRect content: Rect) -> Rect {
        guard let decoration = displayedDecoration else {
            return Self.frameRect(forContentRect: content, styleMask: styleMask)
        }
        return Self.frame(of: content, decoration)
    }

    /// Returns the content of a window with the given frame, which includes its title bar and borders; both are in points of the desktop.
    ///
    /// Corresponds to `NSWindow.contentRect(forFrameRect:styleMask:)`; the inverse of ``frameRect(forContentRect:styleMask:)``. A side of a frame
    /// that is smaller than the decoration has the length 0.
    public static func contentRect(forFrameRect frame: Rect, styleMask: StyleMask) -> Rect {
        guard styleMask.contains(.titled), let video = Application.shared.video else { return frame }
        return frame.inset(by: video.decoration)
    }

    /// Returns the content that the window has with the given frame, which includes its title bar and borders; both are in points of the
    /// desktop.
    ///
    /// The inverse of ``frameRect(forContentRect:)``. For example, to cover the left half of the display:
    ///
    ///     guard let area = Screen.main?.visibleFrame else { return }
    ///     let half = Rect(x: area.minX, y: area.minY, width: area.width / 2, height: area.height)
    ///     window.frameTopLeftPoint = Point(x: half.minX, y: half.minY)
    ///     window.setContentSize(window.contentRect(forFrameRect: half).size)
    public final func contentRect(forFrameRect frame: Rect) -> Rect {
        guard let decoration = displayedDecoration else {
            return Self.contentRect(forFrameRect: frame, styleMask: styleMask)
        }
        return frame.inset(by: decoration)
    }

    /// The title bar and the borders of the displayed window; nil while they are unknown.
    private var displayedDecoration: EdgeInsets? {
        (presenter as? WindowPresenter).flatMap { $0.video.decoration(of: $0.platform) }
    }

    private static func frame(of content: Rect, _ decoration: EdgeInsets) -> Rect {
        content.inset(
            by: EdgeInsets(
                top: -decoration.top, left: -decoration.left, bottom: -decoration.bottom,
                right: -decoration.right))
    }

    /// The display that shows most of the window; nil while it is not open.
    ///
    /// Waits for the display server.
    public final var screen: Screen? {
        guard let presenter = presenter as? WindowPresenter,
            let index = presenter.video.displayIndex(of: presenter.platform)
        else { return nil }
        let screens = Screen.screens
        return screens.indices.contains(index) ? screens[index] : nil
    }
}
