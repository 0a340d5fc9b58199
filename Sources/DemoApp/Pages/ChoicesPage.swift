import Widgets

/// Steppers, switches, segments, radio buttons and progress.
final class ChoicesPage: Page {
    private let copies = Label(text: "1 copy")
    private let download = ProgressView()
    private let percent = Label(text: "35 %")

    init() {
        super.init(
            title: "More controls",
            lead: "Arrow keys step and select, Space toggles, Tab moves from group to group.")
        add(switches())
        add(choices())
        add(menus())
        add(steps())
        add(progress())
    }

    private func switches() -> Card {
        let card = Card(title: "Switches")
        for (title, symbol, isOn, isEnabled) in [
            ("Wi-Fi", "wifi", true, true), ("Bluetooth", "bluetooth", false, true),
            ("Firewall (managed)", "lock.shield", true, false),
        ] {
            let toggle = Switch()
            toggle.isOn = isOn
            toggle.isEnabled = isEnabled
            toggle.accessibilityIdentifier = title
            let label = Label(text: title)
            label.isEnabled = isEnabled
            toggle.accessibilityTitleUIElement = label
            let icon = ImageView(image: Image(systemName: symbol))
            icon.tintColor = isEnabled ? .label : .tertiaryLabel
            card.addRow(icon, FlexibleLabel(label), toggle)
        }
        return card
    }

    private func choices() -> Card {
        let card = Card(title: "One of several")
        let period = SegmentedControl(items: ["Day", "Week", "Month"])
        period.selectedSegmentIndex = 1
        period.accessibilityIdentifier = "period"
        period.accessibilityLabel = "Period"
        card.addRow(period)
        // The titles name the segments for assistive technologies.
        let alignment = SegmentedControl(items: ["Left", "Centre", "Right"])
        for (index, name) in ["left", "center", "right"].enumerated() {
            alignment.setImage(Image(systemName: "text.align\(name)"), forSegmentAt: index)
        }
        alignment.selectedSegmentIndex = 0
        alignment.accessibilityLabel = "Alignment"
        card.addRow(alignment)
        let size = RadioGroup(items: ["Small", "Medium", "Large"])
        size.selectedIndex = 0
        size.accessibilityIdentifier = "size"
        size.accessibilityLabel = "Size"
        size.buttons.last?.isEnabled = false
        card.addRow(size)
        return card
    }

    private func menus() -> Card {
        let card = Card(title: "Menus")
        let paper = PopUpButton(items: ["A4", "A5", "Letter", "Legal"])
        paper.accessibilityIdentifier = "paper"
        paper.accessibilityLabel = "Paper"
        let edit = Button(title: "Edit")
        edit.configuration.image = Image(systemName: "pencil")
        edit.accessibilityIdentifier = "edit"
        edit.showsMenuAsPrimaryAction = true
        edit.toolTip = "Cut, copy, share and sort"
        edit.menu = editMenu()
        card.addRow(paper, edit)
        let hint = Label(text: "A right click opens it too")
        hint.textColor = .secondaryLabel
        card.addRow(FlexibleLabel(hint))
        card.contextMenuProvider = { [weak self] _ in self?.editMenu() }
        return card
    }

    private func editMenu() -> Menu {
        func command(_ title: String, _ symbol: String, _ key: String) -> KeyCommand {
            KeyCommand(
                title: title, image: Image(systemName: symbol), input: key, modifierFlags: .control
            ) { _ in }
        }
        let paste = command("Paste", "doc.on.clipboard", "v")
        paste.attributes = .disabled
        let share = Menu(
            title: "Share", image: Image(systemName: "square.and.arrow.up"),
            children: [
                Action(title: "Mail", subtitle: "As an attachment", image: Image(systemName: "envelope")) {
                    _ in
                },
                Action(title: "Print", image: Image(systemName: "printer")) { _ in },
            ])
        let orders = ["Name", "Size", "Date"].map { Action(title: $0) { _ in } }
        orders[0].state = .on
        let sort = Menu(title: "Sort by", options: [.displayInline, .singleSelection], children: orders)
        return Menu(children: [
            command("Cut", "scissors", "x"), command("Copy", "doc.on.doc", "c"), paste, share, sort,
            Menu(
                options: .displayInline,
                children: [
                    Action(title: "Delete", image: Image(systemName: "trash"), attributes: .destructive) {
                        _ in
                    }
                ]),
        ])
    }

    private func steps() -> Card {
        let card = Card(title: "Steppers")
        let stepper = Stepper()
        stepper.minimumValue = 1
        stepper.value = 1
        stepper.accessibilityIdentifier = "copies"
        stepper.accessibilityLabel = "Copies"
        stepper.addAction(
            Action { [weak self, weak stepper] _ in
                let count = Int(stepper?.value ?? 1)
                self?.copies.text = count == 1 ? "1 copy" : "\(count) copies"
            }, for: .valueChanged)
        card.addRow(stepper, FlexibleLabel(copies))
        let disabled = Stepper()
        disabled.accessibilityLabel = "Pages a sheet"
        disabled.isEnabled = false
        card.addRow(disabled)
        return card
    }

    private func progress() -> Card {
        let card = Card(title: "Progress")
        download.progress = 0.35
        download.accessibilityLabel = "Download"
        percent.textAlignment = .right
        card.addRow(download, FixedWidth(percent, 56))
        let more = Button(title: "More") { [weak self] _ in self?.goOn() }
        let waiting = ProgressView()
        waiting.isIndeterminate = true
        waiting.accessibilityLabel = "Waiting for the server"
        card.addRow(waiting)
        let small = ActivityIndicatorView(style: .medium)
        small.startAnimating()
        let large = ActivityIndicatorView(style: .large)
        large.startAnimating()
        card.addRow(small, large, more)
        return card
    }

    private func goOn() {
        download.setProgress(download.progress >= 1 ? 0 : download.progress + 0.2, animated: true)
        percent.text = "\(Int((download.progress * 100).rounded())) %"
    }
}
