/// The last responder of every chain, which performs the commands of the whole program and is notified of its start and end.
///
/// `UIApplicationDelegate`. The responder chain of each window, sheet and popover ends at the application and then at its delegate, so
/// that New and Open in the menu File, and their keys, work in each window. A delegate implements an action as other responders do, and
/// adds menus to all menu bars by overriding `buildMenu(with:)`.
///
///     final class NotesDelegate: Responder, ApplicationDelegate {
///         func applicationDidFinishLaunching(_ application: Application) { newDocument() }
///
///         override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
///             action == .newDocument || super.canPerformAction(action, withSender: sender)
///         }
///
///         override func perform(_ action: Selector, with sender: Any?) {
///             if action == .newDocument { newDocument() } else { super.perform(action, with: sender) }
///         }
///     }
///
///     Application.main { $0.delegate = NotesDelegate() }
public protocol ApplicationDelegate: Responder {
    /// Called once before the first event, after the closure of `Application.run(_:)`; opens the first windows, unless the closure does.
    func applicationDidFinishLaunching(_ application: Application)

    /// Returns whether the program ends for the command Quit; called after all windows have agreed to close.
    ///
    /// `NSApplicationDelegate.applicationShouldTerminate(_:)`. The default implementation returns `terminateNow`. It is not called for
    /// `Application.quit()`, signals and the closing of the last window.
    func applicationShouldTerminate(_ sender: Application) -> Application.TerminateReply

    /// Called once when the program ends, before ``Application/onWillTerminate`` and under the same conditions.
    func applicationWillTerminate(_ application: Application)
}

extension ApplicationDelegate {
    public func applicationDidFinishLaunching(_ application: Application) {}

    public func applicationShouldTerminate(_ sender: Application) -> Application.TerminateReply {
        .terminateNow
    }

    public func applicationWillTerminate(_ application: Application) {}
}

extension Application {
    /// The answer of a delegate that is asked whether the program ends: `NSApplication.TerminateReply`.
    ///
    ///     func applicationShouldTerminate(_ sender: Application) -> Application.TerminateReply {
    ///         uploads.isEmpty ? .terminateNow : .terminateCancel
    ///     }
    public nonisolated enum TerminateReply: Hashable, Sendable {
        /// The program ends.
        case terminateNow
        /// The program continues.
        case terminateCancel
        /// The program continues until `reply(toApplicationShouldTerminate:)` is called.
        case terminateLater
    }
}
