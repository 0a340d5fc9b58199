import Foundation

/// Limits that only end a test that hangs.
///
/// A test waits for other processes until they have answered, however busy the machine is. Each limit is more than ten times the duration on
/// two idle cores; the environment variable `WIDGETS_PATIENCE` is a factor for all of them.
///
///     #expect(try HangGuard.poll { try display.windowCount() == 2 })
public enum HangGuard {
    /// The factor of all limits: `WIDGETS_PATIENCE` if it is a positive number, otherwise 1.
    public static let factor: Double = {
        let value = ProcessInfo.processInfo.environment["WIDGETS_PATIENCE"].flatMap { Double($0) } ?? 1
        return value > 0 && value.isFinite ? value : 1
    }()

    /// The limit of one wait; single waits take less than three seconds on an idle machine.
    public static let limit = Duration.seconds(120 * factor)
    /// The limit of a child process; none takes longer than half a minute on an idle machine.
    static let childSeconds = Int(600 * factor)

    /// Waits until a condition is true; returns false if it still is not when the limit has passed.
    public static func poll(until condition: () throws -> Bool) rethrows -> Bool {
        let end = ContinuousClock.now + limit
        repeat {
            if try condition() { return true }
            Thread.sleep(forTimeInterval: 0.01)
        } while ContinuousClock.now < end
        return false
    }

    /// Waits until a condition is true, while tasks run that answer other processes; returns false if it still is not when the limit has
    /// passed.
    public static func wait(
        isolation: isolated (any Actor)? = #isolation, until condition: () async throws -> Bool
    ) async throws -> Bool {
        let end = ContinuousClock.now + limit
        repeat {
            if try await condition() { return true }
            try await Task.sleep(for: .milliseconds(10))
        } while ContinuousClock.now < end
        return false
    }
}
