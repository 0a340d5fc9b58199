import Widgets

/// The services of the desktop that a program calls.
enum ServiceScenes {
    private static var activity: Activity?

    /// Uses one of the services after the first frame of a window, and prints the result.
    static func use(_ service: String, _ argument: String? = nil) {
        let window = Scenes.makeWindow(Size(width: 200, height: 100))
        window.makeKeyAndVisible()
        Diagnostics.handler = { say("diagnostic \($0.kind)") }
        Scenes.afterFrame(of: window) {
            Task {
                switch service {
                case "open":
                    say("opened \(await Application.shared.open(argument ?? "https://swift.org"))")
                case "notify": await notify()
                default: await act(isShort: argument == nil)
                }
            }
        }
    }

    /// Displays a notification, and prints the user's responses.
    private static func notify() async {
        let center = UserNotificationCenter.current
        center.onResponse = { say("response \($0.notificationIdentifier) \($0.actionIdentifier)") }
        var content = NotificationContent(title: "Build", body: "finished")
        content.actions = [NotificationAction(identifier: "show", title: "Show")]
        do {
            try await center.add(NotificationRequest(identifier: "build", content: content))
            say("added")
        } catch {
            say("failed \(error)")
        }
    }

    /// Begins an activity, and releases it when the desktop has accepted it or, if it is not short, at the end of the program.
    private static func act(isShort: Bool) async {
        activity = Application.shared.beginActivity(options: .idleDisplaySleepDisabled, reason: "Playing")
        while activity?.isActive == false { try? await Task.sleep(for: .milliseconds(10)) }
        say("active")
        if isShort { activity = nil }
    }
}
