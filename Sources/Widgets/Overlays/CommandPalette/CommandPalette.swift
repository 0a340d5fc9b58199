/// A search for the commands of a window: those of its menus, of the focused views and of their keys.
///
/// It lists the enabled commands, the most recently used ones first. Letters narrow the list to the commands whose titles contain them in
/// this order; Up and Down select a command, Return performs it, Escape closes the palette. The standard menus open it with Ctrl+Shift+P.
///
///     CommandPalette.present(for: window)
public final class CommandPalette: View {
    let search = CommandSearchField(frame: .zero)
    let list = CommandList(frame: .zero)
    private let nothing = Label(text: "No commands found")
    private let line = SeparatorView(frame: .zero)
    private weak var popover: PopoverOverlay?
    private let history: CommandHistory
    /// The enabled commands, the most recently used ones first.
    private let entries: [CommandEntry]
    /// The commands that match the search text, best match first.
    private(set) var matches: [CommandEntry] = []

    /// The size at a text scale of 1, in points.
    private static let size = Size(width: 520, height: 372)
    private static let inset = 9.0
    private static let rowHeight = 34.0

    /// Opens the palette in the window of `view`, for the commands that are available at its first responder.
    ///
    /// - Returns: False if the view is in no window, or the first responder does not resign.
    @discardableResult public static func present(for view: View) -> Bool {
        guard let host = view.viewHost else { return false }
        let enabled = CommandCatalog.entries(in: host).filter {
            $0.isEnabled && ($0.element as? Command)?.action != .showCommandPalette
        }
        return CommandPalette(enabled, host.overlays.commandHistory).open(for: view, in: host)
    }

    private init(_ entries: [CommandEntry], _ history: CommandHistory) {
        self.history = history
        let recent = history.titles.compactMap { title in entries.first { $0.element.title == title } }
        self.entries =
            recent + entries.filter { entry in !recent.contains { $0.element === entry.element } }
        super.init(frame: .zero)
        for view in [search, line, list, nothing] { addSubview(view) }
        search.placeholder = "Search commands"
        search.accessibilityLabel = "Search commands"
        search.onMove = { [weak self] in self?.move(by: $0) }
        search.onCancel = { [weak self] in self?.dismiss() ?? false }
        search.addAction(Action { [weak self] _ in self?.searchChanged() }, for: .editingChanged)
        search.addAction(Action { [weak self] _ in self?.chooseSelected() }, for: .primaryActionTriggered)
        list.register(CommandCell.self, forCellReuseIdentifier: "command")
        list.rowHeight = Self.rowHeight
        list.accessibilityLabel = "Commands"
        search.accessibilityLinkedUIElements = [list]
        search.operatedView = list
        list.dataSource = self
        list.delegate = self
        list.onClick = { [weak self] in self?.choose($0) }
        list.backgroundColor = nil
        nothing.textAlignment = .center
        nothing.textColor = .secondaryLabel
        searchChanged()
    }

    private func open(for owner: View, in host: ViewHost) -> Bool {
        let opening = PopoverOverlay.Opening(
            content: self, size: Self.size, measure: { [unowned self] in scaledSize },
            title: "Command palette", minimumHeight: 120,
            focus: search,
            anchor: { [weak host, unowned self] in
                let width = host?.size.width ?? 0
                let side = min(scaledSize.width, max(0, width - 12))
                return Rect(
                    x: (width - side) / 2, y: effectiveAppearance.scaledHeight(of: 36), width: side, height: 0
                )
            })
        semanticContentAttribute = owner.isMirrored ? .forceRightToLeft : .forceLeftToRight
        popover = PopoverOverlay.open(opening, for: owner) {}
        return popover != nil
    }

    /// The size with the texts of the theme, in points.
    private var scaledSize: Size {
        Size(
            width: effectiveAppearance.scaledValue(for: Self.size.width),
            height: effectiveAppearance.scaledValue(for: Self.size.height))
    }

    @discardableResult private func dismiss() -> Bool {
        guard let popover else { return false }
        popover.dismiss()
        return true
    }

    // MARK: - Search

    private func searchChanged() {
        let text = search.text
        let scored = entries.enumerated().compactMap { place, entry -> (CommandEntry, Int, Int)? in
            // The title counts more than the menu that contains it.
            if let match = FuzzyMatch(text, in: entry.title) { return (entry, match.score + 1000, place) }
            let whole = (entry.path + [entry.title]).joined(separator: " ")
            return FuzzyMatch(text, in: whole).map { (entry, $0.score, place) }
        }
        matches =
            text.allSatisfy(\.isWhitespace)
            ? entries : scored.sorted { ($0.1, -$0.2) > ($1.1, -$1.2) }.map(\.0)
        list.reloadData()
        nothing.isHidden = !matches.isEmpty
        if !matches.isEmpty { select(0) }
    }

    private func move(by distance: Int) {
        guard !matches.isEmpty else { return }
        let current = list.selectedRow ?? 0
        // Single steps wrap around; pages stop at the ends.
        let next =
            abs(distance) == 1
            ? (current + distance + matches.count) % matches.count
            : min(max(0, current + distance), matches.count - 1)
        select(next)
        Accessibility.post(element: list, notification: .announcement(matches[next].title))
    }

    private func select(_ row: Int) {
        list.selectRow(at: row, scrollPosition: ListView.ScrollPosition.none)
    }

    // MARK: - Choosing

    private func chooseSelected() { if let row = list.selectedRow { choose(row) } }

    private func choose(_ row: Int) {
        guard matches.indices.contains(row) else { return }
        let element = matches[row].element
        history.add(element.title)
        // The focus is restored first, so that the command finds its target.
        dismiss()
        element.choose(from: nil)
    }

    // MARK: - Layout

    public override func layoutSubviews() {
        super.layoutSubviews()
        for view in [search, list, nothing] { view.takeDirection(from: self) }
        let inset = min(Self.inset, bounds.width / 2)
        search.frame = Rect(
            x: inset, y: inset, width: bounds.width - 2 * inset, height: search.intrinsicContentSize.height)
        line.frame = Rect(
            x: 0, y: search.frame.maxY + inset, width: bounds.width, height: 1 / contentScaleFactor)
        let top = line.frame.maxY + 4
        list.frame = Rect(
            x: 4, y: top, width: max(0, bounds.width - 8), height: max(0, bounds.height - top - 4))
        nothing.frame = Rect(x: 0, y: top, width: bounds.width, height: min(80, max(0, bounds.height - top)))
    }
}

extension CommandPalette: ListViewDataSource, ListViewDelegate {
    public func numberOfRows(in listView: ListView) -> Int { matches.count }

    public func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "command", for: row)
        if let cell = cell as? CommandCell {
            let entry = matches[row]
            cell.text = entry.title
            cell.detail = entry.path.joined(separator: " › ")
            cell.shortcut = entry.shortcut ?? ""
        }
        return cell
    }

    public func listView(_ listView: ListView, didActivateRowAt row: Int) { choose(row) }
}
