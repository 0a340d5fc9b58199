import CSDL2
import Glibc
import Widgets

/// A window that prints the resources of the program at its first frame.
enum StartScene {
    /// Opens a window in the corner of the display, which has a menu bar with `bar`; with `centered` and `large`, the toolkit places the window.
    static func start(_ kind: String) {
        let isLarge = kind == "large"
        let window = Scenes.makeWindow(
            Size(width: isLarge ? 700 : 300, height: isLarge ? 400 : 200))
        if isLarge || kind == "centered" { window.frameTopLeftPoint = nil }
        if kind == "bar" { window.menuBar = MenuBar() }
        let watcher = StartWatcher(frame: Rect(x: 0, y: 50, width: 100, height: 100))
        watcher.onDraw = {
            say("libraries \(libraries.joined(separator: " "))")
            say("requests \(requestCount)")
            waitForThreads()
            say("threads \(threadCount)")
        }
        window.addSubview(watcher)
        window.makeKeyAndVisible()
        Scenes.afterFrame(of: window) {
            say("menu bar \(window.menuBar?.frame.height ?? 0 > 0)")
            Application.shared.quit()
        }
    }

    /// The number of requests that were sent to the X server, of which each answer needs one.
    private static var requestCount: Int { xDisplay.map { Int(XNextRequest($0)) - 1 } ?? 0 }

    /// SDL's connection to the X server; nil while no window is open.
    static var xDisplay: OpaquePointer? {
        for id in UInt32(1)..<10 {
            guard let window = SDL_GetWindowFromID(id) else { continue }
            var info = SDL_SysWMinfo()
            info.version = SDL_version(major: 2, minor: 0, patch: 0)
            guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, let display = info.info.x11.display else {
                continue
            }
            return display
        }
        return nil
    }

    /// The names of the mapped libraries, sorted.
    private static var libraries: [String] {
        var names: Set<String> = []
        guard let file = fopen("/proc/self/maps", "r") else { return [] }
        defer { fclose(file) }
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        while getline(&line, &capacity, file) > 0, let line {
            let name = String(cString: line).split(separator: "/").last.map(String.init) ?? ""
            if name.contains(".so") { names.insert(name.replacing("\n", with: "")) }
        }
        free(line)
        return names.sorted()
    }

    private static var threadCount: Int {
        guard let folder = opendir("/proc/self/task") else { return 0 }
        defer { closedir(folder) }
        var count = 0
        // Without the entries . and ..
        while readdir(folder) != nil { count += 1 }
        return count - 2
    }

    /// Waits until only the main thread and the one that posts wake-ups are left: the thread that reads the first font ends.
    private static func waitForThreads() {
        while threadCount > 2 { usleep(10_000) }
    }
}

/// A view that notifies of its first drawing.
private final class StartWatcher: View {
    var onDraw: (() -> Void)?

    override func draw(_ canvas: Canvas) {
        onDraw?()
        onDraw = nil
    }
}
