package import DesktopServices

/// The toolkit's own file dialog, for desktops without the portal.
///
/// Keys: Return opens or chooses, Backspace and Alt+Up display the parent folder, Alt+Left the previous one, Ctrl+L edits the path, Ctrl+H
/// displays hidden files, Ctrl+Shift+N creates a folder, Escape cancels; typing in the list selects by name.
///
///     let controller = FileBrowserController(request, places: places, home: home) { answer in use(answer?.paths) }
///     presenter.present(controller, animated: true)
package final class FileBrowserController: ViewController {
    package let browser: FileBrowser
    private let list: FileList
    private let places: PlaceList
    private let content: FileBrowserView
    private var finish: ((FileChooserAnswer?) -> Void)?
    private let canCreateFolders: Bool
    /// The identifiers of selected options by the identifier of the choice.
    private var choices: [String: String] = [:]
    private var windowToClose: Window?

    private var request: FileChooserRequest { browser.request }

    /// Creates the dialog; `finish` receives the choice, or nil if the user cancels or the dialog disappears.
    package init(
        _ request: FileChooserRequest, places: [FilePlace], home: String, showsHiddenFiles: Bool = false,
        canCreateFolders: Bool = true, finish: @escaping (FileChooserAnswer?) -> Void
    ) {
        let browser = FileBrowser(request: request, home: home)
        browser.showsHiddenFiles = showsHiddenFiles
        self.browser = browser
        self.finish = finish
        self.canCreateFolders = canCreateFolders
        let list = FileList(browser)
        self.list = list
        content = FileBrowserView(list: list.view, isSaving: request.kind == .save)
        self.places = PlaceList(places) { [weak browser] in browser?.open($0.path) }
        super.init()
        title = request.title
        preferredContentSize = content.frame.size
    }

    /// Asks for the size that the dialog needs with the texts of `theme`.
    func takeSize(from theme: Theme) { preferredContentSize = FileBrowserView.size(in: theme) }

    package override func loadView() { view = content }

    package override func viewDidLoad() {
        super.viewDidLoad()
        content.places.dataSource = places
        content.places.delegate = places
        content.nameField.text = request.name
        content.hiddenBox.isOn = browser.showsHiddenFiles
        content.newFolderButton.isHidden = !canCreateFolders
        content.acceptButton.configuration.title = request.acceptLabel ?? defaultAcceptLabel
        addFilters()
        content.choiceViews = request.choices.map(makeControl)
        connect()
        browser.onChange = { [weak self] in self?.entriesDidChange() }
        browser.onFolderChange = { [weak self] in self?.folderDidChange(selecting: $0) }
        updateHeaders()
        updateButtons()
        browser.open(browser.folder, isReturn: true)
    }

    private var defaultAcceptLabel: String {
        switch request.kind {
        case .open: "Open"
        case .openFolder: "Choose"
        case .save: "Save"
        }
    }

    package override var preferredFocusedView: View? {
        request.kind == .save ? content.nameField : list.view
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        finish(with: nil)
    }

    // MARK: - Controls

    private func connect() {
        func perform(
            _ control: Control, _ events: ControlEvent, _ action: @escaping (FileBrowserController) -> Void
        ) {
            control.addAction(
                Action { [weak self] _ in if let self { action(self) } }, for: events)
        }
        perform(content.backButton, .primaryActionTriggered) { $0.browser.goBack() }
        perform(content.upButton, .primaryActionTriggered) { $0.browser.openParent() }
        perform(content.newFolderButton, .primaryActionTriggered) { $0.askForNewFolder() }
        perform(content.cancelButton, .primaryActionTriggered) { $0.close(with: nil) }
        perform(content.acceptButton, .primaryActionTriggered) { $0.accept() }
        perform(content.nameField, .primaryActionTriggered) { $0.accept() }
        perform(content.nameField, .editingChanged) { $0.updateButtons() }
        perform(content.pathField, .primaryActionTriggered) { $0.acceptPath() }
        perform(content.hiddenBox, .valueChanged) { $0.browser.showsHiddenFiles = $0.content.hiddenBox.isOn }
        perform(content.filterButton, .valueChanged) {
            $0.browser.filterIndex = max(0, $0.content.filterButton.indexOfSelectedItem)
        }
        for (column, header) in zip(FileOrder.Column.allCases, content.headers) {
            perform(header, .primaryActionTriggered) {
                $0.browser.order.select(column)
                $0.updateHeaders()
            }
        }
        list.onSelect = { [weak self] in self?.selectionDidChange() }
        list.onActivate = { [weak self] in self?.activate($0) }
    }

    private func addFilters() {
        content.filterButton.isHidden = request.filters.isEmpty || request.kind == .openFolder
        content.filterButton.addItems(withTitles: request.filters.map(\.name))
        if !request.filters.isEmpty { content.filterButton.selectItem(at: browser.filterIndex) }
    }

    private func makeControl(_ choice: FileDialogChoice) -> (title: Label?, control: View) {
        choices[choice.id] = choice.selection
        if choice.options.isEmpty {
            let box = Checkbox(title: choice.title, isOn: choice.isOn)
            box.addAction(
                Action { [weak self, weak box] _ in
                    self?.choices[choice.id] = box?.isOn == true ? "true" : "false"
                }, for: .valueChanged)
            return (nil, box)
        }
        let button = PopUpButton(items: choice.options.map(\.title))
        button.accessibilityLabel = choice.title
        if let index = choice.options.firstIndex(where: { $0.id == choice.selection }) {
            button.selectItem(at: index)
        }
        button.addAction(
            Action { [weak self, weak button] _ in
                guard let index = button?.indexOfSelectedItem, choice.options.indices.contains(index) else {
                    return
                }
                self?.choices[choice.id] = choice.options[index].id
            }, for: .valueChanged)
        return (Label(text: choice.title), button)
    }

    package override var keyCommands: [KeyCommand]? {
        func command(
            _ input: String, _ flags: KeyModifierFlags, _ action: @escaping (FileBrowserController) -> Void
        ) -> KeyCommand {
            KeyCommand(input: input, modifierFlags: flags) { [weak self] _ in if let self { action(self) } }
        }
        // A sheet handles Escape itself.
        let closing =
            windowToClose == nil
            ? []
            : [command(KeyCommand.inputEscape, []) { $0.cancel() }, command("w", .control) { $0.cancel() }]
        return closing + [
            command(KeyCommand.inputUpArrow, .alternate) { $0.browser.openParent() },
            command("\u{8}", []) { $0.browser.openParent() },
            command(KeyCommand.inputLeftArrow, .alternate) { $0.browser.goBack() },
            command(KeyCommand.inputHome, .alternate) { $0.browser.open($0.browser.home) },
            command("l", .control) {
                $0.content.pathField.becomeFirstResponder()
                $0.content.pathField.selectAll(nil)
            },
            command("h", .control) {
                $0.content.hiddenBox.isOn.toggle()
                $0.browser.showsHiddenFiles = $0.content.hiddenBox.isOn
            },
            command("n", [.control, .shift]) { if $0.canCreateFolders { $0.askForNewFolder() } },
        ]
    }

    // MARK: - Updates

    private func entriesDidChange() {
        let selected = list.selected.first?.name
        list.reload(selecting: selected)
        content.message.text =
            browser.failure.map { "This folder cannot be displayed: \($0)." }
            ?? browser.reasonForNoEntries
        updateButtons()
    }

    private func folderDidChange(selecting name: String?) {
        content.pathField.text = browser.folder
        content.backButton.isEnabled = browser.canGoBack
        content.upButton.isEnabled = browser.folder != "/"
        list.reload(selecting: name)
        if name == nil { list.view.contentOffset = .zero }
        let place = places.places.firstIndex { $0.path == browser.folder }
        if let place { content.places.selectRow(at: place) } else { content.places.deselectAll(nil) }
        updateButtons()
    }

    private func selectionDidChange() {
        if request.kind == .save, let file = list.selected.first, !file.isFolder, file.isUsable {
            content.nameField.text = file.name
        }
        updateButtons()
    }

    private func updateHeaders() {
        let titles = ["Name", "Size", "Modified"]
        for (column, header) in zip(FileOrder.Column.allCases, content.headers) {
            let isSelected = column == browser.order.column
            header.configuration.title = titles[column.rawValue]
            header.configuration.imagePlacement = .trailing
            header.configuration.image =
                isSelected
                ? Image(systemName: browser.order.isAscending ? "chevron.up" : "chevron.down") : nil
            header.accessibilityLabel = "Sort by " + titles[column.rawValue].lowercased()
            header.accessibilityValue =
                isSelected ? (browser.order.isAscending ? "ascending" : "descending") : nil
        }
        content.setNeedsLayout()
    }

    private func updateButtons() {
        switch request.kind {
        case .open: content.acceptButton.isEnabled = !list.selected.isEmpty
        case .openFolder: content.acceptButton.isEnabled = browser.failure == nil
        case .save:
            content.acceptButton.isEnabled = !content.nameField.text.allSatisfy(\.isWhitespace)
        }
    }

    // MARK: - Choices

    private func activate(_ entry: FolderEntry) {
        if entry.isFolder, entry.isUsable { return browser.open(browser.path(of: entry)) }
        selectionDidChange()
        accept()
    }

    private func accept() {
        perform(browser.outcome(selected: list.selected, name: content.nameField.text))
    }

    private func acceptPath() { perform(browser.outcome(typed: content.pathField.text)) }

    private func perform(_ outcome: FileBrowser.Outcome) {
        switch outcome {
        case .choose(let paths): close(with: paths)
        case .navigate(let path): browser.open(path)
        case .refuse(let reason): inform(reason)
        case .askToReplace(let path): askToReplace(path)
        }
    }

    // MARK: - End

    /// Returns a window of the dialog's own, which closes with it; it is as large as the texts of `theme` require, within an area of a display.
    func makeWindow(theme: Theme, within area: Size?) -> Window {
        // The window manager adds a title bar.
        let limit = area.map { Size(width: $0.width, height: max(0, $0.height - 40)) }
        func limited(_ size: Size) -> Size {
            Size(
                width: min(size.width, limit?.width ?? .infinity),
                height: min(size.height, limit?.height ?? .infinity))
        }
        takeSize(from: theme)
        let window = Window(title: request.title, size: limited(preferredContentSize))
        window.contentMinSize = limited(FileBrowserView.minimumSize(in: theme))
        window.rootViewController = self
        windowToClose = window
        return window
    }

    /// Returns the size of the smallest window in which the dialog can be a sheet.
    func minimumSheetArea(in theme: Theme) -> Size {
        PresentationOverlay.area(forSheetOf: FileBrowserView.minimumSize(in: theme))
    }

    func close(with paths: [String]?) {
        finish(with: paths)
        if let windowToClose {
            windowToClose.close()
        } else {
            presentingViewController?.dismiss(animated: true)
        }
    }

    /// Ends the dialog without a choice.
    package func cancel() { close(with: nil) }

    /// Whether the dialog has given its answer.
    var hasFinished: Bool { finish == nil }

    private func finish(with paths: [String]?) {
        guard let finish else { return }
        self.finish = nil
        guard let paths else { return finish(nil) }
        var answer = FileChooserAnswer(paths: paths)
        answer.filterIndex = request.filters.isEmpty ? nil : browser.filterIndex
        answer.choices = choices
        finish(answer)
    }
}
