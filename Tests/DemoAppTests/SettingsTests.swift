import Testing
import Widgets
import WidgetsTesting

@testable import DemoApp

/// The settings of the gallery, in windows without a desktop.
struct SettingsTests {
    let settings = DemoSettings()
    let gallery: GalleryController
    let main = Window(title: "Gallery", size: Size(width: 880, height: 620))
    let window: SettingsWindow
    let harness: Harness

    init() throws {
        gallery = GalleryController(page: .controls, settings: settings)
        main.rootViewController = gallery
        settings.add(main)
        window = SettingsWindow(settings)
        harness = Harness(window, size: window.frame.size)
        try harness.settle()
    }

    private func control<Kind: Control>(_ label: String, as kind: Kind.Type) throws -> Kind {
        try #require(harness.all(kind).first { ($0.accessibilityTitleUIElement as? Label)?.text == label })
    }

    /// Chooses the last segment of a control.
    private func choose(_ label: String) throws {
        try harness.focus(control(label, as: SegmentedControl.self))
        try harness.key(.keyboardEnd)
    }

    @Test func `Each setting applies to all windows at once`() throws {
        #expect(main.followsDesktopAppearance && window.followsDesktopAppearance)

        try choose("Style")
        #expect(main.appearance.style == .dark && window.appearance.style == .dark)
        #expect(gallery.style == .dark)
        try choose("Contrast")
        #expect(main.appearance == Theme(style: .dark, contrast: .high))
        try choose("Motion")
        #expect(main.appearance.prefersReducedMotion && window.appearance.prefersReducedMotion)
        #expect(main.appearance.contrast == .high)

        let later = Window(title: "Dialog", size: Size(width: 100, height: 100))
        settings.add(later)
        #expect(later.appearance == main.appearance)
    }

    @Test func `All settings are chosen with the keyboard`() throws {
        let style = try control("Style", as: SegmentedControl.self)
        try harness.focus(#require(window.rootViewController?.preferredFocusedView))
        #expect(style.isFirstResponder)
        try harness.key(.keyboardEnd)
        #expect(settings.values.style == .dark)

        try harness.key(.keyboardTab)
        #expect(try control("Accent colour", as: PopUpButton.self).isFirstResponder)
        try harness.key(.keyboardSpacebar)
        try harness.key(.keyboardEnd)
        try harness.key(.keyboardReturnOrEnter)
        #expect(settings.values.accent == .purple)
        #expect(main.appearance.palette[.tint] == AccentColor.purple.color)

        try harness.key(.keyboardTab)
        #expect(try control("Text size", as: PopUpButton.self).isFirstResponder)
        try harness.key(.keyboardSpacebar)
        try harness.key(.keyboardEnd)
        try harness.key(.keyboardReturnOrEnter)
        #expect(settings.values.textScale == 2 && main.appearance.textScale == 2)

        try harness.key(.keyboardTab)
        try harness.key(.keyboardRightArrow)
        #expect(settings.values.contrast == .normal)
        try harness.key(.keyboardTab)
        try harness.key(.keyboardEnd)
        #expect(settings.values.reducesMotion == true)

        try harness.key(.keyboardTab)
        try harness.key(.keyboardSpacebar)
        #expect(settings.values == SettingsValues())
        #expect(main.followsDesktopAppearance)
        #expect(style.selectedSegmentIndex == 0)
    }

    @Test func `The elements of the settings window match their golden`() throws {
        try Golden.text(harness.accessibilityDump(), matches: "elements-settings")
    }

    @Test func `The window is as large as its content, and no control is clipped`() throws {
        let size = window.frame.size
        let button = try #require(harness.all(Button.self).last)
        #expect(button.convert(button.bounds, to: nil).maxY == size.height - 20)
        for control in harness.all(SegmentedControl.self) {
            #expect(control.frame.width >= control.intrinsicContentSize.width)
        }
    }

    @Test(arguments: [1, 1.25, 1.5, 2])
    func `The window grows with the text, and no title is clipped`(scale: Double) throws {
        settings.values.textScale = scale
        try harness.settle()
        let size = window.bounds.size
        let buttons = harness.all(Button.self)
        #expect(buttons.last.map { $0.convert($0.bounds, to: nil).maxY } == size.height - 20)
        for control in harness.all(Control.self) where control is SegmentedControl || control is PopUpButton {
            #expect(control.frame.width >= control.intrinsicContentSize.width, "\(control.hierarchyPath)")
            #expect(control.frame.height >= control.intrinsicContentSize.height, "\(control.hierarchyPath)")
            #expect(control.convert(control.bounds, to: nil).maxX <= size.width - 20)
        }
        let segments = harness.all(SegmentedControl.self)
        #expect(segments.count == 3 && segments.allSatisfy { $0.frame.width >= 296 * scale })
        let swatch = try #require(harness.all(View.self).first { $0.backgroundColor == .tintColor })
        #expect(swatch.bounds.size == Size(width: 16 * scale, height: 16 * scale))
        for label in harness.all(Label.self) {
            #expect(label.frame.width >= label.intrinsicContentSize.width, "\(label.hierarchyPath)")
            #expect(label.frame.height >= label.intrinsicContentSize.height, "\(label.hierarchyPath)")
        }
        settings.values.textScale = nil
        try harness.settle()
        #expect(window.bounds.size == SettingsWindow(settings).bounds.size)
    }

    @Test func `The window grows when the desktop enlarges the text while it is open`() async throws {
        let before = window.bounds.size
        var theme = Theme.light
        theme.textScale = 1.5
        window.appearance = theme
        for _ in 0..<60_000 where window.bounds.size == before { try await Task.sleep(for: .milliseconds(1)) }
        try harness.settle()
        let controller = try #require(window.rootViewController as? SettingsController)
        #expect(window.bounds.size == controller.fittingSize && window.bounds.height > before.height)
    }

    @Test func `A setting of the desktop is kept where the user has chosen none`() {
        var desktop = Theme(style: .dark, accent: AccentColor.green.color)
        desktop.prefersReducedMotion = true
        desktop.textScale = 1.25
        var values = SettingsValues()
        #expect(values.theme(over: desktop) == desktop)

        values.style = .light
        values.reducesMotion = false
        values.textScale = 1
        #expect(values.theme(over: desktop) == Theme(style: .light, accent: AccentColor.green.color))
    }

    @Test func `Every accent colour is readable as the fill of a control, in both styles`() {
        for accent in AccentColor.allCases {
            for style in [UserInterfaceStyle.light, .dark] {
                let palette = Theme(style: style, accent: accent.color).palette
                #expect(palette[.tint].contrast(with: palette[.onTint]) >= 4.5, "\(accent), \(style)")
                #expect(palette[.tint].contrast(with: palette[.cardBackground]) >= 2.5, "\(accent), \(style)")
            }
        }
    }

    @Test func `The settings are stored with the state of the window, and unknown values are ignored`() {
        let values = SettingsValues(
            style: .dark, accent: .teal, contrast: .high, reducesMotion: false, textScale: 1.5)
        settings.values = values
        var archive = RestorationArchive()
        archive.collect(from: main)

        func restore(_ text: String) -> SettingsValues {
            let next = GalleryController(page: .controls)
            RestorationArchive(text: text).apply(to: next.view)
            return next.settings.values
        }
        #expect(restore(archive.text) == values)
        #expect(archive.text.contains("teal") && archive.text.contains("dark"))
        let strange = archive.text.replacing("teal", with: "mauve").replacing("dark", with: "sepia")
            .replacing("1.5", with: "77")
        #expect(restore(strange) == SettingsValues(contrast: .high, reducesMotion: false))
    }

    @Test func `The menu and the switch of the gallery choose the same style`() throws {
        let shown = Harness(main, size: main.frame.size)
        try shown.settle()
        let dark = try #require(shown.all(Switch.self).first { $0.accessibilityLabel == "Dark" })
        settings.style = .dark
        #expect(dark.isOn)

        try shown.click(dark)
        #expect(settings.values.style == .light && main.appearance.style == .light)
        let style = try control("Style", as: SegmentedControl.self)
        #expect(style.selectedSegmentIndex == 1)
    }

    @Test func `A style of the command line is not stored, and a choice replaces it`() {
        settings.temporaryStyle = .dark
        #expect(main.appearance.style == .dark && settings.values == SettingsValues())

        settings.style = .light
        #expect(main.appearance.style == .light && settings.values.style == .light)
    }
}
