public import Widgets

/// A browser for SQLite databases: the tables at the left, and the rows of the selected table or an SQL editor beside them.
///
///     window.rootViewController = BrowserController(path: "/home/ada/music.sqlite")
public final class BrowserController: ViewController {
    let schema = SchemaController()
    let data = DataController()
    let sql = QueryController()
    let tabs = TabView(frame: .zero)
    private let statusBar = StatusBar(frame: .zero)
    private let initialPath: String?

    private(set) var session: DatabaseSession?
    /// Whether a database is being opened.
    public private(set) var isOpening = false
    /// The message in the status bar.
    var status: Status { statusBar.status }
    /// Whether work is being done away from the main actor: a database is being opened, rows are sorted, or statements run.
    public var isBusy: Bool { isOpening || isReloading || data.isIndexing || sql.isRunning }
    private var isReloading = false
    private let sampleSize: Int

    /// Creates a browser that opens a database when its view is loaded: the file at `path`, or sample data if it is nil.
    public convenience init(path: String? = nil) {
        self.init(path: path, sampleSize: SampleDatabase.readingCount)
    }

    init(path: String? = nil, sampleSize: Int) {
        initialPath = path
        self.sampleSize = sampleSize
        super.init()
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(schema)
        addChild(data)
        addChild(sql)
        data.title = "Data"
        sql.title = "SQL"
        tabs.addTabViewItem(TabViewItem(viewController: data))
        tabs.addTabViewItem(TabViewItem(viewController: sql))
        tabs.onSelectionChange = { [weak self] _ in self?.showStatus() }
        arrange()
        for child in children { child.didMove(toParent: self) }
        schema.onSelect = { [weak self] in self?.show($0) }
        schema.onOpen = { [weak self] in self?.showData() }
        data.onStatus = { [weak self] _ in self?.showStatus() }
        sql.onStatus = { [weak self] _ in self?.showStatus() }
        sql.onRun = { [weak self] in self?.script(isRunning: $0) }
        let location = initialPath.map(DatabaseLocation.file)
        beginOpening(location)
        Task { await load(location) }
    }

    private func arrange() {
        let line = SeparatorView()
        let list: View = schema.view
        view.sl.sublayout {
            list.sl.anchors {
                Anchors.top
                Anchors.leading
                Anchors.width.equalTo(constant: 240)
                Anchors.bottom.equalTo(statusBar, attribute: .top)
            }
            line.sl.anchors {
                Anchors.top
                Anchors.leading.equalTo(list, attribute: .trailing)
                Anchors.width.equalTo(constant: 1)
                Anchors.bottom.equalTo(statusBar, attribute: .top)
            }
            tabs.sl.anchors {
                Anchors.top
                Anchors.trailing
                Anchors.leading.equalTo(line, attribute: .trailing)
                Anchors.bottom.equalTo(statusBar, attribute: .top)
            }
            statusBar.sl.anchors {
                Anchors.shoe
                Anchors.height.equalTo(constant: StatusBar.height)
            }
        }.finalActive()
    }

    public override var preferredFocusedView: View? { schema.outline }

    private var showsSQL: Bool { tabs.selectedTabViewItemIndex == 1 }

    private func showStatus() {
        if isOpening { return }
        statusBar.status = showsSQL ? sql.status : data.status
    }

    // MARK: - Opening

    /// Opens a database instead of the present one, which stays open if that fails; nil opens sample data.
    func open(_ location: DatabaseLocation?) async {
        if isOpening { return }
        beginOpening(location)
        await load(location)
    }

    private func beginOpening(_ location: DatabaseLocation?) {
        isOpening = true
        statusBar.status = Status("Opening \(location?.name ?? "the sample data")\u{2026}", isBusy: true)
    }

    private func load(_ location: DatabaseLocation?) async {
        do throws(DatabaseError) {
            let script = location == nil ? SampleDatabase.script(readingCount: sampleSize) : ""
            let session = try await DatabaseSession.open(
                location ?? .newMemory("Sample data"), script: script)
            isOpening = false
            show(session)
        } catch {
            isOpening = false
            statusBar.status = Status("Cannot open \(error.message)", isError: true)
        }
    }

    private func show(_ session: DatabaseSession) {
        self.session = session
        view.window?.title = session.location.name
        sql.session = session
        data.show(schema.show(session.tables), of: session)
    }

    private func chooseFile() async {
        let panel = OpenPanel()
        panel.title = "Open a Database"
        if case .file(let path) = session?.location, let slash = path.lastIndex(of: "/") {
            panel.directoryPath = String(path[..<slash])
        }
        panel.filters = [
            FileFilter(
                name: "SQLite Databases",
                types: [
                    UTType(description: "SQLite database", filenameExtensions: ["sqlite", "sqlite3", "db"])
                ]),
            .allFiles,
        ]
        if await panel.begin(for: view.window) == .ok, let path = panel.path { await open(.file(path)) }
    }

    // MARK: - Tables

    private func show(_ table: TableInfo) { data.show(table, of: session) }

    private func script(isRunning: Bool) {
        data.isRunningScript = isRunning
        if isRunning { return }
        reload()
    }

    /// Reads the tables and the displayed rows again.
    func reload() {
        guard let session, !isReloading else { return }
        isReloading = true
        Task {
            await reload(session)
            isReloading = false
        }
    }

    private func reload(_ session: DatabaseSession) async {
        do throws(DatabaseError) { try await session.reloadTables() } catch {
            statusBar.status = Status(error)
            return
        }
        if session !== self.session { return }
        let table = schema.show(session.tables)
        if table == data.query?.table { data.reload() } else { data.show(table, of: session) }
    }

    // MARK: - Panes

    func showData() {
        tabs.selectedTabViewItemIndex = 0
        showStatus()
        data.table.becomeFirstResponder()
    }

    func showSQL() {
        tabs.selectedTabViewItemIndex = 1
        showStatus()
        sql.editor.becomeFirstResponder()
    }

    func showTables() { schema.outline.becomeFirstResponder() }

    func showFilter() {
        tabs.selectedTabViewItemIndex = 0
        showStatus()
        data.filterField.becomeFirstResponder()
        data.filterField.selectAll(nil)
    }

    /// Moves the focus to the next or previous part of the window.
    func focusPane(by distance: Int) {
        let panes: [View] =
            showsSQL
            ? [schema.outline, sql.editor, sql.results] : [schema.outline, data.filterField, data.table]
        let current = panes.firstIndex { $0.containsFocus } ?? (distance > 0 ? panes.count - 1 : 0)
        panes[(current + distance + panes.count) % panes.count].becomeFirstResponder()
    }

    // MARK: - Commands

    public override func buildMenu(with builder: MenuBuilder) {
        super.buildMenu(with: builder)
        BrowserMenus(browser: self).build(with: builder)
    }

    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case .openDocument: !isOpening
        case .find: true
        case .runStatements: session != nil && !sql.isRunning && showsSQL
        case .stopStatements: sql.isRunning
        case .setToNull: data.canSetToNull
        case .reloadRows: session != nil && !isReloading
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    public override func perform(_ action: Selector, with sender: Any?) {
        switch action {
        case .openDocument: Task { await chooseFile() }
        case .find: showFilter()
        case .runStatements: sql.run()
        case .stopStatements: sql.stop()
        case .setToNull: data.setToNull()
        case .reloadRows: reload()
        default: super.perform(action, with: sender)
        }
    }
}

extension View {
    /// Whether the view or one of its descendants has the focus.
    fileprivate var containsFocus: Bool { isFirstResponder || subviews.contains { $0.containsFocus } }
}
