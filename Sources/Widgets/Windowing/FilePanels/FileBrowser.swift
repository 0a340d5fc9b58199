package import DesktopServices

/// The state of the toolkit's own file dialog: the folder, its displayed entries, the order, the filter and the history.
///
/// Folders are read in the background, so that a slow file system does not stop the program.
///
///     let browser = FileBrowser(request: request, home: "/home/a")
///     browser.onChange = { list.reloadData() }
///     browser.open("/home/a/Pictures")
@MainActor
package final class FileBrowser {
    package let request: FileChooserRequest
    package let home: String
    /// The displayed folder.
    package private(set) var folder: String
    /// The displayed entries, in order.
    package private(set) var entries: [FolderEntry] = []
    /// The reason why the folder cannot be displayed; nil if it is displayed.
    package private(set) var failure: String?
    /// Whether a folder is being read.
    package var isLoading: Bool { reading != nil }
    package var order = FileOrder() { didSet { if order != oldValue { arrange() } } }
    package var showsHiddenFiles = false { didSet { if showsHiddenFiles != oldValue { arrange() } } }
    /// The index of the filter in the request.
    package var filterIndex: Int { didSet { if filterIndex != oldValue { arrange() } } }
    /// Called after the displayed entries have changed.
    package var onChange: (() -> Void)?
    /// Called after another folder is displayed; the argument is the name of the entry to be selected.
    package var onFolderChange: ((String?) -> Void)?

    private var all: [FolderEntry] = []
    private var history: [String] = []
    /// The task that reads a folder; nil if none is being read.
    package private(set) var reading: Task<Void, Never>?

    package init(request: FileChooserRequest, home: String) {
        self.request = request
        self.home = home
        folder = request.folder ?? home
        filterIndex = request.filters.indices.contains(request.filterIndex) ? request.filterIndex : 0
    }

    isolated deinit { reading?.cancel() }

    // MARK: - Navigation

    /// Displays a folder, and selects the entry named `selection` in it.
    package func open(_ path: String, selecting selection: String? = nil, isReturn: Bool = false) {
        reading?.cancel()
        reading = Task { [weak self] in
            let result = await Task.detached {
                () -> Result<[FolderEntry], FolderReader.Failure> in
                do throws(FolderReader.Failure) { return .success(try FolderReader.entries(of: path)) } catch
                {
                    return .failure(error)
                }
            }.value
            if !Task.isCancelled { self?.finish(path, result, selection, isReturn: isReturn) }
        }
    }

    private func finish(
        _ path: String, _ result: Result<[FolderEntry], FolderReader.Failure>, _ selection: String?,
        isReturn: Bool
    ) {
        reading = nil
        let isOther = path != folder
        if isOther, !isReturn { history.append(folder) }
        folder = path
        switch result {
        case .success(let entries):
            failure = nil
            all = entries
        case .failure(let error):
            failure = error.reason
            all = []
        }
        arrange()
        onFolderChange?(selection)
    }

    /// Displays the folder that contains this one, and selects this one in it.
    package func openParent() {
        if folder != "/" { open(FilePath.parent(of: folder), selecting: FilePath.name(of: folder)) }
    }

    /// Whether `goBack()` has an effect.
    package var canGoBack: Bool { !history.isEmpty }

    /// Displays the previous folder.
    package func goBack() {
        guard let last = history.popLast() else { return }
        open(last, selecting: FilePath.name(of: folder), isReturn: true)
    }

    /// Reads the folder again.
    package func reload(selecting selection: String? = nil) {
        open(folder, selecting: selection, isReturn: true)
    }

    // MARK: - Entries

    private func arrange() {
        let filter = request.filters.indices.contains(filterIndex) ? request.filters[filterIndex] : nil
        entries = all.filter { entry in
            if entry.isHidden, !showsHiddenFiles { return false }
            if entry.isFolder { return true }
            return request.kind != .openFolder && filter?.matches(entry.name) ?? true
        }.sorted { order.precedes($0, $1) }
        onChange?()
    }

    /// The reason why no entry of the displayed folder is in the list; nil if one is.
    package var reasonForNoEntries: String? {
        if !entries.isEmpty { return nil }
        if all.isEmpty { return "This folder is empty." }
        if !showsHiddenFiles, all.allSatisfy(\.isHidden) { return "All files in this folder are hidden." }
        return request.kind == .openFolder
            ? "There are no folders in this folder."
            : "There are no files of the selected type in this folder."
    }

    /// Returns the path of an entry of the displayed folder.
    package func path(of entry: FolderEntry) -> String { FilePath.join(folder, entry.name) }

    // MARK: - Choices

    /// The effect of the default button.
    package enum Outcome: Hashable {
        /// The files are chosen.
        case choose([String])
        /// The file exists, and the user has to confirm that it is replaced.
        case askToReplace(String)
        /// A folder is displayed.
        case navigate(String)
        /// Nothing is chosen, for a reason that is displayed.
        case refuse(String)
    }

    /// Returns the effect of the default button with selected entries and the text of the name field.
    package func outcome(selected: [FolderEntry], name: String) -> Outcome {
        if request.kind == .save { return outcome(name: name) }
        let usable = selected.filter(\.isUsable)
        if usable.count < selected.count { return .refuse("The name of the file is not valid UTF-8.") }
        let folders = usable.filter(\.isFolder)
        if request.kind == .openFolder {
            return .choose(folders.isEmpty ? [folder] : folders.map(path))
        }
        if folders.count == 1, usable.count == 1 { return .navigate(path(of: folders[0])) }
        let files = usable.filter { !$0.isFolder }
        return files.isEmpty ? .refuse("Select a file.") : .choose(files.map(path))
    }

    /// Returns the effect of a name, or of a path, under which the user saves.
    private func outcome(name: String) -> Outcome {
        if name.allSatisfy(\.isWhitespace) { return .refuse("Enter a name for the file.") }
        if name.utf8.contains(0) {
            return .refuse("The name contains a character that file names cannot contain.")
        }
        var path = FilePath.resolve(name, in: folder, home: home)
        if FolderReader.kind(of: path) == .folder { return .navigate(path) }
        if name.hasSuffix("/") { return .refuse("There is no folder \(path).") }
        path = withExtension(path)
        let folder = FilePath.parent(of: path)
        guard FolderReader.kind(of: folder) == .folder else {
            return .refuse("There is no folder \(folder).")
        }
        if FilePath.name(of: path).utf8.count > 255 { return .refuse("The name is too long.") }
        return FolderReader.kind(of: path) == .file ? .askToReplace(path) : .choose([path])
    }

    /// Appends the extension of the selected filter to a path whose name has no extension of the filter.
    private func withExtension(_ path: String) -> String {
        guard request.filters.indices.contains(filterIndex) else { return path }
        let filter = request.filters[filterIndex]
        guard !filter.matches(path), let type = filter.types.first,
            let suffix = type.preferredFilenameExtension
        else { return path }
        return path + "." + suffix
    }

    /// Returns the effect of a path that the user has typed.
    package func outcome(typed text: String) -> Outcome {
        let path = FilePath.resolve(text, in: folder, home: home)
        switch FolderReader.kind(of: path) {
        case .folder: return .navigate(path)
        case .file where request.kind == .open: return .choose([path])
        case .file: return .refuse("\(path) is not a folder.")
        case .none: return .refuse("There is no file \(path).")
        }
    }
}
