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
    /// `NSWindow.frameRect(forContentRect:styleMask:)`. The widths of the title bar and the borders are those of an open window of the program. Until
    /// the window manager has decorated one, a title bar of 32 points and no borders are assumed. For example, to put a window into the bottom right
    /// corner of the display:
    ///
    ///     let frame = window.frameRect(forContentRect: window.bounds)
    ///     window.position = Point(x: area.maxX - frame.width, y: area.maxY - frame.height)
    public static func frameRect(forContentRect content: Rect, styleMask: StyleMask) -> Rect {
        guard styleMask.contains(.titled), let video = Application.shared.video else { return content }
        let decoration = video.decoration
        return Rect(
            x: content.minX - decoration.left, y: content.minY - decoration.top,
            width: content.width + decoration.left + decoration.right,
            height: content.height + decoration.top + decoration.bottom)
    }

    /// Returns the frame that the window has with the given content, including its title bar and borders; both are in points of the desktop.
    public final func frameRect(forContentRect content: Rect) -> Rect {
        Self.frameRect(forContentRect: content, styleMask: styleMask)
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
