import Glibc
import Widgets

/// The gallery of the toolkit, displayed in a window or, with `--screenshot FILE.png`, drawn into a file.
@main
enum DemoApp {
    /// The minimum size of the window, in which the content of every page fits into its cards.
    static let minimumSize = Size(width: 800, height: 620)

    static func main() {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if arguments.contains("--help") || arguments.contains("-h") {
                return say(DemoOptions.usage, STDOUT_FILENO)
            }
            let options = try DemoOptions(arguments: arguments)
            if let file = options.screenshot {
                try writeScreenshot(options, to: file)
            } else {
                try openWindow(options)
            }
        } catch {
            say("DemoApp: \(error)\n\(DemoOptions.usage)", STDERR_FILENO)
            exit(1)
        }
    }

    private static func say(_ text: String, _ file: Int32) {
        (text + "\n").withCString { _ = write(file, $0, strlen($0)) }
    }

    private static func openWindow(_ options: DemoOptions) throws(DemoError) {
        do {
            try Application.shared.run { open(options, in: $0) }
        } catch {
            if case .noDisplay = error {
                throw DemoError(description: "\(error), or save an image with --screenshot FILE.png")
            }
            throw DemoError(description: "\(error)")
        }
    }

    private static func open(_ options: DemoOptions, in application: Application) {
        application.identifier = "widgets-demo"
        let window = Window(title: "Widgets", size: options.size)
        window.contentMinSize = minimumSize
        window.restorationIdentifier = "main"
        let settings = DemoSettings()
        settings.temporaryStyle = options.theme?.style
        settings.add(window)
        let gallery = GalleryController(page: options.page, settings: settings)
        window.rootViewController = gallery
        window.windowDidClose = { [weak gallery] in gallery?.settingsWindow?.close() }
        application.onDesktopSettingsChange = { [weak gallery] in gallery?.desktopSettingsDidChange() }
        window.menuBar = MenuBar()
        AboutPanel.options = AboutPanel.Options(
            applicationName: "Widgets gallery",
            credits: "Every control of the toolkit, with its keys. Press Ctrl+Shift+P to search all commands."
        )
        window.makeKeyAndVisible()
    }

    private static func writeScreenshot(_ options: DemoOptions, to file: String) throws(DemoError) {
        do {
            try Typesetter.shared.checkDefaultFont()
            let gallery = GalleryController(page: options.page)
            gallery.view.frame = Rect(origin: .zero, size: options.size)
            var theme = options.theme ?? .light
            theme.textScale = options.textScale
            try PNG.write(gallery.view.snapshot(scale: options.scale, theme: theme), toFile: file)
        } catch {
            throw DemoError(description: "\(error)")
        }
    }
}

/// An invalid option, or a failure to open the window or to write the screenshot.
struct DemoError: Error, CustomStringConvertible {
    let description: String
}
