import Widgets

/// The settings window, which the command "Settings…" opens, and Escape or Ctrl+W closes.
final class SettingsWindow: Window {
    init(_ settings: DemoSettings) {
        let controller = SettingsController(settings)
        super.init(title: "Settings", size: controller.fittingSize)
        isResizable = false
        restorationIdentifier = "settings"
        rootViewController = controller
        settings.add(self)
    }
}
