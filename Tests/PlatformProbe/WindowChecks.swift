import Drawing
import InputEvents
import SDLPlatform

/// How long it takes from nothing to the first pixels on screen.
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

/// What is painted can be read back; only new memory is fresh.
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

/// Prints each event until the program is asked to quit.
func checkEcho() throws(SDLError) {
    let video = try VideoSystem()
    let window = try openWindow(video)
    let loop = EventLoop(video: video)
    window.startTextInput()
    window.onEvent = { event in report(line(event)) }
    loop.onQuit = {
        report("quit")
        return true
    }
    var isReady = false
    loop.run {
        if !isReady { report("ready") }
        isReady = true
        return nil
    }
}

/// A closed window is gone, and a loop without windows still sleeps and still runs jobs.
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
    report("clipboard \(video.clipboardText ?? "nil") primary \(video.primarySelectionText ?? "nil")")
    video.clipboardText = "from the probe: ä"
    video.primarySelectionText = "selected"
    video.setPointer(.iBeam)
    window.onEvent = { _ in }
    let loop = EventLoop(video: video)
    var isReady = false
    loop.run {
        if !isReady { report("ready") }
        isReady = true
        return nil
    }
}

private func line(_ event: PlatformEvent) -> String {
    switch event {
    case .window(let event): "window \(event)"
    case .input(.mouse(let mouse)):
        "mouse \(mouse.phase) \(mouse.locationInWindow) \(mouse.button) held \(mouse.isButtonHeld)"
            + " modifiers \(mouse.modifierFlags.rawValue)"
    case .input(.scroll(let scroll)):
        "scroll \(scroll.scrollingDeltaX) \(scroll.scrollingDeltaY) at \(scroll.locationInWindow)"
    case .input(.key(let event)):
        "key \(event.phase) \(event.key.keyCode.rawValue) '\(event.key.charactersIgnoringModifiers)'"
            + " modifiers \(event.key.modifierFlags.rawValue)"
    case .input(.textInput(let event)): "text \(event.content)"
    }
}
