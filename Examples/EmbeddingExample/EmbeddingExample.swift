import CSDL2
import Widgets

/// A program with its own SDL window and loop (a moving square) that displays a translucent panel of views over its image.
///
/// With `--self-test` it sends events to itself, prints the results, and exits.
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

/// The program without the toolkit: a loop that draws a square, and an `EmbeddedHost` that draws views over it.
final class Game {
    let overlay = Overlay(frame: Rect(x: 0, y: 0, width: 480, height: 320))
    let embedded: EmbeddedHost
    private(set) var isRunning = true
    /// The number of events that no view handled.
    private(set) var unhandledEventCount = 0
    private let window: OpaquePointer
    private var x = 40.0

    init(_ window: OpaquePointer) {
        self.window = window
        embedded = EmbeddedHost(
            rootView: overlay, windowID: SDL_GetWindowID(window), size: Size(width: 480, height: 320),
            theme: .dark)
        // The views are painted over the game's image.
        embedded.backgroundColor = nil
    }

    func run() {
        while isRunning {
            pollEvents()
            draw()
            SDL_Delay(16)
        }
    }

    /// Passes pending events to the views, and leaves events that they do not handle to the game.
    func pollEvents() {
        var event = SDL_Event()
        while SDL_PollEvent(&event) == 1 {
            if event.type == SDL_QUIT.rawValue { isRunning = false }
            let isResize = event.type == SDL_WINDOWEVENT.rawValue
            if isResize || !embedded.handle(sdlEvent: &event) { unhandledEventCount += 1 }
        }
    }

    /// Draws the game's image and then the views into the surface of the window, and returns the areas that the views painted.
    @discardableResult func draw() -> [PixelRect] {
        guard let surface = SDL_GetWindowSurface(window), let pixels = surface.pointee.pixels else {
            return []
        }
        SDL_FillRect(surface, nil, Self.skyColor)
        x += overlay.speed.value * 6
        if x > 440 { x = 0 }
        var square = SDL_Rect(x: Int32(x), y: 160, w: 40, h: 40)
        SDL_FillRect(surface, &square, overlay.isBright.isOn ? 0x00ff_d060 : 0x0080_6830)
        let painted = embedded.render(
            into: pixels, width: Int(surface.pointee.w), height: Int(surface.pointee.h),
            bytesPerRow: Int(surface.pointee.pitch))
        SDL_UpdateWindowSurface(window)
        return painted
    }

    /// Returns the colour of a pixel of the window as 0xRRGGBB.
    func pixel(x: Int, y: Int) -> UInt32 {
        guard let surface = SDL_GetWindowSurface(window), let pixels = surface.pointee.pixels else {
            return 0
        }
        return pixels.load(fromByteOffset: y * Int(surface.pointee.pitch) + x * 4, as: UInt32.self)
            & 0x00ff_ffff
    }

    static let skyColor: UInt32 = 0x0020_2430
}

/// The views: a slider, a check box and a button, on a translucent panel with rounded corners.
///
/// The root view covers the window and is transparent: presses outside of the panel are left to the game.
final class Overlay: View {
    let speed = Slider()
    let isBright = Checkbox(title: "Bright", isOn: true)
    private let panel = View(frame: Rect(x: 10, y: 10, width: 460, height: 56))
    private(set) var presses = 0
    private lazy var button = Button(title: "Boost") { [weak self] _ in
        self?.presses += 1
        self?.speed.value = 1
    }

    override init(frame: Rect) {
        super.init(frame: frame)
        panel.backgroundColor = .secondarySystemBackground.withAlphaComponent(0.6)
        panel.cornerRadius = 16
        speed.value = 0.5
        addSubview(panel)
        for view in [speed, isBright, button] { panel.addSubview(view) }
    }

    override func layoutSubviews() {
        speed.frame = Rect(x: 16, y: 16, width: 190, height: 24)
        isBright.frame = Rect(x: 230, y: 16, width: 90, height: 24)
        button.frame = Rect(x: 336, y: 11, width: 110, height: 34)
    }

    /// Whether the button has the keyboard focus.
    var isButtonFocused: Bool { button.isFirstResponder }
}
