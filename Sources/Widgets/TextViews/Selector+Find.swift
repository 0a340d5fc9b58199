/// The actions of find and replace, which text views with a find interaction perform: those of `UIResponderStandardEditActions`.
extension Selector {
    /// Presents the search field.
    public nonisolated static let find = finding("find") { $0.presentFindNavigator(showingReplace: false) }
    /// Presents the search field and the replacement field.
    public nonisolated static let findAndReplace = finding("findAndReplace") {
        $0.presentFindNavigator(showingReplace: true)
    }
    /// Selects the next match.
    public nonisolated static let findNext = finding("findNext") { $0.findNext() }
    /// Selects the previous match.
    public nonisolated static let findPrevious = finding("findPrevious") { $0.findPrevious() }

    private nonisolated static func finding(
        _ name: String, _ body: @escaping @MainActor @Sendable (FindInteraction) -> Void
    ) -> Selector {
        Selector(
            name, isAvailable: { (view: TextView) in view.isFindInteractionEnabled },
            { view in { _ in if let interaction = view.findInteraction { body(interaction) } } })
    }
}
