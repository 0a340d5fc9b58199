import Widgets

/// Text in several scripts and styles that can be selected, and text fields.
final class TextPage: AnchoredPage {
    private let followed = Label(text: "No link was opened yet")

    init() {
        super.init(title: "Text", lead: "Select and copy text, open links, and type into the fields.")
        let column = StackView(arrangedSubviews: [makeScripts(), makeStyles(), makeFields()])
        column.axis = .vertical
        column.spacing = 14
        column.sl.anchors { Anchors.cap.equalTo(content) }.inside(self)
    }

    private func makeScripts() -> View {
        let label = Label(
            text: """
                Latin, العربية من اليمين, עברית מימין, हिन्दी में भी, ภาษาไทย, 日本語と中文と한국어, \
                Ελληνικά, Кириллица — and emoji: 😀 👩‍👩‍👧 🇪🇺 👍🏽. A line is broken where each script \
                breaks, and runs the way each script runs.
                """)
        label.numberOfLines = 0
        label.isSelectable = true
        label.font = .systemFont(ofSize: 16)
        return makePanel("Scripts, mixed", rows: [label])
    }

    private func makeStyles() -> View {
        var text = AttributedText("Some words are ")
        var look = TextAttributes()
        look.font = .systemFont(ofSize: 15, weight: .bold)
        text.append(AttributedText("bold", attributes: look))
        text.append(AttributedText(", some "))
        look = TextAttributes()
        look.foregroundColor = .teal
        look.underlineStyle = .single
        text.append(AttributedText("underlined", attributes: look))
        text.append(AttributedText(", struck "))
        look = TextAttributes()
        look.strikethroughStyle = .single
        text.append(AttributedText("out", attributes: look))
        text.append(AttributedText(" or on a "))
        look = TextAttributes()
        look.backgroundColor = Color.yellow.withAlphaComponent(0.35)
        text.append(AttributedText("background", attributes: look))
        text.append(AttributedText("; this one "))
        look = TextAttributes()
        look.link = "the link"
        look.underlineStyle = .single
        text.append(AttributedText("opens a link", attributes: look))
        text.append(AttributedText("."))
        let label = Label(text: nil)
        label.attributedText = text
        label.numberOfLines = 0
        label.isSelectable = true
        label.openLink = { [followed] in followed.text = "Opened: \($0)" }
        followed.textColor = .secondaryLabel
        return makePanel("Styles and links", rows: [label, followed])
    }

    private func makeComboBox() -> View {
        let size = ComboBox(items: ["9", "10", "11", "12", "14", "18", "24", "36", "48", "72"])
        size.placeholder = "Font size"
        size.accessibilityLabel = "Font size"
        size.completes = true
        return size
    }

    private func makeCompletedField() -> View {
        let day = TextField(placeholder: "A day of the week, with completion")
        let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        day.completionSession.source = { text in
            days.filter { $0.lowercased().hasPrefix(text.lowercased()) }.map { TextCompletion($0) }
        }
        return day
    }

    private func makeFields() -> View {
        let plain = TextField(placeholder: "A line of text")
        let secret = SecureField(placeholder: "A secret")
        let number = TextField(placeholder: "Digits only, four at most")
        number.maximumTextLength = 4
        number.textInputFilter = { $0.filter(\.isNumber) }
        let wrong = TextField()
        wrong.text = "not@a@mail"
        wrong.accessibilityLabel = "Mail address"
        wrong.displayedValidation = .error
        let fixed = TextField()
        fixed.text = "Read-only text"
        fixed.isEditable = false
        fixed.accessibilityLabel = "Note"
        return makePanel(
            "Fields", rows: [plain, secret, number, wrong, fixed, makeComboBox(), makeCompletedField()])
    }
}

extension Layout {
    /// Adds the views of the layout to `view` and activates the layout permanently.
    func inside(_ view: View) {
        view.sl.sublayout { self }.finalActive()
    }
}
