/// The services of the desktop that views use.
///
/// The application sets them while it runs. In tests and tools all of them are nil, and callers use a fallback.
package struct PlatformServices {
    /// The services of the desktop on which the program runs.
    package static var current = PlatformServices()

    /// The clipboard and the primary selection; nil in tests and tools.
    package weak var selections: (any DesktopSelections)?
    /// The application, to which the responder chain of every window, sheet and popover leads; nil in tests and tools.
    package weak var application: (any ApplicationResponding)?

    /// The theme of windows that follow the desktop; light in tests and tools.
    package var theme = Theme.light

    package init(
        selections: (any DesktopSelections)? = nil, application: (any ApplicationResponding)? = nil
    ) {
        self.selections = selections
        self.application = application
    }
}

/// The running application, as a responder.
package protocol ApplicationResponding: Responder {
    /// The open windows, in the order in which they were opened.
    var windows: [Window] { get }
}
