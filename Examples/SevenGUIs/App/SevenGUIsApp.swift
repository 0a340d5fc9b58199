import DeclarativeUI
import SevenGUIs

/// The tasks of 7GUIs as descriptions; with `--retained`, as controllers and views.
@main
struct SevenGUIsApp: App {
    private let isRetained = CommandLine.arguments.contains("--retained")

    var body: some Scene {
        WindowGroup("7GUIs", size: Size(width: 520, height: 380)) {
            if isRetained { RetainedPages() } else { SevenGUIsView() }
        }
    }
}
