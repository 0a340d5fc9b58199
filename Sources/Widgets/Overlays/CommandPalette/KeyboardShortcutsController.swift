/// The list of all keys of a window, by menu, with a search field.
///
/// The Help menu opens it with Ctrl+Shift+/; it can also be presented by the program.
///
///     KeyboardShortcutsController.present(for: window)
public final class KeyboardShortcutsController: ViewController {
    private let all: [CommandEntry]
    private var groups: [(title: String, entries: [CommandEntry])] = []
    let search = CommandSearchField(frame: .zero)
    let list = ListView(frame: .zero)
    private let heading = Label(text: "Keyboard Shortcuts")
    private let nothing = Label(text: "No shortcuts found")
    private let closeButton = Button(title: "Close")

    /// Presents the shortcuts of the window of `view` as a sheet; returns false if it is in no window.
    @discardableResult public static func present(for view: View) -> Bool {
        guard let host = view.viewHost else { return false }
        let controller = KeyboardShortcutsController(CommandCatalog.entries(in: host))
        let (theme, size) = (view.effectiveAppearance, controller.preferredContentSize)
        controller.preferredContentSize = Size(
            width: theme.scaledValue(for: size.width), height: theme.scaledValue(for: size.height))
        return WindowPanel.present(controller, for: view)
    }

    init(_ entries: [CommandEntry]) {
        all = entries.filter { $0.shortcut != nil }
        super.init()
        title = "Keyboard Shortcuts"
        preferredContentSize = Size(width: 480, height: 520)
    }

    public override func loadView() { view = ShortcutsView(self) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        heading.font = .preferredFont(forTextStyle: .title2)
        heading.accessibilityTraits.insert(.header)
        search.placeholder = "Search shortcuts"
        search.accessibilityLabel = "Search shortcuts"
        search.onMove = { [weak self] in self?.move(by: $0) }
        search.operatedView = list
        search.addAction(Action { [weak self] _ in self?.searchChanged() }, for: .editingChanged)
        list.register(CommandCell.self, forCellReuseIdentifier: "shortcut")
        list.rowHeight = 32
        list.backgroundColor = nil
        list.accessibilityLabel = "Shortcuts"
        list.dataSource = self
        nothing.textAlignment = .center
        nothing.textColor = .secondaryLabel
        closeButton.addAction(
            Action { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
        for subview in [heading, search, list, nothing, closeButton] { view.addSubview(subview) }
        searchChanged()
    }

    public override var preferredFocusedView: View? { search }

    // MARK: - Search

    private func searchChanged() {
        let words = search.text.lowercased().split(whereSeparator: \.isWhitespace)
        groups = []
        for entry in all {
            let text = "\(entry.path.joined(separator: " ")) \(entry.title) \(entry.shortcut ?? "")"
                .lowercased()
            if !words.allSatisfy({ text.contains($0) }) { continue }
            if let index = groups.firstIndex(where: { $0.title == entry.group }) {
                groups[index].entries.append(entry)
            } else {
                groups.append((entry.group, [entry]))
            }
        }
        list.reloadData()
        nothing.isHidden = !groups.isEmpty
    }

    private func move(by distance: Int) {
        let count = numberOfRows(in: list)
        guard count > 0 else { return }
        let row = min(max(0, (list.selectedRow ?? (distance > 0 ? -1 : count)) + distance), count - 1)
        list.selectRow(at: row, scrollPosition: ListView.ScrollPosition.none)
    }

    // MARK: - Layout

    fileprivate func layOut() {
        let bounds = view.bounds
        let inset = min(16, bounds.width / 2)
        let width = max(0, bounds.width - 2 * inset)
        for subview in [heading, search, list, nothing, closeButton] { subview.takeDirection(from: view) }
        heading.textAlignment = view.isMirrored ? .right : .left
        heading.frame = Rect(
            x: inset, y: 14, width: width, height: max(28, heading.intrinsicContentSize.height))
        search.frame = Rect(
            x: inset, y: heading.frame.maxY + 10, width: width, height: search.intrinsicContentSize.height)
        let button = closeButton.intrinsicContentSize
        let buttonTop = max(search.frame.maxY, bounds.height - inset - button.height)
        closeButton.frame = Rect(
            x: view.isMirrored ? inset : bounds.width - inset - button.width, y: buttonTop,
            width: button.width, height: button.height)
        let top = search.frame.maxY + 10
        list.frame = Rect(x: inset - 4, y: top, width: width + 8, height: max(0, buttonTop - 12 - top))
        nothing.frame = Rect(x: inset, y: top, width: width, height: min(60, list.frame.height))
    }
}

extension KeyboardShortcutsController: ListViewDataSource {
    public func numberOfRows(in listView: ListView) -> Int { groups.reduce(0) { $0 + $1.entries.count } }

    public func numberOfSections(in listView: ListView) -> Int { groups.count }

    public func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int {
        groups[section].entries.count
    }

    public func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }

    public func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "shortcut", for: row)
        if let cell = cell as? CommandCell, let entry = entry(at: row) {
            cell.text = entry.title
            cell.detail = entry.isEnabled ? "" : entry.element.disabledReason ?? ""
            cell.shortcut = entry.shortcut ?? ""
        }
        return cell
    }

    private func entry(at row: Int) -> CommandEntry? {
        var rest = row
        for group in groups {
            if rest < group.entries.count { return group.entries[rest] }
            rest -= group.entries.count
        }
        return nil
    }
}

/// The view of the keyboard shortcuts, which their controller lays out.
private final class ShortcutsView: View {
    private weak var controller: KeyboardShortcutsController?

    init(_ controller: KeyboardShortcutsController) {
        self.controller = controller
        super.init(frame: .zero)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOut()
    }
}
