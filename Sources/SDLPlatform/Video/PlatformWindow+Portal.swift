extension PlatformWindow {
    /// The identifier with which the desktop portal places a dialog above the window: `x11:` and the window's number in hexadecimal digits.
    ///
    /// Empty on Wayland, where SDL 2.26 cannot export a window, and after the window was closed.
    public var portalHandle: String {
        // The portal may use the identifier after the window was closed.
        isReusable = false
        return xWindow == 0 || isClosed ? "" : "x11:" + String(xWindow, radix: 16)
    }
}
