import CSDL2
import XWindows

/// The X windows of closed popups, which are used again, and the grab of the pointer by open ones.
///
/// Creating a window needs answers of the server; showing an existing one needs none.
@MainActor  // See VideoSystem.
final class PopupPool {
    private var hiddenMenus: [OpaquePointer] = []
    private var hiddenToolTips: [OpaquePointer] = []
    /// The window whose popups have grabbed the pointer, and their number.
    private(set) weak var grabbingWindow: PlatformWindow?
    private var grabCount = 0
    private var openCount = 0
    /// Whether a button is held, also one that was pressed outside of the windows that SDL knows.
    var isButtonHeld = false
    /// Called when another window grabs the pointer, with the window that loses it.
    var onGrabLost: ((PlatformWindow) -> Void)?

    /// The maximum number of hidden windows of each kind.
    private static let limit = 4

    /// Returns a hidden window; nil if none can be created or the pointer cannot be grabbed.
    func take(isToolTip: Bool, from owner: PlatformWindow) -> OpaquePointer? {
        guard let display = owner.xConnection?.display, !owner.video.isAbandoned else { return nil }
        if !isToolTip, !grab(by: owner) { return nil }
        let known = isToolTip ? hiddenToolTips.popLast() : hiddenMenus.popLast()
        let kind = isToolTip ? widgets_x_tool_tip : widgets_x_menu
        guard let window = known ?? widgets_x_create_popup(display, kind) else {
            if !isToolTip { ungrab(by: owner) }
            return nil
        }
        openCount += 1
        return window
    }

    /// Hides a window of `take` for another popup, and ends the grab with the last one.
    func give(back window: OpaquePointer, isToolTip: Bool, hasGrab: Bool, from owner: PlatformWindow) {
        if owner.video.isAbandoned { return widgets_x_abandon_popup(window) }
        widgets_x_hide_popup(window)
        suspend(hasGrab: hasGrab, from: owner)
        let count = isToolTip ? hiddenToolTips.count : hiddenMenus.count
        if count >= Self.limit { return widgets_x_destroy_popup(window) }
        if isToolTip { hiddenToolTips.append(window) } else { hiddenMenus.append(window) }
    }

    /// Ends the grab with the last window, for a window that was hidden.
    func suspend(hasGrab: Bool, from owner: PlatformWindow) {
        if hasGrab { ungrab(by: owner) }
        openCount -= 1
        if openCount == 0 { owner.video.refreshWorkAreas() }
    }

    /// Counts a hidden window that is displayed again; returns false without a display server.
    func resume(from owner: PlatformWindow) -> Bool {
        guard owner.xConnection != nil, !owner.video.isAbandoned else { return false }
        openCount += 1
        return true
    }

    /// Destroys the hidden windows, and ends the grab; without the connection, only their memory is freed.
    func removeAll(_ connection: XConnection?, isAbandoned: Bool) {
        for window in hiddenMenus + hiddenToolTips {
            if isAbandoned { widgets_x_abandon_popup(window) } else { widgets_x_destroy_popup(window) }
        }
        hiddenMenus = []
        hiddenToolTips = []
        if isAbandoned {
            widgets_x_abandon_grab()
        } else if let connection {
            widgets_x_destroy_grab(connection.display)
        }
    }

    // MARK: - Grab

    /// Grabs the pointer for a popup of `owner`, instead of another window of this program; returns false if another program has grabbed
    /// it.
    func grab(by owner: PlatformWindow) -> Bool {
        guard let display = owner.xConnection?.display else { return false }
        if grabbingWindow === owner {
            grabCount += 1
            return true
        }
        if let loser = grabbingWindow {
            // This usually closes the popups of the window, with which its grab ends.
            onGrabLost?(loser)
            endGrab()
        }
        // If a button is held in another window, SDL must see its release there.
        let window = owner.hasPointer ? owner.xWindow : widgets_x_pressed_window()
        guard widgets_x_grab_pointer(display, window) != 0 else { return false }
        grabbingWindow = owner
        grabCount = 1
        return true
    }

    private func ungrab(by owner: PlatformWindow) {
        guard grabbingWindow === owner, grabCount > 0 else { return }
        grabCount -= 1
        endGrabIfReleased()
    }

    /// Ends the grab if no popup needs it and no button is held: without the grab, the release of a button outside of the window would
    /// be lost.
    func endGrabIfReleased() {
        guard grabCount == 0, !isButtonHeld else { return }
        endGrab()
    }

    func windowWillClose(_ window: PlatformWindow) {
        widgets_x_close_press(window.xWindow)
        if grabbingWindow === window { endGrab() }
    }

    private func endGrab() {
        guard let owner = grabbingWindow, let display = owner.xConnection?.display else { return }
        grabCount = 0
        grabbingWindow = nil
        widgets_x_ungrab_pointer(display)
    }
}
