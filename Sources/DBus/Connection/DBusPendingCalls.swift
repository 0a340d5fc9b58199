import Glibc

/// The calls that wait for an answer, and the timer of the earliest deadline.
///
/// The timer exists only while a call with a time limit waits. A call that has failed before its answer can stay registered for that answer,
/// for calls whose effect must be undone in that case.
final class DBusPendingCalls {
    typealias Completion = (Result<DBusMessage, DBusError>) -> Void

    private struct Call {
        let completion: Completion
        let deadline: ContinuousClock.Instant?
        /// Called with an answer that arrives after the call has failed.
        let onLateAnswer: ((DBusMessage) -> Void)?
    }

    private var calls: [UInt32: Call] = [:]
    /// The handlers of failed calls that have not been answered yet; the bus answers for a service that exits.
    private var lateAnswers: [UInt32: (DBusMessage) -> Void] = [:]
    private var timer: MainQueueSource?
    private var timerDeadline: ContinuousClock.Instant?

    /// The number of waiting calls.
    var count: Int { calls.count }

    func add(
        _ serial: UInt32, timeout: Duration?, onLateAnswer: ((DBusMessage) -> Void)? = nil,
        _ completion: @escaping Completion
    ) {
        calls[serial] = Call(
            completion: completion, deadline: timeout.map { ContinuousClock.now.advanced(by: $0) },
            onLateAnswer: onLateAnswer)
        updateTimer()
    }

    /// Completes a call with its answer; unknown numbers are ignored: calls that were cancelled or have timed out.
    func complete(_ serial: UInt32, _ result: Result<DBusMessage, DBusError>) {
        if let handler = lateAnswers.removeValue(forKey: serial), case .success(let message) = result {
            return handler(message)
        }
        guard let call = calls.removeValue(forKey: serial) else { return }
        updateTimer()
        call.completion(result)
    }

    /// Completes a call that has not been answered with an error.
    func fail(_ serial: UInt32, _ error: DBusError) {
        guard let call = calls.removeValue(forKey: serial) else { return }
        lateAnswers[serial] = call.onLateAnswer
        updateTimer()
        call.completion(.failure(error))
    }

    /// Completes all calls with an error, oldest first.
    func failAll(_ error: DBusError) {
        let waiting = calls.sorted { $0.key < $1.key }
        calls.removeAll()
        lateAnswers.removeAll()
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
        for serial in expired { fail(serial, .timedOut) }
        updateTimer()
    }
}
