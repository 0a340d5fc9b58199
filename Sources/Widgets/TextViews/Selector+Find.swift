/// The actions of find and replace, which text views and tables with a find interaction perform: those of `UIResponderStandardEditActions`.
extension Selector {
    /// Presents the search field.
    public nonisolated static let find = finding("find") { $0.presentFindNavigator(showingReplace: false) }
    /// Presents the search field and the replacement field; not performed by tables.
    public nonisolated static let findAndReplace = finding("findAndReplace", isReplacing: true) {
        $0.presentFindNavigator(showingReplace: true)
    }
    /// Selects the next match.
    public nonisolated static let findNext = finding("findNext") { $0.findNext() }
    /// Selects the previous match.
    public nonisolated static let findPrevious = finding("findPrevious") { $0.findPrevious() }

    private nonisolated static func finding(
        _ name: String, isReplacing: Bool = false,
        _ body: @escaping @MainActor @Sendable (FindInteraction) -> Void
    ) -> Selector {
        Selector(
            name,
            isAvailable: { (view: ScrollView) in
                interaction(of: view).map { !isReplacing || $0.offersReplacement } ?? false
            }, { view in { _ in if let interaction = interaction(of: view) { body(interaction) } } })
    }

    private static func interaction(of view: ScrollView) -> FindInteraction? {
        (view as? TextView)?.findInteraction ?? (view as? TableView)?.finding as? FindInteraction
    }
}
