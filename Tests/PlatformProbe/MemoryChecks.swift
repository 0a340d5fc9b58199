import CSDL2
import Drawing
import SDLPlatform

/// Opens a window after another one of the same size was closed, then grows and shrinks it; reports the memory of each frame.
func checkMemory() throws(SDLError) {
    let video = try VideoSystem()
    let first = try openWindow(video)
    let memory = try present(first, 0xFF33_6699)
    first.close()
    let second = try video.makeWindow(
        WindowOptions(size: Size(width: 200, height: 100), position: Point(x: 0, y: 0)))
    let loop = EventLoop(video: video)
    let again = try present(second, 0xFF33_6699)
    report("same memory \(memory != nil && memory == again)")
    // Each step changes the size; the next one follows when the window has it.
    var steps: [(size: Size, color: UInt32)] = [
        (Size(width: 300, height: 80), 0xFFC0_3080), (Size(width: 40, height: 30), 0xFF20_F040),
    ]
    func step() {
        guard let next = steps.first else { return report("ready") }
        second.size = next.size
    }
    second.onEvent = { event in
        guard let next = steps.first, case .window(.resized(next.size, _)) = event else { return }
        steps.removeFirst()
        do throws(SDLError) { _ = try present(second, next.color) } catch { fail("\(error)") }
        step()
    }
    step()
    loop.run { nil }
}

/// Paints all of the window, reports whether its memory is fresh, and returns the address.
private func present(_ window: PlatformWindow, _ color: UInt32) throws(SDLError) -> UnsafeMutablePointer<
    UInt32
>? {
    var memory: UnsafeMutablePointer<UInt32>?
    try window.present { buffer, isFresh in
        report("fresh \(isFresh) \(buffer.width) x \(buffer.height)")
        memory = buffer.base
        paint(buffer, color)
        return everything(buffer)
    }
    return memory
}

/// Opens a second window at the key O, prints its key presses, and closes it at the key Q, after which the first window has the focus.
func checkReopening() throws(SDLError) {
    let video = try VideoSystem()
    let main = try openWindow(video)
    let loop = EventLoop(video: video)
    var count = 0
    var firstID: UInt32 = 0
    func open() throws(SDLError) {
        count += 1
        let window = try video.makeWindow(
            WindowOptions(
                title: "second \(count)", size: Size(width: 200, height: 100), position: Point(x: 300, y: 200)
            ))
        if count == 1 { firstID = window.id }
        report("opened \(count) same \(window.id == firstID)")
        window.onEvent = { event in
            report("\(count) \(line(event))")
            guard case .input(.key(let key)) = event, key.phase == .down,
                key.key.charactersIgnoringModifiers == "q"
            else { return }
            window.close()
            main.takeFocusWithoutWindowManager()
        }
        _ = try present(window, 0xFF20_F040)
    }
    main.onEvent = { event in
        report("main \(line(event))")
        guard case .input(.key(let key)) = event, key.phase == .down,
            key.key.charactersIgnoringModifiers == "o"
        else { return }
        do throws(SDLError) { try open() } catch { fail("\(error)") }
    }
    loop.run { nil }
}

/// Causes errors on a second connection, as SDL does when it wakes the loop through a window that was closed.
func checkErrors() throws(SDLError) {
    let video = try VideoSystem()
    _ = try openWindow(video)
    guard let display = XOpenDisplay(nil) else { fail("no display") }
    defer { XCloseDisplay(display) }
    // No client has this identifier.
    let window = XID(0x1FFF_FFFF)
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.format = 32
    XSendEvent(display, window, 0, 0, &event)
    XSync(display, 0)
    report("after a wake-up \(video.takeFailure().map { "\($0)" } ?? "none")")
    XMapWindow(display, window)
    XSync(display, 0)
    report("after a request \(video.takeFailure().map { "\($0)" } ?? "none")")
}
