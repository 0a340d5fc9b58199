public import Drawing
import XWindows

/// A window without a border in front of a platform window: a menu, a popover or a tool tip.
///
/// It does not take the focus and receives no events. It becomes visible with the first presented frame.
///
///     let popup = window.makePopup(grabsPointer: true)
///     popup?.place(at: PixelRect(left: 20, top: 40, right: 220, bottom: 340))
///     popup?.present { buffer, isFresh in paint(buffer) }
@MainActor  // See VideoSystem.
public final class PlatformPopup {
    /// The C object of the window; nil after the popup was closed.
    private var handle: OpaquePointer?
    private let owner: PlatformWindow
    private let grabsPointer: Bool
    private var isFresh = true
    private var isHidden = false
    /// Whether the pointer has to be grabbed when the popup is displayed again.
    private var awaitsGrab = false

    init?(owner: PlatformWindow, grabsPointer: Bool) {
        guard let handle = owner.video.popups.take(isToolTip: !grabsPointer, from: owner) else { return nil }
        self.handle = handle
        self.owner = owner
        self.grabsPointer = grabsPointer
    }

    isolated deinit { close() }

    /// Whether the pixels are blended with the windows behind.
    public var hasAlpha: Bool { handle.map { widgets_x_popup_has_alpha($0) != 0 } ?? false }

    /// Moves and resizes the popup; `frame` is in pixels, from the top left corner of the owner's content.
    ///
    /// Without memory for the pixels, the popup is not displayed.
    public func place(at frame: PixelRect) {
        guard let handle, !owner.video.isAbandoned, let (x, y) = owner.contentOrigin else { return }
        let change = widgets_x_place_popup(
            handle, owner.xWindow, Int32(clamping: Int(x) + frame.left), Int32(clamping: Int(y) + frame.top),
            Int32(clamping: frame.width), Int32(clamping: frame.height))
        if change != 0 { isFresh = true }
    }

    /// Lets `draw` paint into the pixels of the popup, and then sends the region that it returns to the screen.
    ///
    /// `isFresh` is true if the content of the memory is undefined; all of it is then sent.
    public func present(_ draw: (PixelBuffer, _ isFresh: Bool) -> DamageRegion) {
        guard let handle, !owner.video.isAbandoned else { return }
        var (width, height): (Int32, Int32) = (0, 0)
        let pixels = widgets_x_popup_pixels(handle, &width, &height)
        let buffer = PixelBuffer(base: pixels, width: Int(width), height: Int(height), stride: Int(width))
        var damage = draw(buffer, isFresh)
        if isFresh { damage.add(buffer.bounds) }
        damage.clip(to: buffer.bounds)
        isFresh = false
        for rect in damage.rects {
            widgets_x_draw_popup(
                handle, Int32(rect.left), Int32(rect.top), Int32(rect.right), Int32(rect.bottom))
        }
        widgets_x_show_popup(handle)
    }

    // MARK: - Hiding

    /// Makes the popup invisible, and ends its grab of the pointer; returns false if the popup is closed.
    ///
    /// The server keeps the pixels for ``reopen()``.
    public func hide() -> Bool {
        guard let handle, !owner.video.isAbandoned else { return false }
        isHidden = true
        widgets_x_hide_popup(handle)
        owner.video.popups.suspend(hasGrab: hasGrab, from: owner)
        return true
    }

    /// Prepares a hidden popup for ``show()``; returns false if the popup is closed.
    public func reopen() -> Bool {
        guard handle != nil, isHidden, owner.video.popups.resume(from: owner) else { return false }
        isHidden = false
        awaitsGrab = grabsPointer
        return true
    }

    /// Makes the popup visible with the pixels that were presented last; ``grabPointer()`` has to follow.
    public func show() {
        guard let handle, !owner.video.isAbandoned else { return }
        widgets_x_show_popup(handle)
    }

    /// Grabs the pointer for a popup that was opened again, and waits for the server's answer; does nothing if the popup has the grab.
    ///
    /// A popup of another window that has grabbed the pointer loses it.
    ///
    /// - Returns: False if another program has grabbed the pointer; the popup is invisible then. True without a display server.
    public func grabPointer() -> Bool {
        guard let handle, !owner.video.isAbandoned else { return true }
        if awaitsGrab, !owner.video.popups.grab(by: owner) {
            widgets_x_hide_popup(handle)
            return false
        }
        awaitsGrab = false
        return true
    }

    private var hasGrab: Bool { grabsPointer && !awaitsGrab }

    /// Closes the popup, and ends the grab of the pointer with the last popup that needs it.
    public func close() {
        guard let handle else { return }
        self.handle = nil
        guard isHidden else {
            return owner.video.popups.give(
                back: handle, isToolTip: !grabsPointer, hasGrab: hasGrab, from: owner)
        }
        if owner.video.isAbandoned {
            widgets_x_abandon_popup(handle)
        } else {
            widgets_x_destroy_popup(handle)
        }
    }
}

extension PlatformWindow {
    /// Returns a popup in front of this window; nil on Wayland, where SDL cannot place popups, and if the pointer cannot be grabbed.
    ///
    /// With `grabsPointer`, this window receives all pointer events of the display until the popup is closed, with coordinates that may be
    /// outside of the window.
    public func makePopup(grabsPointer: Bool) -> PlatformPopup? {
        PlatformPopup(owner: self, grabsPointer: grabsPointer)
    }
}
