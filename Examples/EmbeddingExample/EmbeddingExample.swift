import CSDL2
import Widgets

/// A program with an SDL window and a loop of its own (a bouncing square) that hosts a panel of views in it.
///
/// With `--self-test` it feeds itself events, prints what became of them, and ends.
@main
enum EmbeddingExample {
    static func main() {
        SDL_SetMainReady()
        guard SDL_Init(SDL_INIT_VIDEO) == 0,
            let window = SDL_CreateWindow("Embedding", 0, 0, 480, 320, SDL_WINDOW_RESIZABLE.rawValue)
        else {
            print("EmbeddingExample: SDL: \(String(cString: SDL_GetError()))")
            return
        }
        let game = Game(window)
        if CommandLine.arguments.contains("--self-test") { SelfTest.run(game) } else { game.run() }
        SDL_DestroyWindow(window)
        SDL_Quit()
    }
}

/// The program's own world: a square, a loop, and the panel.
final class Game {
    let panel = Panel(frame: Rect(x: 0, y: 0, width: 480, height: 56))
    let embedded: EmbeddedHost
    private(set) var isRunning = true
    /// Events that no view wanted.
    private(set) var ownEvents = 0
    private let window: OpaquePointer
    private var x = 40.0

    init(_ window: OpaquePointer) {
        self.window = window
        embedded = EmbeddedHost(
            rootView: panel, windowID: SDL_GetWindowID(window), size: Size(width: 480, height: 56),
            theme: .dark)
    }

    func run() {
        while isRunning {
            pollEvents()
            draw()
            SDL_Delay(16)
        }
    }

    /// Views first; what they do not use is the game's.
    func pollEvents() {
        var event = SDL_Event()
        while SDL_PollEvent(&event) == 1 {
            if event.type == SDL_QUIT.rawValue { isRunning = false }
            let isResize = event.type == SDL_WINDOWEVENT.rawValue
            if isResize || !embedded.handle(sdlEvent: &event) { ownEvents += 1 }
        }
    }

    /// The game's picture, then, where the panel changed, the panel's pixels, in the same surface.
    @discardableResult func draw() -> [PixelRect] {
        guard let surface = SDL_GetWindowSurface(window) else { return [] }
        var below = SDL_Rect(x: 0, y: 56, w: 480, h: 264)
        SDL_FillRect(surface, &below, 0x0020_2430)
        x += panel.speed.value * 6
        if x > 440 { x = 0 }
        var square = SDL_Rect(x: Int32(x), y: 160, w: 40, h: 40)
        SDL_FillRect(surface, &square, panel.isBright.isOn ? 0x00ff_d060 : 0x0080_6830)
        var damage: [PixelRect] = []
        if embedded.needsFrame, let pixels = surface.pointee.pixels {
            damage = embedded.render(
                into: pixels, width: Int(surface.pointee.w), height: min(56, Int(surface.pointee.h)),
                bytesPerRow: Int(surface.pointee.pitch))
        }
        SDL_UpdateWindowSurface(window)
        return damage
    }
}

/// The views: a slider, a check box and a button.
final class Panel: View {
    let speed = Slider()
    let isBright = Checkbox(title: "Bright", isOn: true)
    private(set) var presses = 0
    private lazy var button = Button(title: "Boost") { [weak self] _ in
        self?.presses += 1
        self?.speed.value = 1
    }

    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        speed.value = 0.5
        for view in [speed, isBright, button] { addSubview(view) }
    }

    override func layoutSubviews() {
        speed.frame = Rect(x: 16, y: 16, width: 200, height: 24)
        isBright.frame = Rect(x: 240, y: 16, width: 90, height: 24)
        button.frame = Rect(x: 350, y: 11, width: 110, height: 34)
    }
}
