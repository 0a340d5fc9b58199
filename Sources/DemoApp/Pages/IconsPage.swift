import Widgets

/// The bundled symbols by topic, which can be searched, in different sizes and weights; a press copies the name.
final class IconsPage: AnchoredPage {
    private let symbols = SymbolGrid()
    private let search = SearchField(placeholder: "Search symbols")
    private let weights = SegmentedControl(items: ["Light", "Regular", "Bold"])
    private let sizes = SegmentedControl(items: ["S", "M", "L"])
    private let noteIcon = ImageView(image: nil)
    private let note = Label(text: "Press a symbol to copy its name.")
    private let emptyNote = Label(text: "No symbol has this name. Try “arrow” or “folder”.")

    init() {
        super.init(
            title: "Icons",
            lead: "\(Symbol.names.count) symbols are bundled, drawn as paths in the weight of the text.")
        let panel = View()
        panel.backgroundColor = Color(role: .cardBackground)
        panel.layer.cornerRadius = 12
        panel.layer.borderWidth = 1
        panel.clipsToBounds = true
        search.accessibilityIdentifier = "search"
        search.sendsSearchStringImmediately = true
        weights.accessibilityLabel = "Weight"
        sizes.accessibilityLabel = "Size"
        (weights.selectedSegmentIndex, sizes.selectedSegmentIndex) = (1, 1)
        noteIcon.contentMode = .center
        noteIcon.tintColor = Color(role: .success)
        note.textColor = .secondaryLabel
        emptyNote.textColor = .secondaryLabel
        emptyNote.textAlignment = .center
        emptyNote.isHidden = true
        for view in [search, sizes, weights, panel, noteIcon, note] as [View] { add(view) }
        for view in [symbols.list, emptyNote] as [View] { add(view, to: panel) }
        place(panel)
        connect()
    }

    private func place(_ panel: View) {
        let list = symbols.list
        LayoutConstraint.activate([
            search.topAnchor.constraint(equalTo: content.topAnchor),
            search.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            search.heightAnchor.constraint(equalToConstant: 34),
            sizes.leadingAnchor.constraint(equalTo: search.trailingAnchor, constant: 12),
            sizes.centerYAnchor.constraint(equalTo: search.centerYAnchor),
            sizes.widthAnchor.constraint(equalToConstant: 108),
            weights.leadingAnchor.constraint(equalTo: sizes.trailingAnchor, constant: 12),
            weights.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            weights.centerYAnchor.constraint(equalTo: search.centerYAnchor),
            weights.widthAnchor.constraint(equalToConstant: 228),
            panel.topAnchor.constraint(equalTo: search.bottomAnchor, constant: 12),
            panel.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            panel.bottomAnchor.constraint(equalTo: note.topAnchor, constant: -8),
            list.topAnchor.constraint(equalTo: panel.topAnchor),
            list.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
            emptyNote.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
            emptyNote.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
            noteIcon.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            noteIcon.centerYAnchor.constraint(equalTo: note.centerYAnchor),
            noteIcon.widthAnchor.constraint(equalToConstant: 20),
            noteIcon.heightAnchor.constraint(equalToConstant: 20),
            note.leadingAnchor.constraint(equalTo: noteIcon.trailingAnchor, constant: 6),
            note.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            note.heightAnchor.constraint(greaterThanOrEqualToConstant: 22),
            note.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8),
        ])
        noteIcon.image = Image(systemName: "info.circle")
        noteIcon.tintColor = .secondaryLabel
    }

    private func connect() {
        symbols.onPress = { [weak self] in self?.copy($0) }
        search.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                symbols.filter(search.text)
                emptyNote.isHidden = !symbols.isEmpty
            }, for: .valueChanged)
        weights.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                symbols.weight = [.light, .regular, .bold][weights.selectedSegmentIndex]
            }, for: .valueChanged)
        sizes.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                symbols.pointSize = [15, 20, 28][sizes.selectedSegmentIndex]
            }, for: .valueChanged)
    }

    private func copy(_ name: String) {
        Pasteboard.general.string = name
        noteIcon.image = Image(systemName: "checkmark.circle.fill")
        noteIcon.tintColor = Color(role: .success)
        note.text = "Copied “\(name)”."
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbols.fit(width: bounds.width - 48)
    }
}
