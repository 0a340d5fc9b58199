/// What the desktop offers to all views of the program.
///
/// Set by the application while it runs. Without one, in tests and in tools, nothing is offered, and who asks does without.
package struct PlatformServices {
    /// The services of the desktop that the program runs on.
    package static var current = PlatformServices()

    /// The clipboard and the primary selection.
    package weak var selections: (any DesktopSelections)?

    package init(selections: (any DesktopSelections)? = nil) { self.selections = selections }
}
