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
