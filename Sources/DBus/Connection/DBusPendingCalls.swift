import Glibc

/// The calls that wait for an answer, and the timer of the earliest deadline.
///
/// The timer exists only while a call with a time limit waits.
final class DBusPendingCalls {
    typealias Completion = (Result<DBusMessage, DBusError>) -> Void

    private struct Call {
        let completion: Completion
        let deadline: ContinuousClock.Instant?
    }

    private var calls: [UInt32: Call] = [:]
    private var timer: MainQueueSource?
    private var timerDeadline: ContinuousClock.Instant?

    /// The number of waiting calls.
    var count: Int { calls.count }

    func add(_ serial: UInt32, timeout: Duration?, _ completion: @escaping Completion) {
        calls[serial] = Call(
            completion: completion, deadline: timeout.map { ContinuousClock.now.advanced(by: $0) })
        updateTimer()
    }

    /// Completes a call; unknown numbers are ignored: calls that were cancelled or have timed out.
    func complete(_ serial: UInt32, _ result: Result<DBusMessage, DBusError>) {
        guard let call = calls.removeValue(forKey: serial) else { return }
        updateTimer()
        call.completion(result)
    }

    /// Completes all calls with an error, oldest first.
    func failAll(_ error: DBusError) {
        let waiting = calls.sorted { $0.key < $1.key }
        calls.removeAll()
        updateTimer()
        for (_, call) in waiting { call.completion(.failure(error)) }
    }

    private func updateTimer() {
        let deadline = calls.values.compactMap(\.deadline).min()
        if deadline == timerDeadline { return }
        timerDeadline = deadline
        timer = deadline.map { deadline in
            MainQueueSource(after: deadline - .now) { [weak self] in self?.expire() }
        }
    }

    private func expire() {
        let now = ContinuousClock.now
        timerDeadline = nil
        timer = nil
        let expired = calls.filter { $0.value.deadline.map { $0 <= now } ?? false }.keys.sorted()
        for serial in expired { complete(serial, .failure(.timedOut)) }
        updateTimer()
    }
}
