internal import DBus
public import DesktopServices

extension Application {
    /// The settings of the desktop that concern the appearance; without any before the first frame, and without a desktop portal.
    ///
    /// Windows that follow the desktop apply them themselves; see ``Window/followsDesktopAppearance``.
    public var desktopSettings: DesktopSettings { services.settings }

    /// Opens a URL with the user's default application: a web page, a `mailto` address, or a file (`file:///home/...`).
    ///
    /// `UIApplication.open(_:)`. The desktop portal opens it, or `xdg-open` where there is no portal. The user may have to choose an
    /// application, so this can take any time; the program continues to run.
    ///
    ///     let isOpened = await Application.shared.open("https://swift.org")
    ///
    /// - Returns: Whether an application was started; a diagnostic states why not, unless the user has cancelled.
    @discardableResult
    public func open(_ url: String) async -> Bool {
        guard URLOpener.isURL(url) else {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: "Application.open",
                    message: "was given \"\(url.prefix(200))\"",
                    cure: "nothing was opened; give a complete URL, such as https://swift.org"))
            return false
        }
        do throws(PortalError) {
            try await OpenURIPortal(try connection()).open(url, parent: handle(of: keyWindow))
            return true
        } catch {
            switch error {
            case .cancelledByUser, .cancelled: return false
            case .unavailable: break
            case .failed(let reason), .invalidAnswer(let reason):
                ApplicationServices.report(
                    "The desktop portal", "could not open \(url): \(reason)", "xdg-open is used")
            }
        }
        if URLOpener.open(url) { return true }
        ApplicationServices.report(
            "Application.open", "found no program that opens \(url)", "install xdg-utils, or a desktop portal"
        )
        return false
    }

    /// Prevents the screen saver, suspending or logging out until the activity is ended or released.
    ///
    /// `ProcessInfo.beginActivity(options:reason:)`. `reason` is displayed to the user.
    ///
    ///     activity = Application.shared.beginActivity(options: .idleDisplaySleepDisabled, reason: "Playing a video")
    public func beginActivity(options: Activity.Options, reason: String) -> Activity {
        let parent = handle(of: keyWindow)
        let name = identifier
        return Activity { [weak self] () throws(PortalError) in
            guard let self else { throw .cancelled }
            return try await Inhibition.begin(
                Inhibition.Kinds(rawValue: options.rawValue), reason: reason, applicationName: name,
                parent: parent, on: connection())
        }
    }

    /// The connection to the session bus.
    func connection() throws(PortalError) -> DBusConnection {
        do throws(DBusError) { return try services.bus.connection() } catch { throw PortalError(error) }
    }
}

extension Application {
    /// The window that has the keyboard focus, or the one that was opened last; nil without windows.
    var keyWindow: Window? { presenters.last { $0.host.isActive }?.window ?? presenters.last?.window }

    /// The handle with which a dialog of another program is placed above a window; empty if there is none.
    func handle(of window: Window?) -> String {
        presenters.first { $0.window === window }?.platformHandle ?? ""
    }

    /// Calls `action` when a window closes; does nothing if it is not open.
    func whenClosed(_ window: Window, _ action: @escaping () -> Void) {
        presenters.first { $0.window === window }?.closeActions.append(action)
    }
}
