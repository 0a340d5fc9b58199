internal import DBus
package import DesktopServices
private import Glibc

/// The services of the desktop that the application uses, over one connection to the session bus.
///
/// Nothing is loaded or connected before `start()`, which the application calls after its first frame.
///
///     services.onThemeChange = { theme in apply(theme) }
///     services.start()
package final class ApplicationServices {
    package let bus: DesktopBus
    private let settingsPortal: SettingsPortal
    /// The name of the application, for notifications.
    private let applicationName: () -> String
    package private(set) lazy var notifications = NotificationService(
        bus: bus, applicationName: applicationName())
    private let cache: AppearanceCache?
    private var isStarted = false
    private var startActions: [() -> Void] = []

    /// The time within which the portal must accept a file dialog, before the toolkit displays its own one.
    package var fileDialogAcceptance = Portal.acceptance
    /// Called after the theme of the desktop, or another setting, has changed.
    package var onSettingsChange: ((DesktopSettings) -> Void)?

    /// The settings of the desktop; without any before the portal has answered, and without a portal.
    package var settings: DesktopSettings { settingsPortal.settings }

    package init(
        applicationName: @escaping () -> String,
        environment: @escaping (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) {
        self.applicationName = applicationName
        // Without a bus, nothing is cached, and the theme is always the standard one.
        cache =
            DBusAddress.session(environment: environment) == nil
            ? nil : AppearanceCache(environment: environment)
        bus = DesktopBus { () throws(DBusError) in try DBusConnection.session() }
        settingsPortal = SettingsPortal(bus: bus)
        settingsPortal.onChange = { [weak self] settings in
            self?.cache?.save(Theme(settings))
            self?.onSettingsChange?(settings)
        }
        settingsPortal.onInvalidData = {
            Self.report("The settings portal", $0, "the setting is ignored")
        }
        bus.onInvalidMessage = {
            Self.report(
                "The session bus", "delivered a message of \($0.sender ?? "another program"): \($1)",
                "the message is ignored")
        }
        bus.onLoss {
            Self.report(
                "The session bus", "has closed the connection",
                "the program continues without the services of the desktop; the next use connects again")
        }
    }

    /// The theme of the first frame: the one that the desktop had when a program last read it; the standard theme without a bus.
    package func themeOfFirstFrame() -> Theme { cache?.load() ?? .light }

    /// Connects to the session bus and reads the settings; only the first call has an effect.
    package func start() {
        if isStarted { return }
        isStarted = true
        bus.start()
        settingsPortal.start()
        let actions = startActions
        startActions = []
        for action in actions { action() }
    }

    /// Calls `action` once the services may be used: now, or when they start.
    package func whenStarted(_ action: @escaping () -> Void) {
        if isStarted { action() } else { startActions.append(action) }
    }

    /// Closes the connection.
    package func stop() {
        isStarted = false
        bus.stop()
    }

    /// Reports a problem with a service of the desktop.
    package static func report(_ subject: String, _ message: String, _ cure: String) {
        Diagnostics.report(
            Diagnostic(kind: .desktopService, subject: subject, message: message, cure: cure))
    }
}
