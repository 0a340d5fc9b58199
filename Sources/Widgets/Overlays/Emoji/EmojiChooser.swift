/// A palette of all emoji with a search field and groups, as opened by a text view at its caret.
///
/// Modelled on `GtkEmojiChooser`. It can be shown as a popover, which closes when an emoji is chosen:
///
///     let chooser = EmojiChooser()
///     chooser.onChoose = { emoji in message.reactions.append(emoji) }
///     chooser.popUp(at: button.bounds, in: button)
///
/// or placed in a view hierarchy like any other view, at any size:
///
///     page.addSubview(chooser)
///
/// The search matches the beginnings of words of the English names ("red hea"). Arrow keys move between the results, and Return chooses
/// one. A long press, a right click, the Menu key or Shift+F10 offers the skin tones of an emoji. Only visible rows have views.
public final class EmojiChooser: View {
    /// A closure called with the text of the chosen emoji, which is a single character.
    public var onChoose: ((String) -> Void)?

    /// The most recently chosen emoji, newest first, at most 18; strings that are not emoji are ignored when it is set.
    ///
    /// The list lasts as long as the process. To keep it for the next launch, save it and set it again.
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
    /// The recent emoji when the content was last reloaded.
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

    /// Shows the chooser as a popover beside `rect`, in the coordinate space of `view`: below it, or above it where there is more space.
    ///
    /// It has the keyboard focus until an emoji is chosen, Escape is pressed, or something else is pressed or focused; then the focus is
    /// restored.
    ///
    /// - Returns: `false` when the view is in no window, the first responder does not resign, or the chooser is part of a view hierarchy.
    @discardableResult public func popUp(at rect: Rect, in view: View) -> Bool {
        popUp(for: view, anchor: { [weak view] in view?.convert(rect, to: nil) ?? .zero }, onDismiss: {})
    }

    func popUp(for owner: View, anchor: @escaping () -> Rect, onDismiss: @escaping () -> Void) -> Bool {
        if popover == nil, superview?.viewHost != nil {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: hierarchyPath,
                    message: "was to pop up while it is part of a view hierarchy",
                    cure: "nothing is shown; create another EmojiChooser"))
            return false
        }
        dismiss()
        semanticContentAttribute = owner.isMirrored ? .forceRightToLeft : .forceLeftToRight
        search.text = ""
        reload()
        let opening = PopoverOverlay.Opening(
            content: self, size: intrinsicContentSize, minimumHeight: 240, focus: search, anchor: anchor)
        popover = PopoverOverlay.open(opening, for: owner) { [weak self] in
            self?.popover = nil
            onDismiss()
        }
        return popover != nil
    }

    /// Closes the popover.
    ///
    /// - Returns: `false` when the chooser is not shown as a popover.
    @discardableResult public func dismiss() -> Bool {
        guard let popover else { return false }
        popover.dismiss()
        return true
    }

    // MARK: - Content

    /// Reloads the groups and shows them from the top, preceded by the recently used emoji.
    private func reload() {
        recent = RecentEmoji.list
        let groups = EmojiCatalog.shared.groups
        let names = groups.enumerated().map { (icon: EmojiGroupIcon.group($0), name: $1.name) }
        strip.show((recent.isEmpty ? [] : [(.recent, Self.recentName)]) + names)
        showGroups()
    }

    private static let recentName = "Recently used"

    private func showGroups() {
        grid.defaultItem = nil
        let groups = EmojiCatalog.shared.groups.map { EmojiGrid.Section(title: $0.name, emoji: $0.emoji) }
        let lately = recent.isEmpty ? [] : [EmojiGrid.Section(title: Self.recentName, emoji: recent)]
        show(lately + groups)
        // Showing equal sections keeps their state, so the highlight and the offset are reset explicitly.
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
        // Return chooses the first result.
        grid.defaultItem = 0
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
        RecentEmoji.add(emoji)
        dismiss()
        onChoose?(emoji.string)
    }

    // MARK: - Layout

    /// The size of nine columns, with a height that leaves the last visible row cut off to indicate further rows.
    public override var intrinsicContentSize: Size {
        Size(width: 9 * EmojiGridRows.cell + 2 * Self.inset, height: 404)
    }

    private static let inset = 9.0

    public override func layoutSubviews() {
        super.layoutSubviews()
        for view in [search, strip, grid] { view.takeDirection(from: self) }
        let contentRect = bounds.insetBy(dx: min(Self.inset, bounds.width / 2), dy: 0)
        let fieldHeight = search.intrinsicContentSize.height
        search.frame = Rect(x: contentRect.minX, y: Self.inset, width: contentRect.width, height: fieldHeight)
        strip.frame = Rect(
            x: contentRect.minX, y: search.frame.maxY + 6, width: contentRect.width, height: 34)
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
            x: contentRect.minX + 6, y: bottom, width: max(0, contentRect.width - 12), height: captionHeight)
        lowerLine.isHidden = captionHeight == 0
        caption.isHidden = captionHeight == 0
    }

    // MARK: - Keys

    public override func keyDown(with event: KeyEvent) {
        if popover != nil, EditKeyBindings.action(for: event) == .orderFrontCharacterPalette {
            // An auto-repeat of the key that opened the popover must not close it.
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
    /// Copies the effective direction setting of an enclosing view, because `semanticContentAttribute` is not inherited.
    func takeDirection(from view: View) {
        if semanticContentAttribute == view.semanticContentAttribute { return }
        semanticContentAttribute = view.semanticContentAttribute
        setNeedsLayout()
        setNeedsDisplay()
    }
}
