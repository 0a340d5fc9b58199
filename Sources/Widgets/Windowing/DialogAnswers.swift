internal import SDLPlatform

/// The answers of dialogs that have not reached their callers yet.
///
/// The runtime resumes a caller through another thread, so that its job may not be in the main queue when the last window has been closed.
/// The program ends after all callers have continued.
///
///     answers.given()      // the dialog has closed
///     answers.received()   // its caller continues
final class DialogAnswers {
    private var count = 0
    private var waitingLoop: EventLoop?

    /// Called when a dialog is answered.
    func given() { count += 1 }

    /// Called by the caller of the dialog when it continues.
    func received() {
        count -= 1
        if count == 0 { waitingLoop?.stop() }
    }

    /// Runs the loop until all answers have been received; returns immediately if there are none.
    func deliver(in loop: EventLoop, _ turn: () -> Duration?) {
        if count == 0 { return }
        waitingLoop = loop
        loop.run(turn)
        waitingLoop = nil
    }
}
