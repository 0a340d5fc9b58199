import Widgets

/// File panels, windows, popups, and the services of the desktop.
final class DesktopPage: AnchoredPage {
    private let chosen = Label(text: "No file has been chosen.")
    private let answer = Label(text: "No dialog has been answered.")
    private let notified = Label(text: "No notification has been sent.")
    private var activity: Activity?
    private let settings: DemoSettings

    init(_ settings: DemoSettings = DemoSettings()) {
        self.settings = settings
        super.init(
            title: "Desktop", lead: "Dialogs, windows and services; docs/desktop.md tells what works where.")
        let left = StackView(arrangedSubviews: [makeFiles(), makeWindows()])
        let right = StackView(arrangedSubviews: [makeServices(), makePopover()])
        for column in [left, right] {
            column.axis = .vertical
            column.spacing = 18
        }
        addColumns([left, right])
        for (label, identifier) in [(chosen, "chosen"), (answer, "answer"), (notified, "notified")] {
            label.accessibilityIdentifier = identifier
            label.textColor = .secondaryLabel
            label.numberOfLines = 0
        }
    }

    private func row(_ views: [View]) -> View {
        let row = StackView(arrangedSubviews: views + [View()])
        row.spacing = 8
        row.alignment = .center
        return row
    }

    // MARK: - Files

    private func makeFiles() -> View {
        let open = Button(title: "Open…") { [weak self] _ in
            let panel = OpenPanel()
            panel.allowsMultipleSelection = true
            self?.choose(with: panel)
        }
        let folder = Button(title: "Choose a folder…") { [weak self] _ in
            let panel = OpenPanel()
            panel.canChooseFiles = false
            panel.canChooseDirectories = true
            self?.choose(with: panel)
        }
        let save = Button(title: "Save as…") { [weak self] _ in
            let panel = SavePanel()
            panel.nameFieldStringValue = "Drawing.png"
            panel.allowedContentTypes = [.png, .jpeg]
            self?.choose(with: panel)
        }
        return makePanel("Files", rows: [row([open, save]), row([folder]), chosen])
    }

    private func choose(with panel: SavePanel) {
        Task { [weak self] in
            guard await panel.begin(for: self?.window) == .ok else { return }
            self?.chosen.text = panel.paths.joined(separator: "\n")
        }
    }

    // MARK: - Windows

    private func makeWindows() -> View {
        let dialog = Button(title: "Dialog…") { [weak self] _ in self?.openDialog() }
        let fullScreen = Button(title: "Full screen") { [weak self] _ in self?.window?.toggleFullScreen() }
        let floating = Checkbox(title: "Keep this window above others")
        floating.addAction(
            Action { [weak self, weak floating] _ in
                self?.window?.level = floating?.isOn == true ? .floating : .normal
            }, for: .valueChanged)
        return makePanel("Windows", rows: [row([dialog, fullScreen]), floating, answer])
    }

    private func openDialog() {
        guard let window else { return }
        let dialog = QuestionWindow()
        settings.add(dialog)
        Task { [weak self] in
            let response = await window.beginSheet(dialog)
            self?.answer.text = response == .ok ? "The dialog was confirmed." : "The dialog was cancelled."
        }
    }

    // MARK: - Services

    private func makeServices() -> View {
        let notify = Button(title: "Notify") { [weak self] _ in self?.notify() }
        let browse = Button(title: "Open swift.org") { _ in
            Task { await Application.shared.open("https://swift.org") }
        }
        let awake = Checkbox(title: "Keep the display on")
        awake.addAction(
            Action { [weak self, weak awake] _ in
                self?.activity = nil
                guard awake?.isOn == true else { return }
                self?.activity = Application.shared.beginActivity(
                    options: .idleDisplaySleepDisabled, reason: "The demo keeps the display on")
            }, for: .valueChanged)
        return makePanel("Services", rows: [row([notify, browse]), awake, notified])
    }

    private func notify() {
        let content = NotificationContent(title: "Widgets", body: "A notification of the demo")
        let request = NotificationRequest(identifier: "demo", content: content)
        Task { [weak self] in
            do throws(UserNotificationCenter.Failure) {
                try await UserNotificationCenter.current.add(request)
                self?.notified.text = "A notification has been sent."
            } catch {
                self?.notified.text = "\(error)"
            }
        }
    }

    // MARK: - Popovers

    private func makePopover() -> View {
        let popover = Popover()
        popover.contentViewController = NoteController()
        let show = Button(title: "Popover") { action in
            guard let button = action.sender as? Button else { return }
            popover.show(relativeTo: button.bounds, of: button, preferredEdge: .maxY)
        }
        let present = Button(title: "Presented") { [weak self] action in
            guard let button = action.sender as? Button else { return }
            let note = NoteController()
            note.modalPresentationStyle = .popover
            note.popoverPresentationController?.sourceItem = button
            self?.window?.rootViewController?.present(note, animated: true)
        }
        let menu = Button(title: "Menu")
        menu.menu = Menu(children: (1...40).map { number in Action(title: "Entry \(number)") { _ in } })
        menu.showsMenuAsPrimaryAction = true
        return makePanel("Popups leave the window", rows: [row([show, present]), row([menu])])
    }
}

/// A dialog with a question.
private final class QuestionWindow: Window {
    init() {
        super.init(title: "Question", size: Size(width: 320, height: 120))
        let question = Label(text: "Continue?")
        let buttons = StackView(arrangedSubviews: [
            Button(title: "Cancel") { [weak self] _ in self?.answer(.cancel) },
            Button(title: "Continue") { [weak self] _ in self?.answer(.ok) },
        ])
        buttons.spacing = 8
        for view in [question, buttons] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        LayoutConstraint.activate([
            question.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            question.centerXAnchor.constraint(equalTo: centerXAnchor),
            buttons.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
            buttons.centerXAnchor.constraint(equalTo: centerXAnchor),
        ])
    }

    private func answer(_ response: ModalResponse) { sheetParent?.endSheet(self, returnCode: response) }
}

/// The content of the popover.
private final class NoteController: ViewController {
    override func loadView() {
        let label = Label(text: "A popover with an arrow")
        label.translatesAutoresizingMaskIntoConstraints = false
        view = View()
        view.addSubview(label)
        LayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }
}
