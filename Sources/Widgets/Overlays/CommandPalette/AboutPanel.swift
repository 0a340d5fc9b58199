/// The description of the application in the About panel.
///
///     AboutPanel.options = AboutPanel.Options(applicationName: "Notes", version: "2.1", credits: "Written for you.")
///
/// The panel is opened by the action `orderFrontStandardAboutPanel` of the Help menu.
public enum AboutPanel {
    /// The texts of the panel: AppKit's `NSApplication.AboutPanelOptionKey`.
    ///
    ///     AboutPanel.Options(applicationName: "Notes")
    public nonisolated struct Options: Hashable, Sendable {
        /// The name of the application; nil for the title of the window.
        public var applicationName: String?
        /// The version, without the word "Version"; nil for none.
        public var version: String?
        /// Further text, such as the licence and the authors; nil for none.
        public var credits: String?

        /// Creates the texts of a panel.
        public init(applicationName: String? = nil, version: String? = nil, credits: String? = nil) {
            self.applicationName = applicationName
            self.version = version
            self.credits = credits
        }
    }

    /// The texts of the panel.
    public static var options = Options()

    /// Opens the panel in the window of `view`.
    static func present(for view: View) {
        let name = options.applicationName ?? view.window?.title ?? ""
        let lines = [options.version.map { "Version \($0)" }, options.credits].compactMap(\.self)
        let alert = AlertController(
            title: name.isEmpty ? "About" : name,
            message: lines.isEmpty ? nil : lines.joined(separator: "\n\n"),
            preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Close", style: .cancel))
        WindowPanel.present(alert, for: view)
    }
}
