extension KeyEvent {
    /// Whether neither Control, Alt nor the command key is held, any of which makes the key a shortcut.
    package var isPlain: Bool { key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) }
}
