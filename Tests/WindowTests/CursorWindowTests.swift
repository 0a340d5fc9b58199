import DisplaySupport
import Testing

/// The cursor that the X server displays.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb is not installed"))
struct CursorWindowTests {
    /// A Python program that prints the shape of the server's cursor as soon as it differs from the given one, or when the time is up.
    private static let reader = """
        import ctypes, os, sys, time
        class Image(ctypes.Structure):
            _fields_ = [(n, ctypes.c_short) for n in ("x", "y")] + [
                (n, ctypes.c_ushort) for n in ("width", "height", "xhot", "yhot")] + [
                ("serial", ctypes.c_ulong), ("pixels", ctypes.POINTER(ctypes.c_ulong))]
        x, fixes = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXfixes.so.3")
        x.XOpenDisplay.restype = ctypes.c_void_p
        fixes.XFixesGetCursorImage.restype = ctypes.POINTER(Image)
        fixes.XFixesGetCursorImage.argtypes = [ctypes.c_void_p]
        display = x.XOpenDisplay(None)
        old, shape = sys.argv[1], ""
        end = time.time() + float(os.environ["WIDGETS_WAIT"])
        while time.time() < end:
            image = fixes.XFixesGetCursorImage(display).contents
            size = image.width * image.height
            shape = "%dx%d,%d" % (image.width, image.height, sum(image.pixels[i] * (i + 1) for i in range(size)) % 99991)
            if shape != old: break
            time.sleep(0.05)
        print("shape " + shape)
        """

    private func shape(_ display: VirtualDisplay, otherThan old: String = "") throws -> String {
        let lines = try display.run("python3", "-c", Self.reader, old)
        return String(try #require(lines.first { $0.hasPrefix("shape ") }).dropFirst(6))
    }

    @Test(
        .enabled(
            if: Child.isInstalled("xdotool") && Child.isInstalled("python3"),
            "xdotool or python3 is not installed"))
    func `The cursor over a field differs from the one beside it`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "edit")
            #expect(probe.read(until: "ready"))
            try display.run("xdotool", "mousemove", "5", "5")
            // The desktop's cursor, until the program sets one.
            let first = try shape(display, otherThan: "none")
            try display.run("xdotool", "mousemove", "40", "27")
            let beam = try shape(display, otherThan: first)
            #expect(beam != first)
            try display.run("xdotool", "mousemove", "5", "5")
            let arrow = try shape(display, otherThan: beam)
            #expect(arrow != beam)
            try display.run("xdotool", "mousemove", "40", "77")
            #expect(try shape(display, otherThan: arrow) == beam)
            probe.end()
        }
    }

    @Test(
        .enabled(
            if: Child.isInstalled("xdotool") && Child.isInstalled("python3"),
            "xdotool or python3 is not installed"),
        arguments: [100, 400])
    func `It stays while a drag continues beside the window, and ends there with the drag`(_ x: Int) throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "pointer")
            #expect(probe.read(until: "ready"))
            try display.run("xdotool", "mousemove", "\(x)", "300")
            let outside = try shape(display, otherThan: "none")
            try display.run("xdotool", "mousemove", "\(x)", "50", "mousedown", "1")
            let cross = try shape(display, otherThan: outside)
            try display.run("xdotool", "mousemove", "\(x)", "300")
            #expect(probe.read(untilLineWith: "dragged 100 300"))
            #expect(try shape(display, otherThan: outside) == cross)
            try display.run("xdotool", "mouseup", "1")
            #expect(try shape(display, otherThan: cross) == outside)
            probe.end()
        }
    }
}
