/// A coordinate space in which frames are expressed: `SwiftUI.CoordinateSpace`.
///
///     proxy.frame(in: .named("board"))
public enum CoordinateSpace: Hashable {
    /// The space of the window, or of another host.
    case global
    /// The space of the view itself.
    case local
    /// The space of the nearest ancestor with the given name.
    case named(AnyHashable)

    /// Returns the space of the nearest ancestor with the given name.
    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}
