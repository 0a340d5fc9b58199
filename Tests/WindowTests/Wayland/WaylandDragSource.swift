import DisplaySupport
import Testing

/// Another program on a Wayland compositor from which files are dragged: a window of GTK, written in Python.
///
///     let source = try WaylandDragSource(["file:///etc/hostname"], display, variables)
///     #expect(try source.drag(to: (120, 80)))
struct WaylandDragSource {
    static let isAvailable: Bool = {
        let command = "import gi; gi.require_version('Gtk', '3.0'); from gi.repository import Gtk"
        guard let child = try? Child(["/usr/bin/python3", "-c", command]) else { return false }
        return child.finish()
    }()

    /// The part of the screen that the window covers.
    let frame: VirtualDisplay.Area
    private let program: Child
    private let display: VirtualDisplay

    /// Opens the window; `variables` are those of the compositor's clients.
    init(_ files: [String], _ display: VirtualDisplay, _ variables: [String: String]) throws {
        self.display = display
        program = try Child(
            ["/usr/bin/python3", "-c", Self.source] + files,
            variables.merging(["DISPLAY": display.name, "GDK_BACKEND": "wayland"]) { mine, _ in mine })
        #expect(program.read(until: "ready"))
        frame = try #require(try display.area(of: 0xff00ff, width: 40, height: 40))
    }

    func end() { program.end() }

    /// Drags the files to a place of the screen and drops them there, and returns whether they were received.
    ///
    /// A drop before the other program has accepted the files is cancelled, and then repeated.
    func drag(to place: (x: Int, y: Int)) throws -> Bool {
        let start = (x: frame.left + 20, y: frame.top + 20)
        let end = ContinuousClock.now + HangGuard.limit
        repeat {
            try display.run("xdotool", "mousemove", "\(start.x)", "\(start.y)")
            try display.run("xdotool", "mousedown", "1")
            defer { _ = try? display.run("xdotool", "mouseup", "1") }
            for step in 1...10 {
                let x = start.x + (place.x - start.x) * step / 10
                let y = start.y + (place.y - start.y) * step / 10
                try display.run("xdotool", "mousemove", "\(x)", "\(y)")
            }
            guard program.read(until: "begin") else { return false }
            // Each of them takes a process of its own, which gives a busy machine time to answer.
            for x in [place.x + 1, place.x] {
                try display.run("xdotool", "mousemove", "\(x)", "\(place.y)")
            }
            try display.run("xdotool", "mouseup", "1")
            guard program.read(until: "result") else { return false }
            if program.lines.last == "result sent" { return true }
        } while ContinuousClock.now < end
        return false
    }

    private static let source = """
        import sys
        import gi
        gi.require_version("Gtk", "3.0")
        gi.require_version("Gdk", "3.0")
        from gi.repository import Gdk, Gtk
        def say(text): print(text, flush=True)
        targets = Gtk.TargetList.new([])
        targets.add_uri_targets(0)
        style = Gtk.CssProvider()
        style.load_from_data(b"* { background: #ff00ff; }")
        card = Gtk.EventBox()
        card.get_style_context().add_provider(style, Gtk.STYLE_PROVIDER_PRIORITY_USER)
        card.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, None, Gdk.DragAction.COPY)
        card.drag_source_set_target_list(targets)
        card.connect("drag-begin", lambda *_: say("begin"))
        def send(card, context, data, *_):
            data.set_uris(sys.argv[1:])
            say("result sent")
        card.connect("drag-data-get", send)
        def fail(*_):
            say("result failed")
            return True
        card.connect("drag-failed", fail)
        window = Gtk.Window(title="Source")
        window.connect("map-event", lambda *_: say("ready"))
        window.set_decorated(False)
        window.set_default_size(40, 40)
        window.add(card)
        window.show_all()
        Gtk.main()
        """
}
