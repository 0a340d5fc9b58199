import DeclarativeUI
import SevenGUIs

/// Five tasks of 7GUIs, implemented with declarative views or, with `--retained`, with controllers and retained views.
@main
struct SevenGUIsApp: App {
    private let isRetained = CommandLine.arguments.contains("--retained")

    var body: some Scene {
        WindowGroup("7GUIs", size: Size(width: 520, height: 380)) {
            if isRetained { RetainedPages() } else { SevenGUIsView() }
        }
    }
}
