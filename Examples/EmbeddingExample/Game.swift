import CSDL2
import Glibc
import Widgets

/// The program without the toolkit: a loop that moves and draws sprites, and draws the views over them.
final class Game {
    let panel = Panel(frame: Rect(x: 0, y: 0, width: 580, height: 56))
    let display = HeadUpDisplay(frame: Rect(x: 0, y: 0, width: 120, height: 40))
    /// The two layers of views, the front one first, because it receives events first.
    private(set) var layers: [ViewLayer] = []
    private(set) var isRunning = true
    /// The number of events that no view handled.
    private(set) var unhandledEventCount = 0
    var printsEvents = false
    private let renderer: OpaquePointer
    private var sprites = (0..<12).map { Sprite(number: $0) }
    private let cursors = SystemCursors()

    init(_ window: OpaquePointer, _ renderer: OpaquePointer) {
        self.renderer = renderer
        let id = SDL_GetWindowID(window)
        layers = [
            ViewLayer(
                EmbeddedHost(
                    rootView: display, windowID: id, frame: Rect(x: 470, y: 270, width: 120, height: 40),
                    theme: .dark),
                renderer),
            ViewLayer(
                EmbeddedHost(
                    rootView: panel, windowID: id, frame: Rect(x: 10, y: 10, width: 580, height: 56),
                    theme: .dark),
                renderer),
        ]
        for layer in layers { layer.host.delegate = self }
        // Text input is on only while a text field has the focus.
        SDL_StopTextInput()
    }

    func run() {
        // The views have no frames before they are drawn, and receive no press.
        draw()
        if printsEvents { say("ready") }
        while isRunning {
            pollEvents()
            draw()
            SDL_Delay(16)
        }
    }

    func close() {
        for layer in layers { layer.destroyTextures() }
    }

    /// Passes pending events to the views, front layer first, and leaves events that they do not handle to the game.
    func pollEvents() {
        var event = SDL_Event()
        while SDL_PollEvent(&event) == 1 {
            if event.type == SDL_QUIT.rawValue { isRunning = false }
            // Changes of the window concern the game and all layers, and the pointer leaves one layer when it moves over another.
            let isChange = event.type == SDL_WINDOWEVENT.rawValue
            var isUsed = false
            // An open menu comes before the layers that it covers.
            let grabbing = layers.filter(\.host.isGrabbingPointer)
            let others = layers.filter { !$0.host.isGrabbingPointer }
            for layer in grabbing + others where isChange || event.type == SDL_MOUSEMOTION.rawValue || !isUsed
            {
                isUsed = layer.host.handle(sdlEvent: &event) || isUsed
            }
            if isChange || !isUsed { unhandledEventCount += 1 }
            if event.type == SDL_DROPFILE.rawValue || event.type == SDL_DROPTEXT.rawValue {
                SDL_free(event.drop.file)
            }
        }
    }

    /// Moves and draws the sprites and then the views; returns the number of rectangles of the textures that have changed.
    @discardableResult func draw() -> Int {
        SDL_SetRenderDrawColor(renderer, 0x20, 0x24, 0x30, 255)
        SDL_RenderClear(renderer)
        for index in sprites.indices {
            sprites[index].move(by: Double(panel.speed.value) * 6)
            sprites[index].draw(renderer, isBright: panel.isBright.isOn)
        }
        var count = 0
        for layer in layers.reversed() { count += layer.draw() }
        for layer in layers.reversed() { count += layer.drawPopups() }
        SDL_RenderPresent(renderer)
        return count
    }

    /// Returns the colour of a pixel of the image that was drawn last, as 0xRRGGBB.
    func pixel(x: Int32, y: Int32) -> UInt32 {
        var color: UInt32 = 0
        var place = SDL_Rect(x: x, y: y, w: 1, h: 1)
        SDL_RenderReadPixels(renderer, &place, SDL_PIXELFORMAT_ARGB8888.rawValue, &color, 4)
        return color & 0x00ff_ffff
    }

    static let skyColor: UInt32 = 0x0020_2430

    func say(_ text: String) {
        "\(text)\n".withCString { _ = write(STDOUT_FILENO, $0, strlen($0)) }
    }
}

extension Game: EmbeddedHostDelegate {
    func embeddedHost(_ host: EmbeddedHost, cursorDidChange cursor: Widgets.Cursor) {
        cursors.set(cursor)
        if printsEvents { say("cursor \(cursor)") }
    }

    func embeddedHost(_ host: EmbeddedHost, textInputRectDidChange rect: Rect?) {
        guard let rect else {
            SDL_StopTextInput()
            if printsEvents { say("text input off") }
            return
        }
        var area = SDL_Rect(
            x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(max(1, rect.width)),
            h: Int32(max(1, rect.height)))
        if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
        SDL_SetTextInputRect(&area)
        if printsEvents { say("text input at \(area.x), \(area.y)") }
    }

    func embeddedHost(_ host: EmbeddedHost, textOfClipboard isPrimary: Bool) -> String? {
        guard let text = isPrimary ? SDL_GetPrimarySelectionText() : SDL_GetClipboardText() else {
            return nil
        }
        defer { SDL_free(text) }
        return String(cString: text)
    }

    func embeddedHost(_ host: EmbeddedHost, setText text: String?, ofClipboard isPrimary: Bool) {
        _ = isPrimary ? SDL_SetPrimarySelectionText(text ?? "") : SDL_SetClipboardText(text ?? "")
    }

    /// Menus may cover the whole window of the game.
    func embeddedHost(_ host: EmbeddedHost, areaForPopupBeside anchor: Rect) -> Rect? {
        Rect(x: 0, y: 0, width: 600, height: 320)
    }

    func embeddedHost(_ host: EmbeddedHost, shouldOpen popup: EmbeddedPopup) -> Bool {
        layers.first { $0.host === host }?.open(popup)
        if printsEvents { say("popup \(popup.kind) opened") }
        return true
    }

    func embeddedHost(_ host: EmbeddedHost, didClose popup: EmbeddedPopup) {
        layers.first { $0.host === host }?.close(popup)
        if printsEvents { say("popup \(popup.kind) closed") }
    }
}
