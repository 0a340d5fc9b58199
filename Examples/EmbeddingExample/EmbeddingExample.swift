import CSDL2
import Widgets

/// A game with its own SDL window, renderer and loop, which displays two view trees over its image: a panel of controls and a small head-up
/// display.
///
/// With `--self-test` it sends events to itself, prints the results, and exits. With `--print` it prints what the views do.
@main
enum EmbeddingExample {
    static func main() {
        SDL_SetMainReady()
        // Otherwise SDL may ignore the first click after the window has become active.
        SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
        guard SDL_Init(SDL_INIT_VIDEO) == 0,
            let window = SDL_CreateWindow("Embedding", 0, 0, 600, 320, SDL_WINDOW_RESIZABLE.rawValue),
            // The software renderer runs everywhere; a game would pass 0.
            let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
        else {
            print("EmbeddingExample: SDL: \(String(cString: SDL_GetError()))")
            return
        }
        let game = Game(window, renderer)
        game.printsEvents = CommandLine.arguments.contains("--print")
        if CommandLine.arguments.contains("--self-test") { SelfTest.run(game) } else { game.run() }
        game.close()
        SDL_DestroyRenderer(renderer)
        SDL_DestroyWindow(window)
        SDL_Quit()
    }
}
