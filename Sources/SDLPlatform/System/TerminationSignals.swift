import ProcessHandlers

/// SIGHUP, SIGINT and SIGTERM, handled as requests to end the program.
///
/// While an instance lives, the first signal of each kind wakes the event loop, which reads it with ``take()``. A second one ends the
/// process at once. Signals that are ignored (nohup) or have a handler of the program's own are left alone.
struct TerminationSignals: ~Copyable {
    /// - Parameter bell: The eventfd that wakes the event loop.
    init(bell: Int32) { widgets_catch_signals(bell) }

    deinit { widgets_stop_catching_signals() }

    /// Whether a signal was received since the last call.
    func take() -> Bool { widgets_take_signal() != 0 }
}
