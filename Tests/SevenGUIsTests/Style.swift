import DeclarativeUI
import SevenGUIs
import WidgetsTesting

/// The two APIs in which each task is implemented.
enum Style: CaseIterable { case retained, declarative }

/// The tasks that are tested.
enum Task { case counter, temperature, timer, register, cells }

extension Style {
    /// Displays the task in this style.
    func show(_ task: Task, isMirrored: Bool = false, theme: Theme = .light) throws -> Harness {
        let harness = Harness(controller(task), size: Size(width: 520, height: 340), theme: theme)
        if isMirrored { harness.host.layoutDirection = .rightToLeft }
        try harness.settle()
        return harness
    }

    private func controller(_ task: Task) -> ViewController {
        switch (self, task) {
        case (.retained, .counter): CounterController()
        case (.retained, .temperature): TemperatureController()
        case (.retained, .timer): TimerController()
        case (.retained, .register): RegisterController()
        case (.retained, .cells): CellsController()
        case (.declarative, .counter): HostingController(rootView: CounterView())
        case (.declarative, .temperature): HostingController(rootView: TemperatureView())
        case (.declarative, .timer): HostingController(rootView: TimerView())
        case (.declarative, .register): HostingController(rootView: RegisterView())
        case (.declarative, .cells): HostingController(rootView: CellsView())
        }
    }
}

extension Harness {
    /// Returns the text of the label with the given name.
    func text(_ name: String) throws -> String? { try find(Widgets.Label.self, name).text }

    /// Returns the text of the field with the given name.
    func content(_ name: String) throws -> String { try find(Widgets.TextField.self, name).text }

    /// Replaces the text of a field by user input.
    func fill(_ name: String, _ text: String) throws {
        try click(name)
        try key("a", .control)
        try key(.keyboardDeleteOrBackspace)
        try type(text)
    }

    func isEnabled(_ name: String) throws -> Bool { try find(Control.self, name).isEnabled }
}
