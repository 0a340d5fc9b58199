import Widgets

/// An editor for SQL, and the rows of the last statement that returned any.
final class QueryController: ViewController {
    let editor = TextView(frame: .zero)
    let results = ValueCells.makeTable(label: "Results", identifier: "results")
    private let messageLabel = Label(text: nil)
    private lazy var runButton = Button(title: "Run") { [weak self] _ in self?.run() }
    private lazy var stopButton = Button(title: "Stop") { [weak self] _ in self?.stop() }

    var session: DatabaseSession? { didSet { didChangeSession() } }
    private var rows = ResultRows()
    private var running: Task<Void, Never>?
    private(set) var isRunning = false { didSet { showState() } }
    /// Called before the statements of a script are executed, and after them.
    var onRun: ((_ isRunning: Bool) -> Void)?
    var onStatus: ((Status) -> Void)?
    private(set) var status = Status("") { didSet { onStatus?(status) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        editor.font = .monospacedSystemFont(ofSize: 13)
        editor.placeholderString = "SELECT * FROM \u{2026}"
        editor.borderStyle = .roundedRect
        editor.accessibilityLabel = "SQL"
        editor.accessibilityIdentifier = "editor"
        messageLabel.accessibilityIdentifier = "message"
        messageLabel.textColor = Color(role: .error)
        runButton.toolTipText = "Run the statements (Ctrl+Return)"
        results.dataSource = self
        results.delegate = self
        arrange()
        showState()
    }

    private func arrange() {
        view.sl.sublayout {
            editor.sl.anchors {
                Anchors.top.equalToSuper(inwardOffset: 12)
                Anchors.leading.equalToSuper(inwardOffset: 12)
                Anchors.trailing.equalToSuper(inwardOffset: 12)
                Anchors.height.equalTo(constant: 140)
            }
            runButton.sl.anchors {
                Anchors.top.equalTo(editor, attribute: .bottom, constant: 8)
                Anchors.leading.equalToSuper(inwardOffset: 12)
            }
            stopButton.sl.anchors {
                Anchors.leading.equalTo(runButton, attribute: .trailing, constant: 8)
                Anchors.centerY.equalTo(runButton)
            }
            messageLabel.sl.anchors {
                Anchors.leading.equalTo(stopButton, attribute: .trailing, constant: 12)
                Anchors.trailing.equalToSuper(inwardOffset: 12)
                Anchors.centerY.equalTo(runButton)
            }
            results.sl.anchors {
                Anchors.top.equalTo(runButton, attribute: .bottom, constant: 8)
                Anchors.shoe
            }
        }.finalActive()
    }

    private func didChangeSession() {
        stop()
        show(ResultRows())
        messageLabel.text = nil
        status = Status("")
    }

    private func showState() {
        runButton.isEnabled = !isRunning
        stopButton.isEnabled = isRunning
    }

    // MARK: - Running

    /// Runs the selected text or, without a selection, the whole text.
    func run() {
        guard let session, !isRunning else { return }
        let script = editor.selectedText.isEmpty ? editor.text : editor.selectedText
        isRunning = true
        onRun?(true)
        status = Status("Running\u{2026}", isBusy: true)
        messageLabel.text = nil
        let runner = session.runner
        running = Task { [weak self] in
            let outcome = await runner.run(script)
            self?.didRun(outcome, in: session)
        }
    }

    /// Stops the statements that are running.
    func stop() { running?.cancel() }

    private func didRun(_ outcome: QueryOutcome, in session: DatabaseSession) {
        isRunning = false
        running = nil
        if session === self.session {
            if outcome.error == nil { show(outcome.rows ?? ResultRows()) }
            messageLabel.text = outcome.error?.message
            status = Status(outcome.message, isError: outcome.error != nil)
        }
        onRun?(false)
    }

    private func show(_ rows: ResultRows) {
        self.rows = rows
        if !isViewLoaded { return }
        ValueCells.setColumns(
            rows.columns.indices.map { (rows.columns[$0], rows.isNumeric($0)) }, of: results, sorts: false)
        results.reloadData()
        ValueCells.fitColumns(of: results)
    }
}

extension QueryController: TableColumnDataSource, ListViewDelegate {
    func numberOfRows(in tableView: TableView) -> Int { rows.rows.count }

    private func value(_ column: TableColumn, _ row: Int) -> DatabaseValue? {
        Int(column.identifier).map { rows.rows[row][$0] }
    }

    func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
        value(column, row)?.displayText ?? ""
    }

    func tableView(_ tableView: TableView, viewFor column: TableColumn, row: Int) -> View? {
        ValueCells.view(for: value(column, row), of: column, in: tableView)
    }
}

extension ResultRows {
    /// Whether a column contains numbers: its first values do.
    fileprivate func isNumeric(_ column: Int) -> Bool {
        let value = rows.prefix(100).lazy.map { $0[column] }.first { !$0.isNull }
        return switch value {
        case .integer, .real: true
        default: false
        }
    }
}
