public import DesktopServices

/// A dialog in which the user chooses the name and the folder of a file to be saved.
///
/// `NSSavePanel`. The desktop's own dialog is displayed where there is a desktop portal, otherwise one of the toolkit. The program continues to
/// run meanwhile: nothing waits but the task that has called `begin(for:)`.
///
///     let panel = SavePanel()
///     panel.nameFieldStringValue = "Drawing.png"
///     panel.allowedContentTypes = [.png, .jpeg]
///     if await panel.begin(for: view.window) == .ok, let path = panel.path { save(to: path) }
public class SavePanel {
    /// The result of a panel: `NSApplication.ModalResponse`.
    ///
    ///     await panel.begin() == .ok
    public nonisolated enum Response: Hashable, Sendable {
        /// The user has chosen.
        case ok
        /// The user has cancelled, the parent window was closed, or the program has cancelled the panel.
        case cancel
    }

    /// The title of the dialog; nil for a title that describes its purpose.
    public final var title: String?
    /// The title of the button that accepts the choice; nil for the usual title.
    public final var prompt: String?
    /// The path of the folder that is displayed at first; nil for the folder that the desktop proposes.
    ///
    /// After a choice, it is the folder of the chosen file.
    public final var directoryPath: String?
    /// The proposed name of the file; in open panels it has no effect.
    public final var nameFieldStringValue = ""
    /// The types of files that can be chosen; empty, the default, for all.
    ///
    /// The user selects one of them, or all together, in a list. The extension of the selected type is appended to a name without one.
    public final var allowedContentTypes: [UTType] = []
    /// The filters from which the user selects, instead of those made of ``allowedContentTypes``; empty by default.
    public final var filters: [FileFilter] = []
    /// Whether the user may also choose files of other types; false by default.
    public final var allowsOtherFileTypes = false
    /// Whether the toolkit's dialog displays hidden files at first; false by default.
    ///
    /// The desktop's dialog has a setting of its own.
    public final var showsHiddenFiles = false
    /// Whether the toolkit's dialog can create folders; true by default.
    ///
    /// The desktop's dialog decides itself.
    public final var canCreateDirectories = true
    /// Additional controls at the bottom of the dialog; after a choice, they have the selection of the user.
    public final var choices: [FileDialogChoice] = []

    /// The absolute path that the user has chosen; nil before the choice, and after a cancellation.
    public final var path: String? { paths.first }
    /// The absolute paths that the user has chosen.
    public internal(set) final var paths: [String] = []
    /// The filter that was selected when the user chose; nil if the dialog does not tell.
    public private(set) final var selectedFilter: FileFilter?

    private final var session: FilePanelSession?

    /// Creates a panel for saving.
    public init() {}

    nonisolated deinit {}

    /// Displays the panel above a window, or without one, until the user has chosen or cancelled.
    ///
    /// A panel that is already displayed is not displayed again, and the result is `cancel`.
    @discardableResult
    public final func begin(for window: Window? = nil) async -> Response {
        if session != nil {
            Diagnostics.report(
                Diagnostic(
                    kind: .refusedHierarchy, subject: "\(type(of: self))", message: "is displayed already",
                    cure: "the second call returns cancel; wait for the first, or create another panel"))
            return .cancel
        }
        let request = request
        let session = FilePanelSession(
            request, parent: window, showsHiddenFiles: showsHiddenFiles,
            canCreateFolders: canCreateDirectories)
        self.session = session
        let answer = await session.run()
        self.session = nil
        accept(answer, request)
        return answer == nil ? .cancel : .ok
    }

    /// Closes the panel; `begin(for:)` returns `cancel`.
    public final func cancel() { session?.cancel() }

    private final func accept(_ answer: FileChooserAnswer?, _ request: FileChooserRequest) {
        paths = answer?.paths ?? []
        guard let answer else { return }
        directoryPath = answer.paths.first.map(FilePath.parent)
        if request.kind == .save, let path = answer.paths.first {
            nameFieldStringValue = FilePath.name(of: path)
        }
        selectedFilter = answer.filterIndex.flatMap {
            request.filters.indices.contains($0) ? request.filters[$0] : nil
        }
        for index in choices.indices {
            if let selection = answer.choices[choices[index].id] { choices[index].selection = selection }
        }
    }

    // MARK: - The request

    var kind: FileChooserRequest.Kind { .save }
    var defaultTitle: String { "Save" }
    var allowsSeveral: Bool { false }

    final var request: FileChooserRequest {
        var request = FileChooserRequest(kind: kind, title: title ?? defaultTitle)
        request.acceptLabel = prompt
        request.allowsMultipleSelection = allowsSeveral
        request.filters = allFilters
        request.folder = directoryPath
        request.name = nameFieldStringValue
        request.choices = choices
        return request
    }

    private final var allFilters: [FileFilter] {
        var all = filters
        if all.isEmpty, !allowedContentTypes.isEmpty {
            all = allowedContentTypes.map { FileFilter(name: $0.localizedDescription, types: [$0]) }
            // One filter for all types comes first in dialogs that open, where the user rarely knows the type.
            if kind == .open, all.count > 1 {
                let name = allowedContentTypes.map(\.localizedDescription).joined(separator: ", ")
                all.insert(
                    FileFilter(
                        name: all.count < 4 ? name : "All Supported Files", types: allowedContentTypes),
                    at: 0)
            }
        }
        if allowsOtherFileTypes, !all.isEmpty { all.append(.allFiles) }
        return all
    }
}
