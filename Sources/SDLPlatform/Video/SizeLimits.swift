import CSDL2
import Drawing

/// The minimum and the maximum size of a window as SDL knows them.
///
/// On X11, SDL replaces the limits by the current size while the window is not resizable, and does not restore them.
///
///     SizeLimits.apply(to: window, areLost: true)
@MainActor  // See VideoSystem.
enum SizeLimits {
    /// A size in SDL's units.
    private struct Sides: Equatable {
        var width: Int32
        var height: Int32

        init(_ width: Int32, _ height: Int32) { (self.width, self.height) = (width, height) }

        @MainActor init(_ size: Size, of window: PlatformWindow) {
            self.init(window.metrics.length(size.width), window.metrics.windowHeight(size.height))
        }

        var isSet: Bool { width > 0 }
    }

    /// Sends the limits of a window that have changed, or both with `areLost`.
    ///
    /// A window that never had limits gets none.
    static func apply(to window: PlatformWindow, areLost: Bool = false) {
        guard let handle = window.handle else { return }
        var (oldMinimum, oldMaximum) = (Sides(0, 0), Sides(0, 0))
        SDL_GetWindowMinimumSize(handle, &oldMinimum.width, &oldMinimum.height)
        SDL_GetWindowMaximumSize(handle, &oldMaximum.width, &oldMaximum.height)
        let longest = Int32(WindowMetrics.longestSide)
        var minimum = oldMinimum.isSet ? Sides(1, 1) : oldMinimum
        if window.minimumSize != .zero { minimum = Sides(window.minimumSize, of: window) }
        var maximum = oldMaximum.isSet ? Sides(longest, longest) : oldMaximum
        if let size = window.maximumSize { maximum = Sides(size, of: window) }
        // SDL refuses a maximum that is smaller than the minimum.
        if maximum.isSet, maximum.width < oldMinimum.width || maximum.height < oldMinimum.height {
            SDL_SetWindowMinimumSize(handle, 1, 1)
            oldMinimum = Sides(1, 1)
        }
        if maximum.isSet, areLost || maximum != oldMaximum {
            SDL_SetWindowMaximumSize(handle, maximum.width, maximum.height)
        }
        if minimum.isSet, areLost || minimum != oldMinimum {
            SDL_SetWindowMinimumSize(handle, minimum.width, minimum.height)
        }
    }
}
