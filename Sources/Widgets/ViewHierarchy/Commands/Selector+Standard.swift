/// The standard actions of applications and documents. The names are those of AppKit.
///
/// A responder implements an action by overriding `canPerformAction(_:withSender:)` and `perform(_:with:)`.
extension Selector {
    /// Creates a document.
    public nonisolated static let newDocument = Selector("newDocument")
    /// Asks for a document and opens it.
    public nonisolated static let openDocument = Selector("openDocument")
    /// Saves the document.
    public nonisolated static let saveDocument = Selector("saveDocument")
    /// Asks for a name and saves the document under it.
    public nonisolated static let saveDocumentAs = Selector("saveDocumentAs")
    /// Prints the document.
    public nonisolated static let printDocument = Selector("printDocument")
    /// Displays the settings of the application.
    public nonisolated static let showPreferences = Selector("showPreferences")
    /// Displays the manual of the application.
    public nonisolated static let showHelp = Selector("showHelp")
    /// Shows or hides the tool bar of the window.
    public nonisolated static let toggleToolbarShown = Selector("toggleToolbarShown")
    /// Shows or hides the side bar of the window.
    public nonisolated static let toggleSidebar = Selector("toggleSidebar")
    /// Ends the application, unless a window refuses to close.
    public nonisolated static let terminate = Selector("terminate")
}
