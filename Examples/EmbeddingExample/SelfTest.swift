import CSDL2
import Widgets

/// Presses the panel's button and a key that no view wants, and prints what came of it.
enum SelfTest {
    static func run(_ game: Game) {
        game.pollEvents()
        print("first frame \(game.draw().count > 0 ? "painted" : "missing")")
        print("idle \(game.draw().isEmpty && !game.embedded.needsFrame)")
        let before = game.ownEvents
        push(SDL_MOUSEMOTION, x: 400, y: 28)
        push(SDL_MOUSEBUTTONDOWN, x: 400, y: 28)
        game.pollEvents()
        let damage = game.draw()
        print("pressed look \(damage)")
        push(SDL_MOUSEBUTTONUP, x: 400, y: 28)
        game.pollEvents()
        print("presses \(game.panel.presses), speed \(game.panel.speed.value)")
        print("left to the game \(game.ownEvents - before)")
        push(SDL_MOUSEBUTTONDOWN, x: 100, y: 250)
        push(SDL_MOUSEBUTTONUP, x: 100, y: 250)
        pushKey()
        game.pollEvents()
        print("left to the game \(game.ownEvents - before)")
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
        event.key.keysym.scancode = SDL_SCANCODE_P
        event.key.keysym.sym = Int32(UInt8(ascii: "p"))
        SDL_PushEvent(&event)
    }
}
