/// The bar of a ``FindInteraction``: search field, number of matches, and replacement field.
final class FindNavigator: View {
    /// The interaction; nil after the text view has been deallocated, possibly on another thread.
    private weak var interaction: FindInteraction?
    private let field = FindField(placeholder: "Find")
    private let replacement = TextField(placeholder: "Replace with")
    private let status = Label(text: "")
    private let previousButton = Button(type: .system)
    private let nextButton = Button(type: .system)
    private let doneButton = Button(type: .system)
    private let replaceButton = Button(type: .system)
    private let replaceAllButton = Button(type: .system)

    /// Whether the replacement row is visible.
    var showsReplace = false {
        didSet {
            for view in [replacement, replaceButton, replaceAllButton] { view.isHidden = !showsReplace }
            superview?.setNeedsLayout()
            setNeedsLayout()
        }
    }

    private var rowHeight: Double { effectiveAppearance.scaledHeight(of: 40) }
    private static let gap = 6.0

    init(of interaction: FindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        backgroundColor = Color(role: .secondarySystemBackground)
        status.textColor = Color(role: .secondaryLabel)
        status.font = .systemFont(ofSize: 12)
        field.sendsSearchStringImmediately = true
        field.accessibilityIdentifier = "find.query"
        replacement.accessibilityIdentifier = "find.replacement"
        for view in [
            field, status, previousButton, nextButton, doneButton, replacement, replaceButton,
            replaceAllButton,
        ] {
            addSubview(view)
        }
        bind()
    }

    private func bind() {
        title(previousButton, "‹", "find.previous") { $0.findPrevious() }
        title(nextButton, "›", "find.next") { $0.findNext() }
        previousButton.accessibilityLabel = "Find previous"
        nextButton.accessibilityLabel = "Find next"
        replaceAllButton.accessibilityLabel = "Replace all"
        title(doneButton, "Done", "find.done") { $0.dismissFindNavigator() }
        title(replaceButton, "Replace", "find.replace") { $0.replaceNext() }
        title(replaceAllButton, "All", "find.replaceAll") { $0.replaceAll() }
        field.findPrevious = { [weak self] in self?.interaction?.findPrevious() }
        field.addAction(Action { [weak self] _ in self?.queryChanged() }, for: .valueChanged)
        field.addAction(
            Action { [weak self] _ in self?.interaction?.findNext() }, for: .primaryActionTriggered)
        replacement.addAction(
            Action { [weak self] _ in self?.replacementChanged() }, for: .editingChanged)
        replacement.addAction(
            Action { [weak self] _ in self?.interaction?.replaceNext() }, for: .primaryActionTriggered)
    }

    private func title(
        _ button: Button, _ title: String, _ name: String, _ action: @escaping (FindInteraction) -> Void
    ) {
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = name
        button.addAction(
            Action { [weak self] _ in
                if let interaction = self?.interaction { action(interaction) }
            }, for: .primaryActionTriggered)
    }

    // MARK: - Search text

    /// Sets the search text, selects all of it and makes the search field first responder.
    func begin(with query: String) {
        if field.text != query { field.text = query }
        replacement.text = interaction?.replacementText ?? ""
        field.becomeFirstResponder()
        field.selectAll(nil)
        update()
    }

    private func queryChanged() { interaction?.searchText = field.text }

    private func replacementChanged() { interaction?.replacementText = replacement.text }

    /// Displays the number of matches, and enables the buttons that apply.
    func update() {
        let session = interaction?.activeFindSession
        let count = session?.resultCount ?? 0
        let limit = FindSession.resultLimit
        if field.text.isEmpty {
            status.text = ""
        } else if count == 0 {
            status.text = session?.isCounting == true ? "…" : "Not found"
        } else {
            let total = count >= limit ? "\(limit)+" : "\(count)"
            status.text = session?.highlightedResultIndex.map { "\($0 + 1) of \(total)" } ?? total
        }
        let isFound = field.text.isEmpty || count > 0 || session?.isCounting == true
        field.displayedValidation = isFound ? .none : .error
        for button in [previousButton, nextButton, replaceAllButton] { enable(button, count > 0) }
        enable(replaceButton, session?.allowsReplacementForCurrentlyHighlightedResult == true)
        setNeedsLayout()
    }

    /// Enables or disables a button; a disabled first responder passes the focus to the search field.
    private func enable(_ button: Button, _ isEnabled: Bool) {
        if !isEnabled, button.isFirstResponder { field.becomeFirstResponder() }
        button.isEnabled = isEnabled
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .group
        attributes.label = "Find"
    }

    // MARK: - Layout

    func height(forWidth width: Double) -> Double { rowHeight * (showsReplace ? 2 : 1) }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A narrow bar hides the controls that have key equivalents, to make room for the search field.
        let isNarrow = bounds.width < 320
        status.isHidden = isNarrow
        for button in [previousButton, nextButton] { button.isHidden = bounds.width < 240 }
        let statusWidth = min(110, max(0, bounds.width / 4))
        let others: [(view: View, width: Double)] = [
            (status, statusWidth), (previousButton, 0), (nextButton, 0), (doneButton, 0),
        ]
        layOut(row: 0, field, others.filter { !$0.view.isHidden })
        if showsReplace { layOut(row: 1, replacement, [(replaceButton, 0), (replaceAllButton, 0)]) }
    }

    /// Lays out a row from the leading edge: a field of flexible width, and views of the given width, or their intrinsic one if it is 0.
    private func layOut(row: Int, _ first: View, _ others: [(view: View, width: Double)]) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = rowHeight - 8
        let y = Double(row) * rowHeight + 4
        let widths = others.map {
            ($0.width > 0 ? $0.width : $0.view.intrinsicContentSize.width).rounded(.up)
        }
        let fieldWidth = (bounds.width - Self.gap * Double(others.count + 2) - widths.reduce(0, +)).rounded(
            .down)
        var x = Self.gap
        for (view, width) in zip([first] + others.map(\.view), [max(0, fieldWidth)] + widths) {
            view.frame = Rect(
                x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
            x += width + Self.gap
        }
    }

    override func draw(_ canvas: Canvas) {
        canvas.fill(
            Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), Color(role: .separator))
    }

    // MARK: - Events

    /// Mouse events beside the fields stop at the bar instead of reaching the text below it.
    override func mouseDown(with event: MouseEvent) {}
    override func mouseDragged(with event: MouseEvent) {}
    override func mouseUp(with event: MouseEvent) {}

    override func keyDown(with event: KeyEvent) {
        if event.key.keyCode == .keyboardEscape {
            interaction?.dismissFindNavigator()
        } else {
            super.keyDown(with: event)
        }
    }
}

/// The search field of the bar: Return selects the next match, Shift+Return the previous one, and Escape is passed to the bar.
private final class FindField: SearchField {
    var findPrevious: (() -> Void)?

    override func keyDown(with event: KeyEvent) {
        let flags = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch event.key.keyCode {
        case .keyboardReturnOrEnter where flags == .shift: findPrevious?()
        case .keyboardEscape: next?.keyDown(with: event)
        default: super.keyDown(with: event)
        }
    }
}
