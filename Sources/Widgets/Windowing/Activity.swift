internal import DesktopServices

/// An activity during which the desktop does not start the screen saver, suspend or log out: the token of
/// ``Application/beginActivity(options:reason:)``.
///
///     activity = Application.shared.beginActivity(options: .idleDisplaySleepDisabled, reason: "Playing a video")
///     activity?.end()
@MainActor
public final class Activity {
    /// The events that an activity prevents: `ProcessInfo.ActivityOptions`.
    ///
    ///     let options: Activity.Options = [.idleDisplaySleepDisabled, .suddenTerminationDisabled]
    public nonisolated struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Prevents the screen saver and the dimming of the display while the user is idle.
        public static let idleDisplaySleepDisabled = Options(rawValue: 8)
        /// Prevents suspending while the user is idle.
        public static let idleSystemSleepDisabled = Options(rawValue: 4)
        /// Prevents logging out, for example while a file is being saved.
        public static let suddenTerminationDisabled = Options(rawValue: 1)
    }

    private var inhibition: Inhibition?
    private var starting: Task<Void, Never>?

    /// Whether the desktop has accepted the activity.
    public var isActive: Bool { inhibition != nil }

    init(_ begin: @escaping () async throws(PortalError) -> Inhibition) {
        starting = Task { [weak self] in
            do throws(PortalError) {
                let inhibition = try await begin()
                // An activity that has ended meanwhile releases the inhibition.
                if !Task.isCancelled { self?.inhibition = inhibition }
            } catch {
                if error != .cancelled {
                    ApplicationServices.report(
                        "Application.beginActivity", "was not accepted by the desktop: \(error)",
                        "the desktop may start the screen saver or suspend")
                }
            }
        }
    }

    isolated deinit { end() }

    /// Ends the activity.
    public func end() {
        starting?.cancel()
        starting = nil
        inhibition?.end()
        inhibition = nil
    }
}
