import Widgets

/// A text view with ten thousand lines in several scripts, which can be edited and searched.
final class EditorPage: AnchoredPage {
    private let search = SearchField(placeholder: "Find in the text")
    private let editor = TextView()
    private let status = Label(text: "")
    private let wraps = Checkbox(title: "Wrap lines")

    init() {
        super.init(
            title: "Editor",
            lead: "Ten thousand lines; only visible lines are typeset. Ctrl+F finds, Ctrl+H replaces.")
        let bar = StackView(arrangedSubviews: [search, wraps, status])
        bar.spacing = 14
        bar.alignment = .center
        let column = StackView(arrangedSubviews: [bar, editor])
        column.axis = .vertical
        column.spacing = 10
        add(column)
        LayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: content.topAnchor),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            search.widthAnchor.constraint(equalToConstant: 240),
            editor.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
        ])
        setUp()
    }

    private func setUp() {
        editor.text = Self.text
        editor.selectedUTF8Range = 0..<0
        editor.font = .systemFont(ofSize: 14)
        editor.placeholderString = "Write something"
        editor.accessibilityLabel = "Text"
        search.accessibilityLinkedUIElements = [editor]
        editor.layer.cornerRadius = 9
        editor.layer.borderWidth = 1
        editor.automaticIndentation = TextView.keepsIndentation
        editor.isFindInteractionEnabled = true
        editor.delegate = self
        editor.accessibilityIdentifier = "editor"
        wraps.isOn = true
        wraps.addAction(
            Action { [weak self] _ in self?.wrappingChanged() }, for: .valueChanged)
        search.addAction(Action { [weak self] _ in self?.find() }, for: .valueChanged)
        search.addAction(
            Action { [weak self] _ in self?.editor.findInteraction?.findNext() },
            for: .primaryActionTriggered)
        status.textColor = .secondaryLabel
        showStatus()
    }

    private func wrappingChanged() {
        editor.lineBreakMode = wraps.isOn ? .byWordWrapping : .byClipping
    }

    private func find() {
        let interaction = editor.findInteraction
        interaction?.searchText = search.text
        interaction?.beginSession()?.performSearch(query: search.text)
        showStatus()
    }

    private func showStatus() {
        let found = editor.findInteraction?.activeFindSession?.resultCount ?? 0
        status.text =
            "\(editor.numberOfTextLines) lines, \(editor.utf8Count) bytes"
            + (search.text.isEmpty ? "" : ", found \(found) times")
    }

    private static let opening = """
        A text view typesets only the visible part of a text, and after a change only the changed paragraph. \
        Type, select, or drag beyond the edge; all editing keys of Linux desktops work.

        العربية تُكتب من اليمين إلى اليسار، وفيها English words too.
        עברית מימין לשמאל, עם numbers 1234 באמצע.
        हिन्दी में भी लिखा जा सकता है। ภาษาไทยก็เช่นกัน
        日本語の文章と中文的句子，한국어 문장도 줄바꿈됩니다。
        \tTabs\tstand\tin columns\t😀 👩‍👩‍👧 🇪🇺

        """

    private static var text: String {
        var text = opening
        for line in 1...10_000 { text += "Line \(line): the quick brown fox jumps over the lazy dog\n" }
        return text
    }
}

extension EditorPage: TextViewDelegate {
    func textViewDidChange(_ textView: TextView) { showStatus() }
}
