extension Responder {
    /// Handles a key that no responder before this one has used.
    ///
    /// The commands of the responder come before its `keyDown(with:)` if the key has Control, Alt or the command key, which no text or list needs.
    final func receiveKeyDown(_ event: KeyEvent) {
        ExecutionContext.current.keyReceiver = self
        if inputRouting?.performOwnCommand(of: self, for: event) == true {
            ExecutionContext.current.keyReceiver = nil
        } else {
            keyDown(with: event)
        }
    }
}

/// A responder that receives a key before the first responder, of which it is an ancestor.
package protocol KeyPreviewing: Responder {
    /// Returns whether the key was handled, so that no other responder receives it.
    ///
    /// `readings` are the keys as which it is compared with shortcuts, best first.
    func preview(_ event: KeyEvent, readings: [Key]) -> Bool
}
