import DatabaseBrowser
import Widgets

/// Browses an SQLite database: `DatabaseBrowserApp [FILE]`; without a file, sample data in memory.
@main
enum DatabaseBrowserApp {
    static func main() {
        let path = CommandLine.arguments.dropFirst().first
        Application.main { application in
            application.identifier = "widgets-database-browser"
            let window = Window(title: "Database Browser", size: Size(width: 960, height: 640))
            window.contentMinSize = Size(width: 640, height: 400)
            window.rootViewController = BrowserController(path: path)
            window.menuBar = MenuBar()
            AboutPanel.options = AboutPanel.Options(
                applicationName: "Database Browser",
                credits: "Tables, rows and statements of SQLite databases.")
            window.makeKeyAndVisible()
        }
    }
}
