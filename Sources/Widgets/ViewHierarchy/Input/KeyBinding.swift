/// Whether a key that the application binds to a command would perform it.
///
/// A focused text leaves a key to an enabled command, and handles it itself if the command is disabled.
package enum KeyBinding {
    /// All commands for the key are disabled.
    case disabled
    /// A command for the key would be performed.
    case enabled

    package init(isEnabled: Bool) { self = isEnabled ? .enabled : .disabled }
}
