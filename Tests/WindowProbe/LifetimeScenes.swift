import CSDL2
import DeclarativeUI
import Glibc

/// Windows that open and close, and programs that end.
enum LifetimeScenes {
    /// Opens and closes `count` windows one after the other, twice, and prints the number of leaked objects.
    ///
    /// The program fails unless every window, its controller, its host and the state of its views are deallocated.
    static func openAndClose(_ count: Int) {
        Application.shared.terminatesAfterLastWindowClosed = false
        Task {
            // The first windows fill fonts and caches.
            for _ in 0..<20 { await openAndCloseOne() }
            let first = await growth(of: count)
            let second = await growth(of: count)
            await savedWindow()
            await requestedState()
            try? await Task.sleep(for: .milliseconds(5))
            let log = LifetimeLog.shared
            log.report()
            say("growth \(first)")
            say("later growth \(second)")
            WindowProbe.hasFailed = !log.isAllFreed
            Application.shared.quit()
        }
    }

    /// Returns the growth of the process in kilobytes while `count` windows are opened and closed.
    private static func growth(of count: Int) async -> Int {
        let before = residentKilobytes
        for _ in 0..<count { await openAndCloseOne() }
        return residentKilobytes - before
    }

    private static func openAndCloseOne() async {
        let window = Widgets.Window(title: "Probe", size: Size(width: 200, height: 120))
        window.rootViewController = HostingController(rootView: Watched())
        await show(window)
        window.performClose()
    }

    /// Closes a window while the timer that checks whether the window manager has granted a request is running.
    private static func requestedState() async {
        let window = Widgets.Window(title: "Probe", size: Size(width: 100, height: 60))
        window.rootViewController = HostingController(rootView: Watched())
        await show(window)
        window.zoom()
        window.performClose()
    }

    /// Closes a window while the timer that saves its state is running.
    private static func savedWindow() async {
        let window = Widgets.Window(title: "Probe", size: Size(width: 100, height: 60))
        window.restorationIdentifier = "saved"
        let slider = SavedSlider(frame: Rect(x: 10, y: 10, width: 80, height: 24))
        slider.restorationIdentifier = "level"
        window.addSubview(slider)
        await show(window)
        slider.value = 0.75
        slider.invalidateRestorableState()
        say("waiting \(window.viewHost?.nextDeadline != nil)")
        window.performClose()
    }

    /// Shows the window, and returns after its first frame.
    private static func show(_ window: Widgets.Window) async {
        window.frameTopLeftPoint = .zero
        window.makeKeyAndVisible()
        while window.viewHost?.lastFrameReport == nil { try? await Task.sleep(for: .milliseconds(1)) }
        LifetimeLog.shared.add(window)
    }

    /// Opens two windows, one of which the user cannot close, and prints what happens at the end of the program.
    static func ending(_ way: String) {
        let window = Scenes.makeWindow(Size(width: 200, height: 120))
        window.rootViewController = HostingController(rootView: Watched(isLoud: true))
        let second = RefusingWindow(title: "Second", size: Size(width: 100, height: 60))
        second.frameTopLeftPoint = Point(x: 300, y: 0)
        second.restorationIdentifier = "second"
        let slider = SavedSlider(frame: Rect(x: 10, y: 10, width: 80, height: 24))
        slider.restorationIdentifier = "level"
        second.addSubview(slider)
        Application.shared.onWillTerminate = {
            say("will terminate, \(Application.shared.windows.count) windows")
        }
        for window in [window, second] {
            window.windowDidClose = { [unowned window] in say("closed \(window.title)") }
            LifetimeLog.shared.kept.append(window)
            window.makeKeyAndVisible()
        }
        Scenes.afterFrame(of: second) {
            slider.value += 0.25
            slider.invalidateRestorableState()
            switch way {
            case "menu":
                _ = Widgets.Menu(children: [Action(title: "Item") { _ in }])
                    .popUp(positioning: nil, at: .zero, in: second)
                return Scenes.afterFrame(of: second) { say("ready") }
            case "dialog": return openDialog()
            default: say("ready")
            }
            switch way {
            case "quit": Application.shared.quit()
            case "close":
                window.close()
                second.close()
            default: break
            }
        }
    }

    /// Quits in the closure that opens a window, or in a task of a program without a window, which otherwise ends by itself or, with
    /// `background`, continues; with `refused`, the last request before the end is one that the X server refuses.
    static func launch(_ way: String) {
        let application = Application.shared
        if way == "window" {
            let window = Scenes.makeWindow(Size(width: 200, height: 120))
            window.windowDidClose = { say("closed") }
            window.makeKeyAndVisible()
            return application.quit()
        }
        if way == "refused" {
            let window = Scenes.makeWindow(Size(width: 200, height: 120))
            window.makeKeyAndVisible()
            let display = StartScene.xDisplay
            application.onWillTerminate = { XDestroyWindow(display, 1) }
            return Scenes.afterFrame(of: window) { application.quit() }
        }
        if way == "background" { application.terminatesAfterLastWindowClosed = false }
        Task {
            say("task")
            application.quit()
        }
    }

    /// Opens a dialog that blocks all windows, which prints when it is displayed.
    private static func openDialog() {
        let dialog = Widgets.Window(title: "Dialog", size: Size(width: 100, height: 60))
        dialog.scheduleWhenOpen { say("ready") }
        Task { _ = await Application.shared.runModal(for: dialog) }
    }

    /// The resident memory of the process, in kilobytes.
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

/// A window that the user cannot close.
private final class RefusingWindow: Widgets.Window {
    override func windowShouldClose() -> Bool { false }
}

/// A slider that prints its value when its state is saved.
private final class SavedSlider: Widgets.Slider {
    override func encodeRestorableState(with coder: RestorationCoder) {
        say("saved \(value)")
        super.encodeRestorableState(with: coder)
    }
}

/// Counts the objects that are alive and the lifecycle callbacks of all windows.
private final class LifetimeLog {
    static let shared = LifetimeLog()
    private var objects: [(kind: String, object: WeakObject)] = []
    var kept: [Widgets.Window] = []
    var aliveTokens = 0
    var appeared = 0
    var disappeared = 0
    var begun = 0
    var cancelled = 0

    private struct WeakObject { weak var object: AnyObject? }

    /// Records a displayed window with its controller and its host, without retaining them.
    func add(_ window: Widgets.Window) {
        objects.append(("windows", WeakObject(object: window)))
        objects.append(("controllers", WeakObject(object: window.rootViewController)))
        objects.append(("hosts", WeakObject(object: window.viewHost)))
    }

    private func alive(_ kind: String) -> Int { objects.count { $0.kind == kind && $0.object.object != nil } }

    var isAllFreed: Bool {
        objects.allSatisfy { $0.object.object == nil } && aliveTokens == 0 && disappeared == appeared
            && cancelled == begun
    }

    func report() {
        for kind in ["windows", "controllers", "hosts"] { say("\(kind) alive \(alive(kind))") }
        say("states alive \(aliveTokens)")
        say("disappeared \(disappeared) of \(appeared)")
        say("cancelled \(cancelled) of \(begun)")
    }
}

/// A state object that is counted while it is alive.
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
            // A sleep of the runtime keeps its timer after a cancellation.
            let (stream, continuation) = AsyncStream<Void>.makeStream()
            for await _ in stream {}
            continuation.finish()
            if Task.isCancelled { LifetimeLog.shared.cancelled += 1 }
        }
    }
}
