internal import DBus

/// Reads the settings of the desktop, and follows their changes.
///
///     let portal = SettingsPortal(bus: bus)
///     portal.onChange = { settings in apply(settings) }
///     portal.start()
package final class SettingsPortal {
    private let bus: DesktopBus
    private var subscriptions: [DBusSubscription] = []
    private var table = SettingsTable()
    /// The number of calls of `ReadAll`.
    private var lastReading = 0
    private var reported: Set<String> = []

    /// The settings according to the last answer.
    package private(set) var settings = DesktopSettings()
    /// Called after the settings have changed.
    package var onChange: ((DesktopSettings) -> Void)?
    /// Called for data that the portal must not send, once for each text.
    package var onInvalidData: ((String) -> Void)?

    package init(bus: DesktopBus) {
        self.bus = bus
        bus.onLoss { [weak self] in self?.subscriptions = [] }
    }

    /// Connects to the bus, reads the settings, and follows them from then on.
    ///
    /// Does nothing without a bus.
    package func start() {
        guard subscriptions.isEmpty, let connection = try? bus.connection() else { return }
        do throws(DBusError) {
            let rule = DBusMatchRule(
                sender: Portal.service, path: Portal.path, interface: Portal.interface("Settings"),
                member: "SettingChanged")
            subscriptions = [
                try connection.subscribe(to: rule) { [weak self] in self?.receive($0) },
                // A portal that was restarted may have other values.
                try connection.observeOwner(of: Portal.service) { [weak self] in if $0 != nil { self?.read() }
                },
            ]
        } catch { return }
        read()
    }

    private func read() {
        guard let connection = bus.current else { return }
        lastReading += 1
        let reading = lastReading
        connection.call(
            Portal.method("Settings", "ReadAll"), [.strings(SettingsTable.namespaces)], returning: "a{sa{sv}}"
        ) { [weak self] in
            // Only the answer of the current portal counts.
            if let self, reading == lastReading { finish($0) }
        }
    }

    private func finish(_ result: Result<[DBusValue], DBusError>) {
        switch result {
        case .success(let answer):
            table = SettingsTable(answer[0])
            update()
        case .failure(.unexpectedReply(let signature, _)):
            report("ReadAll has the result \"\(signature)\"")
        case .failure(.invalidMessage(let reason)):
            report(reason)
        // Desktops without a portal are common, and have no settings.
        case .failure: break
        }
    }

    private func receive(_ message: DBusMessage) {
        guard message.signature == "ssv", let namespace = message.body[0].string,
            let key = message.body[1].string
        else { return report("SettingChanged has the arguments \"\(message.signature)\"") }
        table.set(message.body[2], key, in: namespace)
        update()
    }

    private func update() {
        for text in table.invalidValues { report(text) }
        let new = table.settings
        if new == settings { return }
        settings = new
        onChange?(new)
    }

    private func report(_ text: String) {
        // Bounded, because the texts are made of what the portal sends.
        if reported.count < 32, reported.insert(text).inserted { onInvalidData?(text) }
    }
}
