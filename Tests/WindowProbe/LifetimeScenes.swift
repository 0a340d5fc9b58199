import DeclarativeUI
import Glibc

/// Windows that open and close, and programs that end.
enum LifetimeScenes {
    /// Opens and closes `count` windows one after the other, and prints what is left of them.
    static func openAndClose(_ count: Int) {
        Application.shared.terminatesAfterLastWindowClosed = false
        Task {
            // Fonts and caches are filled by the first windows.
            for _ in 0..<20 { await openAndCloseOne() }
            let before = residentKilobytes
            for _ in 0..<count { await openAndCloseOne() }
            try? await Task.sleep(for: .milliseconds(5))
            let log = LifetimeLog.shared
            say("windows alive \(log.windows.count { $0.window != nil })")
            say("states alive \(log.aliveTokens)")
            say("disappeared \(log.disappeared) of \(log.appeared)")
            say("cancelled \(log.cancelled) of \(log.begun)")
            say("growth \(residentKilobytes - before)")
            Application.shared.quit()
        }
    }

    private static func openAndCloseOne() async {
        let window = Window(title: "Probe", size: Size(width: 200, height: 120))
        window.position = .zero
        window.rootViewController = HostingController(rootView: Watched())
        window.makeKeyAndVisible()
        while window.host?.lastFrameReport == nil { try? await Task.sleep(for: .milliseconds(1)) }
        LifetimeLog.shared.windows.append(WeakWindow(window: window))
        window.performClose()
    }

    /// Two windows, one of which the program keeps, and a program that prints what happens at its end.
    static func ending(_ way: String) {
        let window = Scenes.makeWindow(Size(width: 200, height: 120))
        window.rootViewController = HostingController(rootView: Watched(isLoud: true))
        let second = RefusingWindow(title: "Second", size: Size(width: 100, height: 60))
        second.position = Point(x: 300, y: 0)
        second.restorationIdentifier = "second"
        let slider = SavedSlider(frame: Rect(x: 10, y: 10, width: 80, height: 24))
        slider.restorationIdentifier = "level"
        second.addSubview(slider)
        Application.shared.onWillTerminate = {
            say("will terminate, \(Application.shared.windows.count) windows")
        }
        for window in [window, second] {
            window.onClose = { [unowned window] in say("closed \(window.title)") }
            LifetimeLog.shared.kept.append(window)
            window.makeKeyAndVisible()
        }
        Scenes.afterFrame(of: second) {
            slider.value += 0.25
            slider.invalidateRestorableState()
            say("ready")
            switch way {
            case "quit": Application.shared.quit()
            case "close":
                window.close()
                second.close()
            default: break
            }
        }
    }

    /// The memory of the process that is in use, without what is only reserved.
    private static var residentKilobytes: Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var text = [CChar](repeating: 0, count: 128)
        guard fgets(&text, 128, file) != nil else { return 0 }
        let fields = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            .split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4 : 0
    }
}

/// A window that its user cannot close.
private final class RefusingWindow: Window {
    override func windowShouldClose() -> Bool { false }
}

/// Says when its state is saved.
private final class SavedSlider: Widgets.Slider {
    override func encodeRestorableState(with coder: RestorationCoder) {
        say("saved \(value)")
        super.encodeRestorableState(with: coder)
    }
}

private struct WeakWindow { weak var window: Window? }

/// What has happened to the views of all windows.
private final class LifetimeLog {
    static let shared = LifetimeLog()
    var windows: [WeakWindow] = []
    var kept: [Window] = []
    var aliveTokens = 0
    var appeared = 0
    var disappeared = 0
    var begun = 0
    var cancelled = 0
}

/// A state that is counted while it lives.
private final class Token {
    init() { LifetimeLog.shared.aliveTokens += 1 }
    isolated deinit { LifetimeLog.shared.aliveTokens -= 1 }
}

private struct Watched: View {
    var isLoud = false
    @State private var token = Token()
    @State private var text = ""

    var body: some View {
        VStack {
            Text("Watched \(ObjectIdentifier(token) == ObjectIdentifier(token) ? "" : "x")")
            TextField("Text", text: $text)
            Button("Button") {}
        }
        .onAppear { LifetimeLog.shared.appeared += 1 }
        .onDisappear {
            LifetimeLog.shared.disappeared += 1
            if isLoud { say("disappeared") }
        }
        .task {
            LifetimeLog.shared.begun += 1
            // A sleep of the runtime keeps its timer when it is cancelled.
            let (stream, continuation) = AsyncStream<Void>.makeStream()
            for await _ in stream {}
            continuation.finish()
            if Task.isCancelled { LifetimeLog.shared.cancelled += 1 }
        }
    }
}
