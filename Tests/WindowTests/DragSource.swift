import DisplaySupport

/// Another program from which something is dragged: a client of the X protocol of drags (Xdnd), written in Python.
enum DragSource {
    static let isAvailable = canImportXlib

    private static let canImportXlib: Bool = {
        guard let child = try? Child(["/usr/bin/python3", "-c", "import Xlib"]) else { return false }
        return child.finish()
    }()

    /// Drags data over the points of the root window `path`, and drops it at the last one or, with `leaves`, leaves.
    ///
    /// - Returns: The lines that the source prints: one for each answer of the target.
    static func drag(
        _ data: String, as types: [String], along path: [(Int, Int)], leaves: Bool = false,
        on display: VirtualDisplay
    ) throws -> [String] {
        let points = path.map { "\($0.0),\($0.1)" }.joined(separator: " ")
        return try display.run(
            "/usr/bin/python3", "-c", program, types.joined(separator: " "), data, points,
            leaves ? "leave" : "drop")
    }

    /// Offers the selection XdndSelection, and sends the messages of a drag; waits for each answer.
    private static let program = #"""
        import os, sys, time
        from Xlib import X, Xatom, display
        from Xlib.protocol import event
        types, data = sys.argv[1].split(), sys.argv[2].encode("utf-8", "surrogateescape").decode("unicode_escape").encode("latin-1")
        path = [tuple(map(int, p.split(","))) for p in sys.argv[3].split()]
        d = display.Display()
        root = d.screen().root
        atom = d.intern_atom
        own = root.create_window(0, 0, 1, 1, 0, d.screen().root_depth)
        selection = atom("XdndSelection")
        own.set_selection_owner(selection, X.CurrentTime)
        if len(types) > 3: own.change_property(atom("XdndTypeList"), Xatom.ATOM, 32, [atom(t) for t in types])
        def aware(x, y):
            for window in reversed(root.query_tree().children):
                place = window.get_geometry()
                if window.get_attributes().map_state == X.IsViewable and place.x <= x < place.x + place.width and \
                   place.y <= y < place.y + place.height:
                    return window if window.get_full_property(atom("XdndAware"), Xatom.ATOM) else None
        def send(target, name, *values):
            values = list(values) + [0] * (4 - len(values))
            target.send_event(event.ClientMessage(window=target, client_type=atom(name), data=(32, [own.id] + values)))
            d.flush()
        def answer(name):
            end = time.time() + float(os.environ["WIDGETS_WAIT"])
            while time.time() < end:
                while d.pending_events():
                    e = d.next_event()
                    if e.type == X.SelectionRequest:
                        e.requestor.change_property(e.property, e.target, 8, data)
                        e.requestor.send_event(event.SelectionNotify(time=e.time, requestor=e.requestor,
                            selection=e.selection, target=e.target, property=e.property))
                        d.flush()
                    elif e.type == X.ClientMessage and e.client_type == atom(name):
                        return list(e.data[1])
                time.sleep(0.005)
        def status():
            # The toolkit's own answer follows SDL's.
            last = answer("XdndStatus")
            time.sleep(0.15)
            while d.pending_events():
                e = d.next_event()
                if e.type == X.ClientMessage and e.client_type == atom("XdndStatus"): last = list(e.data[1])
            return bool(last and last[1] & 1)
        target = None
        for x, y in path:
            new = aware(x, y)
            if (new.id if new else 0) != (target.id if target else 0):
                if target: send(target, "XdndLeave")
                target = new
                if target:
                    listed = [atom(t) for t in types[:3]] + [0] * (3 - len(types))
                    send(target, "XdndEnter", (5 << 24) | (1 if len(types) > 3 else 0), *listed[:3])
            if not target:
                print("no target", flush=True)
                continue
            send(target, "XdndPosition", 0, (x << 16) | y, X.CurrentTime, atom("XdndActionCopy"))
            accepted = status()
            print("accepted" if accepted else "refused", flush=True)
        if target and sys.argv[4] == "drop" and accepted:
            send(target, "XdndDrop", 0, X.CurrentTime)
            print("finished" if answer("XdndFinished") else "not finished", flush=True)
        elif target:
            send(target, "XdndLeave")
            print("left", flush=True)
        d.sync()
        """#
}
