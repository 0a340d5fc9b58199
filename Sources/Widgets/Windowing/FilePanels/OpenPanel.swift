internal import DesktopServices

/// A dialog in which the user chooses files or folders to be opened.
///
/// `NSOpenPanel`.
///
///     let panel = OpenPanel()
///     panel.allowsMultipleSelection = true
///     panel.allowedContentTypes = [.image]
///     if await panel.begin(for: view.window) == .ok { open(panel.paths) }
public final class OpenPanel: SavePanel {
    /// Whether the user can choose files; true by default.
    public var canChooseFiles = true
    /// Whether the user chooses folders; false by default.
    ///
    /// The dialogs of Linux desktops choose either files or folders: with both, the user chooses files.
    public var canChooseDirectories = false
    /// Whether the user can choose several files; false by default.
    public var allowsMultipleSelection = false

    override var kind: FileChooserRequest.Kind {
        canChooseDirectories && !canChooseFiles ? .openFolder : .open
    }
    override var defaultTitle: String { kind == .openFolder ? "Choose a Folder" : "Open" }
    override var allowsSeveral: Bool { allowsMultipleSelection }
}
