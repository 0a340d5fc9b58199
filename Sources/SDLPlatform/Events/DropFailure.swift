/// The reason why a drop from another program could not be received.
///
///     video.onFailedDrop = { if $0 == .tooLarge { show("Drop a file instead.") } }
public nonisolated enum DropFailure: Hashable, Sendable {
    /// The data exceed one transfer of the X server.
    case tooLarge
    /// A Wayland compositor has not reported that the pointer is in a window, as after a drag with a finger.
    case unknownLocation
}
