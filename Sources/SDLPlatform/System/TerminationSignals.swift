import ProcessHandlers

/// Handles SIGHUP, SIGINT and SIGTERM as requests to end the program.
///
/// During the lifetime of an instance, the first signal of each kind wakes the event loop, which reads it with ``consumePending()``; a
/// second one ends the process at once. Ignored signals (nohup) and signals with a handler installed by the program are left unchanged.
struct TerminationSignals: ~Copyable {
    /// Installs the signal handlers.
    ///
    /// - Parameter bell: The eventfd that wakes the event loop.
    init(bell: Int32) { widgets_catch_signals(bell) }

    deinit { widgets_stop_catching_signals() }

    /// Returns whether a signal was received since the last call.
    func consumePending() -> Bool { widgets_take_signal() != 0 }
}
