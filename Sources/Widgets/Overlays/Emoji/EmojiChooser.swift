/// A palette of all emoji, with a search and groups, as a text opens it at its caret.
///
/// GTK has it as `GtkEmojiChooser`. It floats beside a view, and closes when an emoji was chosen:
///
///     let chooser = EmojiChooser()
///     chooser.onChoose = { emoji in message.reactions.append(emoji) }
///     chooser.popUp(at: button.bounds, in: button)
///
/// or stands in a page like any other view, as large as its frame makes it:
///
///     page.addSubview(chooser)
///
/// Words of English names find emoji ("red hea"); arrow keys walk through what is found, Return chooses. A long press, a right
/// click, the Menu key or Shift+F10 offers the tones of the skin. Only the rows that are seen have views.
public final class EmojiChooser: View {
    /// Hears the text of what was chosen: one character.
    public var onChoose: ((String) -> Void)?

    /// The emoji that were chosen last, the newest first, at most 18; what is no emoji is left out.
    ///
    /// Kept while the process runs. A program that wants to have them in its next launch keeps them and sets them again.
    public static var recentEmoji: [String] {
        get { RecentEmoji.list.map(\.string) }
        set { RecentEmoji.replace(newValue.compactMap(EmojiCatalog.shared.emoji(for:))) }
    }

    let search = EmojiSearchField(frame: .zero)
    let strip = EmojiGroupStrip(frame: .zero)
    let grid = EmojiGrid(frame: .zero)
    let caption = Label(text: nil)
    let nothing = Label(text: "No emoji found")
    private let upperLine = SeparatorView(frame: .zero)
    private let lowerLine = SeparatorView(frame: .zero)
    weak var popover: PopoverOverlay?
    /// Of which the group buttons are.
    private var recent: [Emoji] = []

    public override init(frame: Rect) {
        super.init(frame: frame)
        for view in [search, strip, upperLine, grid, nothing, lowerLine, caption] { addSubview(view) }
        caption.isUserInteractionEnabled = false
        nothing.isUserInteractionEnabled = false
        nothing.textAlignment = .center
        nothing.textColor = .secondaryLabel
        caption.lineBreakMode = .byTruncatingTail
        connect()
        reload()
    }

    private func connect() {
        search.addAction(Action { [weak self] _ in self?.searchChanged() }, for: .valueChanged)
        search.addAction(Action { [weak self] _ in self?.chooseHighlighted() }, for: .primaryActionTriggered)
        search.onCancel = { [weak self] in self?.dismiss() ?? false }
        strip.onSelect = { [weak self] in self?.show(group: $0) }
        grid.onChoose = { [weak self] in self?.choose($0) }
        grid.onHighlight = { [weak self] in self?.showName(of: $0) }
        grid.onSection = { [weak self] in self?.sectionChanged($0) }
        grid.onLeaveUpwards = { [weak self] in self?.search.becomeFirstResponder() }
        grid.onText = { [weak self] event in
            guard let self, search.becomeFirstResponder() else { return }
            search.insertText(event)
        }
    }

    // MARK: - Popping up

    /// Shows the chooser beside `rect`, in the space of `view`: below it, or above where there is more room.
    ///
    /// It has the focus until an emoji was chosen, Escape was pressed, or something else is pressed or focused; then the
    /// focus goes back. False when the view is in no window, what has the focus keeps it, or the chooser stands in a page.
    @discardableResult public func popUp(at rect: Rect, in view: View) -> Bool {
        popUp(for: view, anchor: { [weak view] in view?.convert(rect, to: nil) ?? .zero }, onDismiss: {})
    }

    func popUp(for owner: View, anchor: @escaping () -> Rect, onDismiss: @escaping () -> Void) -> Bool {
        if popover == nil, superview?.viewHost != nil {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: hierarchyPath,
                    message: "a chooser that stands in a page was to pop up",
                    cure: "nothing is shown; make another EmojiChooser for it"))
            return false
        }
        dismiss()
        semanticContentAttribute = owner.isMirrored ? .forceRightToLeft : .forceLeftToRight
        search.text = ""
        reload()
        let opening = PopoverOverlay.Opening(
            content: self, size: intrinsicContentSize, leastHeight: 240, focus: search, anchor: anchor)
        popover = PopoverOverlay.open(opening, for: owner) { [weak self] in
            self?.popover = nil
            onDismiss()
        }
        return popover != nil
    }

    /// Closes the chooser where it popped up; false when it did not.
    @discardableResult public func dismiss() -> Bool {
        guard let popover else { return false }
        popover.dismiss()
        return true
    }

    // MARK: - Content

    /// Shows all groups from the top, with what was chosen lately before them.
    private func reload() {
        recent = RecentEmoji.list
        let groups = EmojiCatalog.shared.groups
        let names = groups.enumerated().map { (sign: EmojiGroupSign.group($0), name: $1.name) }
        strip.show((recent.isEmpty ? [] : [(.recent, Self.recentName)]) + names)
        showGroups()
    }

    private static let recentName = "Recently used"

    private func showGroups() {
        grid.restingItem = nil
        let groups = EmojiCatalog.shared.groups.map { EmojiGrid.Section(title: $0.name, emoji: $0.emoji) }
        let lately = recent.isEmpty ? [] : [EmojiGrid.Section(title: Self.recentName, emoji: recent)]
        show(lately + groups)
        // Where the same was shown before, it stays as it was left.
        grid.highlight(nil)
        grid.contentOffset = .zero
        strip.selected = 0
    }

    private func show(_ sections: [EmojiGrid.Section]) {
        grid.show(sections)
        nothing.isHidden = grid.count > 0
        grid.isHidden = grid.count == 0
        showName(of: grid.highlighted.flatMap(grid.emoji(at:)))
    }

    private var isSearching: Bool { search.text.contains { !$0.isWhitespace } }

    private func searchChanged() {
        guard isSearching else { return showGroups() }
        strip.selected = nil
        show([EmojiGrid.Section(title: nil, emoji: EmojiCatalog.shared.emoji(matching: search.text))])
        // Return takes the first one.
        grid.restingItem = 0
        grid.highlight(0)
    }

    private func show(group: Int) {
        if isSearching {
            search.text = ""
            showGroups()
        }
        grid.highlight(nil)
        grid.scroll(toSection: group)
        strip.selected = group
    }

    private func sectionChanged(_ section: Int) { if !isSearching { strip.selected = section } }

    private func showName(of emoji: Emoji?) {
        caption.text = emoji.map { $0.name.prefix(1).uppercased() + $0.name.dropFirst() } ?? "Choose an emoji"
        caption.textColor = emoji == nil ? .tertiaryLabel : .label
    }

    // MARK: - Choosing

    private func chooseHighlighted() { if let item = grid.highlighted { grid.choose(item) } }

    private func choose(_ emoji: Emoji) {
        RecentEmoji.note(emoji)
        dismiss()
        onChoose?(emoji.string)
    }

    // MARK: - Layout

    /// Nine columns, and rows enough to see that there are more.
    public override var intrinsicContentSize: Size {
        Size(width: 9 * EmojiGridRows.cell + 2 * Self.inset, height: 404)
    }

    private static let inset = 9.0

    public override func layoutSubviews() {
        super.layoutSubviews()
        for view in [search, strip, grid] { view.takeDirection(from: self) }
        let room = bounds.insetBy(dx: min(Self.inset, bounds.width / 2), dy: 0)
        let fieldHeight = search.intrinsicContentSize.height
        search.frame = Rect(x: room.minX, y: Self.inset, width: room.width, height: fieldHeight)
        strip.frame = Rect(x: room.minX, y: search.frame.maxY + 6, width: room.width, height: 34)
        let hairline = 1 / contentScaleFactor
        upperLine.frame = Rect(x: 0, y: strip.frame.maxY, width: bounds.width, height: hairline)
        let captionHeight = bounds.height < 240 ? 0 : 36.0
        let bottom = max(upperLine.frame.maxY, bounds.height - captionHeight)
        grid.frame = Rect(
            x: 0, y: upperLine.frame.maxY, width: bounds.width, height: bottom - upperLine.frame.maxY)
        nothing.frame = grid.frame
        lowerLine.frame = Rect(x: 0, y: bottom, width: bounds.width, height: hairline)
        caption.textAlignment = isMirrored ? .right : .left
        caption.frame = Rect(
            x: room.minX + 6, y: bottom, width: max(0, room.width - 12), height: captionHeight)
        lowerLine.isHidden = captionHeight == 0
        caption.isHidden = captionHeight == 0
    }

    // MARK: - Keys

    public override func keyDown(with event: KeyEvent) {
        if popover != nil, EditKeyBindings.action(for: event) == .orderFrontCharacterPalette {
            // The key that opened it, still held, does not close it.
            if !event.isARepeat { dismiss() }
            return
        }
        guard event.isPlain else { return super.keyDown(with: event) }
        switch event.key.keyCode {
        case .keyboardDownArrow where !grid.isFirstResponder:
            viewHost?.makeFirstResponder(grid, byKeyboard: true)
        case .keyboardPageDown, .keyboardPageUp:
            if !grid.move(byKey: event) { super.keyDown(with: event) }
        case .keyboardDeleteOrBackspace where grid.isFirstResponder:
            if search.becomeFirstResponder() { search.keyDown(with: event) }
        default: super.keyDown(with: event)
        }
    }
}

extension View {
    /// Adopts the `semanticContentAttribute` of the enclosing view, which is not inherited.
    func takeDirection(from view: View) {
        if semanticContentAttribute == view.semanticContentAttribute { return }
        semanticContentAttribute = view.semanticContentAttribute
        setNeedsLayout()
        setNeedsDisplay()
    }
}
