import Glibc
import Widgets

/// Opens real windows for WindowTests and prints their events, one per line.
@main
enum WindowProbe {
    static func main() {
        if DeclarativeScenes.run(Array(CommandLine.arguments.dropFirst())) { return say("ended") }
        Application.main { application in
            application.identifier = "widgets-window-probe"
            switch CommandLine.arguments.dropFirst().first {
            case "click": Scenes.click()
            case "pixels": Scenes.pixels()
            case "windows": Scenes.windows()
            case "restore": Scenes.restore()
            case "type": Scenes.type()
            case "edit": Scenes.edit()
            case "text": Scenes.text()
            case "menu": Scenes.menu()
            case "keyboard": Scenes.keyboard(CommandLine.arguments.last ?? "")
            case "start": StartScene.start(CommandLine.arguments.last ?? "")
            case "animate": Scenes.animate()
            case "scroll": Scenes.scroll()
            case "lifetimes": LifetimeScenes.openAndClose(Int(CommandLine.arguments.last ?? "") ?? 100)
            case "ending": LifetimeScenes.ending(CommandLine.arguments.last ?? "")
            case "launch": LifetimeScenes.launch(CommandLine.arguments.last ?? "")
            case "places": PlacementScenes.places()
            case "focus": PlacementScenes.focus()
            case "dialogs": PlacementScenes.dialogs()
            case "popups": PopupScenes.popups()
            case "comboBox": PopupScenes.comboBox()
            case "outlines": PopupScenes.outlines()
            case "dialog": WindowStateScenes.dialog()
            case "title": WindowStateScenes.title()
            case "appearing": AppearingScene.appearing(CommandLine.arguments.last ?? "")
            case "quitting": WindowStateScenes.quitting()
            case "delegate": DelegateScene.start()
            case "closing": WindowStateScenes.closing()
            case "frame": FrameScenes.frame(CommandLine.arguments.last ?? "")
            case "modal": FrameScenes.modal()
            case "modalAlone": FrameScenes.modalAlone()
            case "states": WindowStateScenes.states()
            case "palette": ChildScenes.palette()
            case "ignored": WindowStateScenes.ignored()
            case "displays": DisplayScenes.displays()
            case "screens":
                let numbers = CommandLine.arguments.compactMap { Double($0) }
                DisplayScenes.screens(x: numbers.first ?? 0, y: numbers.last ?? 0)
            case "clipboard": ClipboardScenes.exchange()
            case "appearance": DesktopScenes.appearance()
            case "statusItem": DesktopScenes.statusItem()
            case "panel": DesktopScenes.panel()
            case "gestures": GestureScenes.gestures(CommandLine.arguments.last ?? "")
            case "services":
                ServiceScenes.use(CommandLine.arguments[2], CommandLine.arguments.dropFirst(3).first)
            case "drop": DropScenes.drop(CommandLine.arguments.last ?? "")
            case "borderless": BorderlessScenes.borderless(CommandLine.arguments.last ?? "")
            case "hints": HintScenes.hints()
            case "windowMenus": WindowMenuScenes.windowMenus()
            case "workArea": WorkAreaScenes.workArea(CommandLine.arguments.last ?? "")
            case "popover": WorkAreaScenes.popover()
            case "titleBar": TitleBarScenes.titleBar(CommandLine.arguments.last ?? "")
            case "dropFiles":
                FileDropScene.dropFiles(CommandLine.arguments[2], path: CommandLine.arguments[3])
            case "position": PositionScene.position()
            case "pointer": PointerScenes.pointer()
            case "unsupported": UnsupportedScenes.unsupported(CommandLine.arguments.last ?? "")
            default:
                say(
                    "usage: WindowProbe click|start|pixels|windows|restore|type|edit|text|keyboard|animate|scroll|lifetimes|ending|launch|"
                        + "places|focus|dialogs|popups|comboBox|outlines|dialog|delegate|closing|quitting|title|appearing|frame|modal|modalAlone|states|palette|"
                        + "ignored|displays|screens|scenes|settings|unsaved|services|gestures|clipboard|"
                        + "appearance|statusItem|panel|drop|titleBar|borderless|hints|windowMenus|workArea|popover|"
                        + "dropFiles|position|pointer|unsupported|default position")
            }
        }
        say("ended")
        if hasFailed { exit(1) }
    }

    /// Whether a scene has found a defect, which makes the program fail.
    static var hasFailed = false
}

/// Writes a line unbuffered, so that the reader receives it at once.
func say(_ text: String) {
    "\(text)\n".withCString { _ = write(STDOUT_FILENO, $0, strlen($0)) }
}

/// The scenes of the probe.
enum Scenes {
    /// Shows a button, a check box and a slider that print their actions.
    static func click() {
        let window = makeWindow(Size(width: 300, height: 200))
        let button = Button(title: "Press me")
        button.frame = Rect(x: 20, y: 20, width: 120, height: 34)
        button.addAction(Action { _ in say("pressed") }, for: .primaryActionTriggered)
        let checkbox = Checkbox(title: "Ready")
        checkbox.frame = Rect(x: 20, y: 70, width: 120, height: 24)
        checkbox.addAction(
            Action { [weak checkbox] _ in say("checkbox \(checkbox?.isOn == true ? "on" : "off")") },
            for: .valueChanged)
        let slider = Slider(frame: Rect(x: 20, y: 110, width: 220, height: 24))
        slider.addAction(
            Action { [weak slider] _ in say("slider \(slider?.value ?? -1)") }, for: .valueChanged)
        for view in [button, checkbox, slider] { window.addSubview(view) }
        window.makeKeyAndVisible()
        afterFrame(of: window) { say("ready") }
        watchSize(of: window)
    }

    /// Shows a view that accepts text, and a button that does not.
    static func type() {
        let window = makeWindow(Size(width: 300, height: 100))
        let field = TypedText(frame: Rect(x: 10, y: 10, width: 120, height: 30))
        let button = Button(title: "Other")
        button.frame = Rect(x: 10, y: 50, width: 120, height: 34)
        button.addAction(Action { _ in say("pressed") }, for: .primaryActionTriggered)
        window.addSubview(field)
        window.addSubview(button)
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        afterFrame(of: window) { say("ready") }
    }

    /// Shows a field that prints its text, and one to paste into.
    static func edit() {
        let window = makeWindow(Size(width: 300, height: 110))
        let first = TextField(placeholder: "First")
        let second = TextField(placeholder: "Second")
        for (field, name, y) in [(first, "first", 10.0), (second, "second", 60)] {
            field.frame = Rect(x: 10, y: y, width: 200, height: 34)
            field.addAction(
                Action { [weak field] _ in say("\(name) \(field?.text ?? "")") }, for: .editingChanged)
            window.addSubview(field)
        }
        window.makeKeyAndVisible()
        first.becomeFirstResponder()
        afterFrame(of: window) { say("ready") }
    }

    /// Prints whether the window's surface and an offscreen bitmap of an equal tree have the same bytes.
    static func pixels() {
        let size = Size(width: 320, height: 240)
        let window = makeWindow(size)
        window.addSubview(gallery(size))
        window.makeKeyAndVisible()
        afterFrame(of: window) {
            let scale = window.contentScaleFactor
            let view = gallery(size)
            let offscreen = view.snapshot(scale: scale)
            let shown = window.surfacePixels
            say("scale \(scale)")
            say("size \(shown?.width ?? 0) x \(shown?.height ?? 0)")
            say("colours \(Set(offscreen.pixels).count > 20 ? "many" : "few")")
            say("equal \(shown == offscreen)")
            window.close()
        }
    }

    /// Shows two windows; the program ends when the second one is closed.
    static func windows() {
        let first = makeWindow(Size(width: 200, height: 100))
        let second = makeWindow(Size(width: 260, height: 140))
        first.windowDidClose = { say("first closed, \(Application.shared.windows.count) left") }
        second.windowDidClose = { say("second closed, \(Application.shared.windows.count) left") }
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        afterFrame(of: second) {
            say("\(Application.shared.windows.count) windows")
            first.performClose()
            _ = second.viewHost?.schedule(after: .milliseconds(20)) { second.close() }
        }
    }

    /// Shows a slider whose value is restored at the next launch.
    static func restore() {
        let window = makeWindow(Size(width: 200, height: 100))
        let slider = Slider(frame: Rect(x: 10, y: 10, width: 100, height: 24))
        slider.restorationIdentifier = "level"
        window.addSubview(slider)
        window.makeKeyAndVisible()
        say("value \(slider.value)")
        slider.value += 0.25
        slider.invalidateRestorableState()
        afterFrame(of: window) { window.close() }
    }

    /// Shows a view that moves for half a second.
    static func animate() {
        let window = makeWindow(Size(width: 300, height: 100))
        let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .blue
        window.addSubview(view)
        window.makeKeyAndVisible()
        afterFrame(of: window) {
            let (host, start) = (window.viewHost, ContinuousClock.now)
            let before = host?.frameCount ?? 0
            View.animate(
                withDuration: 0.5, animations: { view.frame.origin.x = 200 },
                completion: { isFinished in
                    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
                    say("finished \(isFinished)")
                    // The upper limit is ten times the duration, for a busy machine.
                    say("in time \(milliseconds > 490 && milliseconds < 5000)")
                    say("frames \((2...130).contains((host?.frameCount ?? 0) - before) ? "some" : "not")")
                    let after = host?.frameCount ?? 0
                    _ = host?.schedule(after: .milliseconds(300)) {
                        say("then \((host?.frameCount ?? 0) - after)")
                        say("shown \(window.surfacePixels?[210, 10] == window.surfacePixels?[230, 30])")
                        window.close()
                    }
                })
            _ = host?.schedule(after: .milliseconds(250)) {
                let shown = view.layer.presentation()?.frame.minX ?? -1
                // A busy machine may be late, so that the view is farther than in the middle of its way.
                let isLate = ContinuousClock.now - start > .milliseconds(400)
                say("halfway \(shown > 20 && (shown < 180 || isLate))")
            }
        }
    }

    static func makeWindow(_ size: Size) -> Window {
        let window = Window(title: "Probe", size: size)
        window.frameTopLeftPoint = .zero
        return window
    }

    private static func gallery(_ size: Size) -> View {
        let page = View(frame: Rect(origin: .zero, size: size))
        page.backgroundColor = .secondarySystemBackground
        let title = Label(text: "Gallery of everything")
        title.frame = Rect(x: 12.4, y: 10, width: 200, height: 24)
        let button = Button(title: "Save")
        button.configuration.style = .filled
        button.frame = Rect(x: 12, y: 44, width: 90, height: 34)
        let checkbox = Checkbox(title: "Copy", isOn: true)
        checkbox.frame = Rect(x: 120, y: 49, width: 90, height: 24)
        let slider = Slider(frame: Rect(x: 12, y: 90, width: 200, height: 24))
        slider.value = 0.37
        let card = View(frame: Rect(x: 12.3, y: 130.6, width: 120, height: 80))
        card.backgroundColor = .teal
        card.layer.cornerRadius = 14
        card.layer.borderWidth = 2
        card.alpha = 0.7
        card.transform = AffineTransform(rotationAngle: 0.2)
        for view in [title, button, checkbox, slider, card] { page.addSubview(view) }
        return page
    }

    static func afterFrame(of window: Window, _ action: @escaping () -> Void) {
        _ = window.viewHost?.schedule(after: .milliseconds(5)) {
            if window.viewHost?.lastFrameReport == nil { afterFrame(of: window, action) } else { action() }
        }
    }

    private static func watchSize(of window: Window) {
        let watcher = SizeWatcher(frame: window.bounds)
        watcher.isUserInteractionEnabled = false
        watcher.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(watcher)
    }
}

/// A view that prints the text typed into it.
private final class TypedText: View, TextInputClient {
    override var canBecomeFirstResponder: Bool { true }
    var caretRect: Rect { Rect(x: 4, y: 4, width: 1, height: 20) }

    override func insertText(_ event: TextInputEvent) {
        if case .commit(let text) = event.content { say("typed \(text)") }
    }
}

/// A view that prints its size at each layout.
private final class SizeWatcher: View {
    override func layoutSubviews() { say("size \(Int(bounds.width)) x \(Int(bounds.height))") }
}
