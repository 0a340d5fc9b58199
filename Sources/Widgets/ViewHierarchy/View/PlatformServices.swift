/// The services of the desktop that views use.
///
/// The application sets them while it runs. In tests and tools all of them are nil, and callers use a fallback.
package struct PlatformServices {
    /// The services of the desktop on which the program runs.
    package static var current = PlatformServices()

    /// The clipboard and the primary selection; nil in tests and tools.
    package weak var selections: (any DesktopSelections)?

    /// The theme of windows that follow the desktop; light in tests and tools.
    package var theme = Theme.light

    package init(selections: (any DesktopSelections)? = nil) { self.selections = selections }
}
