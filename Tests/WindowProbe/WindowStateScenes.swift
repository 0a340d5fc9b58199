import Widgets

/// Dialogs, and the state of windows on the desktop.
enum WindowStateScenes {
    /// Opens a dialog of a window, then another one that is closed with its owner.
    static func dialog() {
        let owner = Window(title: "Owner", size: Size(width: 300, height: 120))
        owner.frameTopLeftPoint = .zero
        let button = Button(title: "Press me")
        button.frame = Rect(x: 20, y: 20, width: 120, height: 34)
        button.addAction(Action { _ in say("pressed") }, for: .primaryActionTriggered)
        owner.addSubview(button)
        owner.makeKeyAndVisible()
        Scenes.afterFrame(of: owner) {
            Task {
                let first = makeDialog("First", of: owner)
                let answer = await owner.beginSheet(first)
                say("answer \(answer.rawValue), \(owner.attachedSheet == nil ? "free" : "blocked")")
                let refused = await owner.beginSheet(owner)
                say("refused \(refused.rawValue)")
                let second = makeDialog("Second", of: owner)
                let last = await owner.beginSheet(second)
                say("answer \(last.rawValue)")
            }
        }
    }

    private static func makeDialog(_ title: String, of owner: Window) -> Window {
        let dialog = Window(title: title, size: Size(width: 200, height: 100))
        dialog.frameTopLeftPoint = Point(x: 400, y: 300)
        let button = Button(title: "OK")
        button.frame = Rect(x: 20, y: 20, width: 100, height: 34)
        button.addAction(
            Action { [weak owner, weak dialog] _ in
                if let dialog { owner?.endSheet(dialog, returnCode: .ok) }
            }, for: .primaryActionTriggered)
        let close = Button(title: "Close owner")
        close.frame = Rect(x: 20, y: 60, width: 160, height: 34)
        close.addAction(Action { [weak owner] _ in owner?.close() }, for: .primaryActionTriggered)
        dialog.addSubview(button)
        dialog.addSubview(close)
        dialog.makeKeyAndVisibleLater()
        return dialog
    }

    /// Opens a window whose title has characters beyond ASCII, and changes the title.
    static func title() {
        let window = Window(title: "Größe", size: Size(width: 300, height: 120))
        window.makeKeyAndVisible()
        Scenes.afterFrame(of: window) {
            say("ready")
            _ = window.viewHost?.schedule(after: .milliseconds(20)) {
                window.title = "• 日本"
                say("changed")
            }
        }
    }

    /// Opens two windows that ask before they are closed; the second one refuses once.
    static func quitting() {
        var refusals = 1
        for title in ["First", "Second"] {
            let window = Window(title: title, size: Size(width: 300, height: 120))
            window.menuBar = MenuBar()
            window.closeConfirmation = {
                say("asked \(title)")
                try? await Task.sleep(for: .milliseconds(20))
                if title == "First" || refusals == 0 { return true }
                refusals -= 1
                say("refused with \(Application.shared.windows.count) windows")
                return false
            }
            window.makeKeyAndVisible()
            if title == "Second" { Scenes.afterFrame(of: window) { say("ready") } }
        }
    }

    /// Asks twice whether a window with unsaved changes may be closed, with a modal dialog.
    static func closing() {
        let window = Window(title: "Document", size: Size(width: 300, height: 120))
        window.isDocumentEdited = true
        var answers = [Window.ModalResponse.cancel, .ok]
        window.closeConfirmation = { [weak window] in
            guard window?.isDocumentEdited == true else { return true }
            let dialog = Window(title: "Discard?", size: Size(width: 200, height: 80))
            dialog.scheduleWhenOpen { Application.shared.stopModal(withCode: answers.removeFirst()) }
            let answer = await Application.shared.runModal(for: dialog)
            say("answer \(answer.rawValue)")
            if answer == .cancel {
                _ = window?.viewHost?.schedule(after: .milliseconds(50)) {
                    say("open \(window?.isVisible == true)")
                    window?.performClose()
                }
            }
            return answer == .ok
        }
        window.makeKeyAndVisible()
        Scenes.afterFrame(of: window) {
            window.performClose()
            window.performClose()
        }
    }

    /// Shows a green button in a window that a window manager maps late.
    static func ignored() {
        Diagnostics.handler = { say("diagnostic \($0.kind): \($0.message)") }
        let window = Window(title: "Late", size: Size(width: 200, height: 100))
        window.frameTopLeftPoint = .zero
        let button = Button(title: "")
        button.frame = Rect(x: 20, y: 20, width: 100, height: 50)
        button.backgroundColor = Color(hex: 0x20F040)
        button.addAction(Action { _ in say("pressed") }, for: .primaryActionTriggered)
        window.addSubview(button)
        window.makeKeyAndVisible()
    }

    /// Requests all states of a window, after a press of its button if the last argument is "pressed", and prints those that the window
    /// manager grants.
    static func states() {
        Diagnostics.handler = { say("\($0.kind)") }
        let window = Window(title: "States", size: Size(width: 200, height: 100))
        window.contentMaxSize = Size(width: 400, height: 300)
        window.level = .floating
        window.miniwindowImage = Image(systemName: "star")
        window.isDocumentEdited = true
        let button = Button(title: "Request")
        button.frame = Rect(x: 0, y: 0, width: 100, height: 50)
        button.addAction(Action { _ in requestStates(of: window) }, for: .primaryActionTriggered)
        window.addSubview(button)
        window.makeKeyAndVisible()
        if let screen = window.screen {
            say("screen \(Int(screen.frame.width)) x \(Int(screen.frame.height)), \(Screen.screens.count)")
        }
        Scenes.afterFrame(of: window) {
            say("ready")
            if CommandLine.arguments.last != "pressed" { requestStates(of: window) }
        }
    }

    private static func requestStates(of window: Window) {
        window.contentMaxSize = nil
        window.zoom()
        print("zoomed", in: window, \.isZoomed) {
            window.toggleFullScreen()
            print("full screen", in: window, \.isFullScreen) {
                window.toggleFullScreen()
                window.miniaturize()
                print("miniaturized", in: window, \.isMiniaturized) { window.close() }
            }
        }
    }

    /// The number of times that a state is read, 20 milliseconds apart, before it counts as refused: a manager may be slow.
    private static var tries: Int { CommandLine.arguments.last == "pressed" ? 500 : 60 }

    /// Prints a state as soon as it is reached, or is refused.
    private static func print(
        _ name: String, in window: Window, _ state: @escaping (Window) -> Bool, tries: Int = tries,
        then next: @escaping () -> Void
    ) {
        if state(window) || tries == 0 {
            say("\(name) \(state(window))")
            return next()
        }
        _ = window.viewHost?.schedule(after: .milliseconds(20)) {
            print(name, in: window, state, tries: tries - 1, then: next)
        }
    }
}

extension Window {
    /// Prints a line when the window has been displayed.
    fileprivate func makeKeyAndVisibleLater() {
        scheduleWhenOpen { [weak self] in say("opened \(self?.title ?? "")") }
    }

    /// Calls `action` once, after the window has been opened and displayed.
    func scheduleWhenOpen(_ action: @escaping () -> Void) {
        Task { [weak self] in
            while let window = self, window.viewHost?.lastFrameReport == nil {
                try? await Task.sleep(for: .milliseconds(5))
            }
            action()
        }
    }
}
