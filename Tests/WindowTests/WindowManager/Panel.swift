import DisplaySupport
import Testing

/// A panel at an edge of the display, which reserves its space: another program, written in Python.
enum Panel {
    enum Edge: String { case left, bottom }

    /// Starts the panel, and returns when the window manager has reduced the work area.
    static func start(_ edge: Edge, thickness: Int, on display: VirtualDisplay) throws -> Child {
        let panel = try Child(
            ["/usr/bin/python3", "-u", "-c", program, edge.rawValue, "\(thickness)"],
            ["DISPLAY": display.name])
        try #require(panel.read(until: "ready"))
        return panel
    }

    /// Displays a dock, and prints a line when the work area of the first desktop has become smaller.
    private static let program = """
        import sys
        from Xlib import X, Xatom, display
        d = display.Display()
        atom, screen = d.intern_atom, d.screen()
        width, height, size = screen.width_in_pixels, screen.height_in_pixels, int(sys.argv[2])
        left = sys.argv[1] == "left"
        frame = (0, 0, size, height) if left else (0, height - size, width, size)
        strut = [size, 0, 0, 0, 0, height - 1] if left else [0, 0, 0, size, 0, 0, 0, 0, 0, 0, 0, width - 1]
        screen.root.change_attributes(event_mask=X.PropertyChangeMask)
        window = screen.root.create_window(*frame, 0, screen.root_depth, background_pixel=0xF0A020)
        window.change_property(atom("_NET_WM_WINDOW_TYPE"), Xatom.ATOM, 32, [atom("_NET_WM_WINDOW_TYPE_DOCK")])
        window.change_property(atom("_NET_WM_STRUT_PARTIAL"), Xatom.CARDINAL, 32, strut + [0] * (12 - len(strut)))
        window.map()
        d.flush()
        while True:
            event = d.next_event()
            if event.type != X.PropertyNotify or event.atom != atom("_NET_WORKAREA"): continue
            area = screen.root.get_full_property(event.atom, X.AnyPropertyType).value
            if area[2] <= width - size or area[3] <= height - size: print("ready")
        """
}
