/// The state of a node, one bit per flag.
struct NodeFlags: OptionSet {
    let rawValue: UInt16

    /// Something that it read has changed; it waits for the next update.
    static let marked = NodeFlags(rawValue: 1 << 0)
    /// Unmounted: nothing reaches it any more.
    static let dead = NodeFlags(rawValue: 1 << 1)
    /// Its size is not known to be right.
    static let needsMeasuring = NodeFlags(rawValue: 1 << 2)
    /// Positions inside it may be outdated.
    static let needsPlacing = NodeFlags(rawValue: 1 << 3)
    /// It has been placed once.
    static let isPlaced = NodeFlags(rawValue: 1 << 4)
    /// Preferences are set here or below.
    static let hasPreferences = NodeFlags(rawValue: 1 << 5)
    /// Its layout stays inside: what changes there changes nothing around it.
    static let isLayoutBoundary = NodeFlags(rawValue: 1 << 6)
    /// It waits in the graph's list of layouts.
    static let isQueuedForLayout = NodeFlags(rawValue: 1 << 7)
    /// It has something to say about preferences.
    static let tellsPreferences = NodeFlags(rawValue: 1 << 9)
    /// It is notified when preferences that descendants set change.
    static let readsPreferences = NodeFlags(rawValue: 1 << 10)
    /// Modifiers above are put around each view inside.
    static let spreads = NodeFlags(rawValue: 1 << 8)
    /// It is a page that is not displayed: its content has not appeared, or has disappeared.
    static let isHiddenPage = NodeFlags(rawValue: 1 << 12)
    /// It lines up the cells of rows.
    static let isGrid = NodeFlags(rawValue: 1 << 11)
}
