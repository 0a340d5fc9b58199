import Drawing
import InputEvents
import SDLPlatform

/// Reports the time from start to the first pixels on screen.
func checkStart() throws(SDLError) {
    let began = MonotonicClock.now
    let video = try VideoSystem()
    let connected = MonotonicClock.now
    let window = try openWindow(video)
    let presented = MonotonicClock.now
    report("driver \(video.videoDriver)")
    report("size \(window.size) scale \(window.scale)")
    report("connect-us \(microseconds(connected - began))")
    report("window-us \(microseconds(presented - connected))")
}

/// Checks that painted pixels can be read back, and that only new memory is reported as fresh.
func checkPixels() throws(SDLError) {
    let video = try VideoSystem()
    let window = try openWindow(video)
    let loop = EventLoop(video: video)
    var turns = 0
    report("visible \(window.isVisible) size \(window.size)")
    window.onEvent = { event in
        guard case .window(.resized(let size, let scale)) = event else { return }
        report("resized \(size) scale \(scale)")
        do throws(SDLError) {
            try window.present { buffer, isFresh in
                report("fresh \(isFresh) \(buffer.width) x \(buffer.height)")
                paint(buffer, 0xFF00_FF00)
                return everything(buffer)
            }
            let bitmap = try window.readPixels()
            report("pixel \(String(bitmap[bitmap.width - 1, bitmap.height - 1], radix: 16))")
        } catch {
            fail("\(error)")
        }
        loop.stop()
    }
    try window.present { buffer, isFresh in
        report("fresh \(isFresh) \(buffer.width) x \(buffer.height)")
        buffer.base?.pointee = 0x1122_3344
        return DamageRegion()
    }
    let bitmap = try window.readPixels()
    report("pixels \(String(bitmap[0, 0], radix: 16)) \(String(bitmap[1, 0], radix: 16))")
    loop.run {
        turns += 1
        if turns == 1 { window.size = Size(width: 300, height: 80) }
        return nil
    }
}

/// Paints a window, then a square in it 20 times, one frame after another, and reports the number of copied pixels.
func checkBuffers() throws(SDLError) {
    let video = try VideoSystem()
    let window = try openWindow(video)
    try window.present { buffer, _ in
        paint(buffer, 0xFFC0_3080)
        return everything(buffer)
    }
    let loop = EventLoop(video: video)
    window.onEvent = { _ in }
    var frames = 0
    loop.run {
        if frames == 21 { return nil }
        frames += 1
        if frames == 21 {
            report("copied \(window.statistics?.copiedPixels ?? -1)")
            report("buffers \(window.statistics?.madeBuffers ?? -1)")
            report("ready")
            return nil
        }
        do throws(SDLError) {
            try window.present { buffer, _ in
                let square = PixelRect(left: 40, top: 20, right: 50, bottom: 30)
                for row in square.top..<square.bottom {
                    buffer.base?.advanced(by: row * buffer.stride + square.left)
                        .update(repeating: 0xFF20_F040, count: square.width)
                }
                var damage = DamageRegion()
                damage.add(square)
                return damage
            }
        } catch {
            fail("\(error)")
        }
        return MonotonicClock.now + .milliseconds(5)
    }
}

/// Prints each event until the program receives a quit request.
func checkEcho() throws(SDLError) {
    let video = try VideoSystem()
    let window = try openWindow(video)
    window.startTextInput()
    window.onEvent = { event in report(line(event)) }
    runUntilQuit(EventLoop(video: video))
}

/// Reports hiding and showing, once each; the first frame shows the window.
func checkVisibility() throws(SDLError) {
    let video = try VideoSystem()
    let loop = EventLoop(video: video)
    let window = try video.makeWindow(WindowOptions(size: Size(width: 50, height: 50), isVisible: false))
    window.onEvent = { event in
        switch event {
        case .window(.shown):
            report("shown visible \(window.isVisible)")
            window.hide()
        case .window(.hidden):
            report("hidden visible \(window.isVisible)")
            loop.stop()
        default: break
        }
    }
    report("made visible \(window.isVisible)")
    window.show()
    report("asked visible \(window.isVisible)")
    try window.present { buffer, _ in everything(buffer) }
    loop.run { nil }
}

/// Checks that sizes beyond any display are clamped or refused.
func checkLimits() throws(SDLError) {
    let video = try VideoSystem()
    do throws(SDLError) {
        _ = try video.makeWindow(WindowOptions(size: Size(width: .nan, height: 10)))
    } catch {
        report("\(error)")
    }
    let window = try video.makeWindow(WindowOptions(size: .zero, isVisible: false))
    report("zero \(window.size)")
    window.size = Size(width: 1e12, height: 20)
    report("huge \(window.size)")
    window.size = Size(width: 30, height: .nan)
    report("nan \(window.size)")
    window.title = "päivää"
    window.minimumSize = Size(width: 20, height: .infinity)
    window.isResizable = false
    report("title \(window.title) resizable \(window.isResizable) refresh \(window.refreshInterval > .zero)")
    window.close()
    window.close()
    try window.present { buffer, _ in everything(buffer) }
    report("closed \(window.size)")
}

/// Checks that a closed window is removed, and that a loop without windows still sleeps and runs jobs.
func checkClose() throws(SDLError) {
    let video = try VideoSystem()
    let window = try openWindow(video)
    let loop = EventLoop(video: video)
    var turns = 0
    let task = Task {
        window.close()
        report("closed \(window.isClosed) visible \(window.isVisible)")
        let before = turns
        try? await Task.sleep(for: .milliseconds(100))
        report("turns \(turns - before)")
        loop.stop()
    }
    loop.run {
        turns += 1
        return nil
    }
    task.cancel()
}

func checkClipboard() throws(SDLError) {
    let video = try VideoSystem()
    let window = try openWindow(video)
    report("clipboard \(video.text(of: .clipboard) ?? "nil") primary \(video.text(of: .primary) ?? "nil")")
    video.offer("from the probe: ä", as: .clipboard)
    video.offer("selected", as: .primary)
    for cursor in Cursor.allCases { video.setCursor(cursor) }
    video.setCursor(.iBeam)
    window.onEvent = { _ in }
    let loop = EventLoop(video: video)
    var isReady = false
    loop.run {
        if !isReady { report("ready") }
        isReady = true
        return nil
    }
}

func line(_ event: PlatformEvent) -> String {
    switch event {
    case .window(let event): "window \(event)"
    case .input(.mouse(let mouse)):
        "mouse \(mouse.phase) \(mouse.locationInWindow) \(mouse.button) held \(mouse.isButtonHeld)"
            + " modifiers \(mouse.modifierFlags.rawValue)"
    case .input(.touch(let touch)): "touch \(touch.phase) \(touch.touchID) \(touch.locationInWindow)"
    case .input(.scroll(let scroll)):
        "scroll \(scroll.scrollingDeltaX) \(scroll.scrollingDeltaY) at \(scroll.locationInWindow)"
    case .input(.key(let event)):
        "key \(event.phase) \(event.key.keyCode.rawValue) '\(event.key.charactersIgnoringModifiers)'"
            + " modifiers \(event.key.modifierFlags.rawValue)"
    case .input(.textInput(let event)): "text \(event.content)"
    case .drop(let event): "drop \(event.phase) \(event.locationInWindow)"
    }
}
