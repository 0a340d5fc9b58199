import CSDL2
import Widgets

/// Operates the panel and the head-up display by events, and prints the results.
enum SelfTest {
    static func run(_ game: Game) {
        game.pollEvents()
        print("first frame \(game.draw() >= 2 ? "painted" : "missing")")
        print("corner of the panel \(game.pixel(x: 10, y: 10) == Game.skyColor ? "round" : "filled")")
        print("panel \(game.pixel(x: 240, y: 14) == Game.skyColor ? "missing" : "translucent")")
        print("rectangles while only sprites move \(game.draw())")
        let before = game.unhandledEventCount
        push(SDL_MOUSEMOTION, x: 400, y: 38)
        push(SDL_MOUSEBUTTONDOWN, x: 400, y: 38)
        game.pollEvents()
        print("pressed look \(game.draw() > 0)")
        push(SDL_MOUSEBUTTONUP, x: 400, y: 38)
        game.pollEvents()
        print("presses \(game.panel.presses), speed \(game.panel.speed.value)")
        print(
            "left to the game \(game.unhandledEventCount - before), button focused \(game.panel.isButtonFocused)"
        )
        // A press outside of both layers.
        press(x: 100, y: 250)
        pushKey()
        game.pollEvents()
        print(
            "left to the game \(game.unhandledEventCount - before), button focused \(game.panel.isButtonFocused)"
        )
        // The second layer, at its own origin.
        press(x: 564, y: 290)
        game.pollEvents()
        print("score \(game.display.score), left to the game \(game.unhandledEventCount - before)")
        press(x: 290, y: 38)
        game.pollEvents()
        print("text input \(SDL_IsTextInputActive() == SDL_TRUE)")
        Pasteboard.general.string = "from the views"
        print("clipboard \(Pasteboard.general.string ?? "empty")")
        press(x: 100, y: 250)
        game.pollEvents()
        print("text input \(SDL_IsTextInputActive() == SDL_TRUE)")
        // The list of choices is higher than the panel.
        press(x: 520, y: 38)
        game.pollEvents()
        let isUploaded = game.draw() > 0
        print("open popups \(game.layers[1].host.openPopups.count), uploaded \(isUploaded)")
        guard let popup = game.layers[1].host.openPopups.first else { return }
        let frame = popup.frame
        print(
            "below the panel \(frame.maxY > 66), covers the game \(game.pixel(x: 520, y: 120) != Game.skyColor)"
        )
        let row = Int32(frame.midY) + 20
        push(SDL_MOUSEMOTION, x: 520, y: row)
        press(x: 520, y: row)
        game.pollEvents()
        game.draw()
        print(
            "chosen another \(game.panel.colors.indexOfSelectedItem > 0), open popups \(game.layers[1].host.openPopups.count)"
        )
        press(x: 520, y: 38)
        game.pollEvents()
        game.draw()
        press(x: 100, y: 250)
        game.pollEvents()
        game.draw()
        print("open popups after a press beside the menu \(game.layers[1].host.openPopups.count)")
    }

    private static func press(x: Int32, y: Int32) {
        push(SDL_MOUSEBUTTONDOWN, x: x, y: y)
        push(SDL_MOUSEBUTTONUP, x: x, y: y)
    }

    private static func push(_ type: SDL_EventType, x: Int32, y: Int32) {
        var event = SDL_Event()
        if type == SDL_MOUSEMOTION {
            event.motion.type = type.rawValue
            event.motion.windowID = 1
            event.motion.x = x
            event.motion.y = y
        } else {
            event.button.type = type.rawValue
            event.button.windowID = 1
            event.button.button = 1
            event.button.state = type == SDL_MOUSEBUTTONDOWN ? 1 : 0
            event.button.x = x
            event.button.y = y
        }
        SDL_PushEvent(&event)
    }

    private static func pushKey() {
        var event = SDL_Event()
        event.key.type = SDL_KEYDOWN.rawValue
        event.key.windowID = 1
        event.key.keysym.scancode = SDL_SCANCODE_SPACE
        event.key.keysym.sym = Int32(UInt8(ascii: " "))
        SDL_PushEvent(&event)
    }
}
