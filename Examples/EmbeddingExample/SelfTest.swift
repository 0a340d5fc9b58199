import CSDL2
import Widgets

/// Presses the panel's button, then the area outside of the panel, then a key, and prints the results.
enum SelfTest {
    static func run(_ game: Game) {
        game.pollEvents()
        print("first frame \(game.draw().count > 0 ? "painted" : "missing")")
        print("corner of the panel \(game.pixel(x: 10, y: 10) == Game.skyColor ? "round" : "filled")")
        print("panel \(game.pixel(x: 240, y: 14) == Game.skyColor ? "missing" : "translucent")")
        print("idle \(!game.embedded.needsFrame)")
        let before = game.unhandledEventCount
        push(SDL_MOUSEMOTION, x: 400, y: 38)
        push(SDL_MOUSEBUTTONDOWN, x: 400, y: 38)
        game.pollEvents()
        print("pressed look \(game.embedded.needsFrame)")
        game.draw()
        push(SDL_MOUSEBUTTONUP, x: 400, y: 38)
        game.pollEvents()
        print("presses \(game.overlay.presses), speed \(game.overlay.speed.value)")
        print(
            "left to the game \(game.unhandledEventCount - before), button focused \(game.overlay.isButtonFocused)"
        )
        push(SDL_MOUSEBUTTONDOWN, x: 100, y: 250)
        push(SDL_MOUSEBUTTONUP, x: 100, y: 250)
        pushKey()
        game.pollEvents()
        print(
            "left to the game \(game.unhandledEventCount - before), button focused \(game.overlay.isButtonFocused)"
        )
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
