import DisplaySupport
import Testing

/// A window manager that maps no window before the property MAP of the root window is set; written in Python.
enum LateWindowManager {
    /// Starts the manager, and returns when requests reach it; with `isAnnounced`, it claims to support the hints of current ones.
    static func start(isAnnounced: Bool, on display: VirtualDisplay) throws -> Child {
        let manager = try Child(
            ["/usr/bin/python3", "-u", "-c", program, isAnnounced ? "announced" : ""],
            ["DISPLAY": display.name])
        try #require(manager.read(until: "ready"))
        return manager
    }

    /// Makes the manager map the windows whose programs have requested it, and those of all later requests.
    static func mapWindows(on display: VirtualDisplay) throws {
        try display.run("xprop", "-root", "-f", "MAP", "32c", "-set", "MAP", "1")
    }

    private static let program = """
        import sys
        from Xlib import X, Xatom, display
        d = display.Display()
        root = d.screen().root
        root.change_attributes(event_mask=X.SubstructureRedirectMask | X.PropertyChangeMask)
        if sys.argv[1]:
            check = root.create_window(0, 0, 1, 1, 0, d.screen().root_depth)
            for window in (root, check):
                window.change_property(d.intern_atom("_NET_SUPPORTING_WM_CHECK"), Xatom.WINDOW, 32, [check.id])
        d.sync()
        print("ready")
        waiting, maps = [], False
        while True:
            e = d.next_event()
            if e.type == X.MapRequest:
                print("request")
                waiting.append(e.window)
            elif e.type == X.PropertyNotify and e.atom == d.intern_atom("MAP"):
                maps = True
            elif e.type == X.ConfigureRequest:
                e.window.configure(x=e.x, y=e.y, width=e.width, height=e.height)
            if maps:
                for window in waiting: window.map()
                waiting = []
            d.flush()
        """
}
