import DisplaySupport
import Testing

/// Windows whose pixels the X server has discarded, because another window has covered them.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && VirtualDisplay.readsScreen,
        "Xvfb or python3-xlib is not installed"))
struct ExposureTests {
    private static let content: UInt32 = 0xc03080

    /// Covers the right half of the window until it is ended.
    private static let cover = """
        import sys
        from Xlib import X, display
        connection = display.Display()
        screen = connection.screen()
        left, top = int(sys.argv[1]), int(sys.argv[2])
        window = screen.root.create_window(
            left, top, 200, 200, 0, screen.root_depth, override_redirect=1, background_pixel=0x20f040)
        window.map()
        connection.sync()
        print("covered", flush=True)
        while True:
            connection.next_event()
        """

    @Test(arguments: ["idle", "busy"])
    func `A window that is uncovered displays its pixels again, also while it draws frames`(kind: String)
        throws
    {
        // A server that keeps the pixels of covered windows would hide the defect.
        try VirtualDisplay.use(options: ["-bs"]) { display in
            let probe = try display.start("WindowProbe", "titleBar", kind)
            #expect(probe.read(until: "ready"))
            let area = try #require(try display.area(of: Self.content, width: 200, height: 100))
            let cover = try Child(
                ["/usr/bin/python3", "-c", Self.cover, String(area.left + 100), String(area.top)],
                ["DISPLAY": display.name])
            #expect(cover.read(until: "covered"))
            #expect(try display.area(of: Self.content, width: 100, height: 100) != nil)
            cover.end()
            #expect(try display.area(of: Self.content, width: 200, height: 100) != nil)
            probe.end()
        }
    }
}
