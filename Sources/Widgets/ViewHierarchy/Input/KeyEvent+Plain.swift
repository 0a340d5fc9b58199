extension KeyEvent {
    /// No modifier that makes a command of the key is held.
    package var isPlain: Bool { key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) }
}
