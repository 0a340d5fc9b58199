import Widgets

/// The content of the settings window: the appearance and the accessibility settings, in two panels.
///
///     window.rootViewController = SettingsController(settings)
final class SettingsController: ViewController {
    private let settings: DemoSettings
    private let style = SegmentedControl(items: ["System", "Light", "Dark"])
    private let accent = PopUpButton(items: ["System"] + AccentColor.allCases.map(\.title))
    private let textSize = PopUpButton(
        items: ["System"] + SettingsValues.textScales.map { "\(Int(($0 * 100).rounded())) %" })
    private let contrast = SegmentedControl(items: ["System", "Standard", "Increased"])
    private let motion = SegmentedControl(items: ["System", "Standard", "Reduced"])
    private let defaults = Button(title: "Restore defaults")

    /// The size that fits the content, in points.
    var fittingSize: Size {
        (view as? SettingsView)?.scaleLengths()
        let size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        return Size(width: max(460, size.width), height: size.height)
    }

    init(_ settings: DemoSettings) {
        self.settings = settings
        super.init()
        settings.onChange.append { [weak self] in self?.update() }
    }

    override func loadView() {
        let swatch = View()
        swatch.backgroundColor = .tintColor
        let page = SettingsView(
            groups: [
                .init(
                    title: "Appearance",
                    rows: [
                        .init(title: "Style", control: style),
                        .init(title: "Accent colour", control: accent, mark: swatch),
                    ]),
                .init(
                    title: "Accessibility",
                    rows: [
                        .init(title: "Text size", control: textSize),
                        .init(title: "Contrast", control: contrast), .init(title: "Motion", control: motion),
                    ]),
            ], footer: defaults)
        page.backgroundColor = .secondarySystemBackground
        // Later: the descendants have not been notified yet.
        page.onAppearanceChange = { [weak self] in Task { self?.fitWindow() } }
        view = page
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        style.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                settings.style = [.unspecified, .light, .dark][max(0, style.selectedSegmentIndex)]
            }, for: .valueChanged)
        accent.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                let index = accent.indexOfSelectedItem - 1
                settings.values.accent = index < 0 ? nil : AccentColor.allCases[index]
            }, for: .valueChanged)
        textSize.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                let index = textSize.indexOfSelectedItem - 1
                settings.values.textScale = index < 0 ? nil : SettingsValues.textScales[index]
            }, for: .valueChanged)
        contrast.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                settings.values.contrast = [nil, .normal, .high][max(0, contrast.selectedSegmentIndex)]
            }, for: .valueChanged)
        motion.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                settings.values.reducesMotion = [nil, false, true][max(0, motion.selectedSegmentIndex)]
            }, for: .valueChanged)
        defaults.addAction(
            Action { [weak self] _ in
                self?.settings.style = .unspecified
                self?.settings.values = SettingsValues()
            }, for: .primaryActionTriggered)
        update()
    }

    /// Displays the current values.
    private func update() {
        let values = settings.values
        style.selectedSegmentIndex = settings.style == .dark ? 2 : settings.style == .light ? 1 : 0
        accent.selectItem(at: (values.accent.flatMap { AccentColor.allCases.firstIndex(of: $0) } ?? -1) + 1)
        textSize.selectItem(
            at: (values.textScale.flatMap { SettingsValues.textScales.firstIndex(of: $0) } ?? -1) + 1)
        contrast.selectedSegmentIndex = values.contrast.map { $0 == .high ? 2 : 1 } ?? 0
        motion.selectedSegmentIndex = values.reducesMotion.map { $0 ? 2 : 1 } ?? 0
        defaults.isEnabled = values != SettingsValues() || settings.style != .unspecified
        fitWindow()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fitWindow()
    }

    /// Makes the window as large as its content, which grows with the text.
    private func fitWindow() {
        guard let window = view.window, window.bounds.size != fittingSize else { return }
        window.setContentSize(fittingSize)
    }

    override var preferredFocusedView: View? { style }

    override var keyCommands: [KeyCommand]? {
        [
            KeyCommand(title: "Close", input: "w", modifierFlags: .control) { [weak self] _ in self?.close()
            },
            KeyCommand(title: "Close", input: KeyCommand.inputEscape) { [weak self] _ in self?.close() },
        ]
    }

    private func close() { view.window?.performClose() }
}
