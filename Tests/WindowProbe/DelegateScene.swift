import Widgets

/// A program whose delegate opens the windows and performs New.
enum DelegateScene {
    static func start() { Application.shared.delegate = ProbeDelegate() }
}

/// A delegate that opens a window with a sheet, and one for each New, and prints a line for each call.
///
/// It refuses to end the program twice, the second time later.
private final class ProbeDelegate: Responder, ApplicationDelegate {
    private var count = 0
    private var requests = 0

    func applicationDidFinishLaunching(_ application: Application) {
        say("launched with \(application.windows.count) windows")
        let window = openWindow()
        window.scheduleWhenOpen { [weak window] in
            let content = ViewController()
            content.view.addSubview(TextField(frame: Rect(x: 10, y: 10, width: 100, height: 32)))
            content.preferredContentSize = Size(width: 120, height: 60)
            window?.rootViewController?.present(content, animated: false)
            say("ready")
        }
    }

    private func openWindow() -> Window {
        count += 1
        let window = Window(title: "Note \(count)", size: Size(width: 300, height: 200))
        window.rootViewController = ViewController()
        window.menuBar = MenuBar()
        window.makeKeyAndVisible()
        return window
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .newDocument || super.canPerformAction(action, withSender: sender)
    }

    override func perform(_ action: Selector, with sender: Any?) {
        guard action == .newDocument else { return super.perform(action, with: sender) }
        let number = count + 1
        openWindow().scheduleWhenOpen { say("opened \(number)") }
    }

    func applicationShouldTerminate(_ sender: Application) -> Application.TerminateReply {
        requests += 1
        say("asked \(requests)")
        if requests == 1 { return .terminateCancel }
        Task {
            try? await Task.sleep(for: .milliseconds(20))
            sender.reply(toApplicationShouldTerminate: requests > 2)
            say("replied \(requests)")
        }
        return .terminateLater
    }

    func applicationWillTerminate(_ application: Application) {
        say("will terminate with \(application.windows.count) windows")
    }
}
