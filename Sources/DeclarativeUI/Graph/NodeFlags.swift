/// The state of a node, one bit per flag.
struct NodeFlags: OptionSet {
    let rawValue: UInt16

    /// A source that the node has read has changed; the node is in the graph's queue for the next update.
    static let needsUpdate = NodeFlags(rawValue: 1 << 0)
    /// The identity of the node has been removed.
    static let isUnmounted = NodeFlags(rawValue: 1 << 1)
    /// The cached sizes may be outdated.
    static let needsMeasuring = NodeFlags(rawValue: 1 << 2)
    /// The positions of descendants may be outdated.
    static let needsPlacing = NodeFlags(rawValue: 1 << 3)
    /// The node has been placed at least once.
    static let isPlaced = NodeFlags(rawValue: 1 << 4)
    /// The node or a descendant sets preferences.
    static let hasPreferences = NodeFlags(rawValue: 1 << 5)
    /// Layout changes of descendants do not affect the size of the node or its ancestors.
    static let isLayoutBoundary = NodeFlags(rawValue: 1 << 6)
    /// The node is in the graph's queue of layout boundaries.
    static let isQueuedForLayout = NodeFlags(rawValue: 1 << 7)
    /// The node sets or transforms preferences, as a `PreferenceSource`.
    static let setsPreferences = NodeFlags(rawValue: 1 << 9)
    /// The node is notified when preferences of its descendants change.
    static let readsPreferences = NodeFlags(rawValue: 1 << 10)
    /// Modifiers of ancestors are applied separately to each view that the node provides.
    static let spreads = NodeFlags(rawValue: 1 << 8)
    /// The node is a page that is not displayed: its content has not appeared, or has disappeared.
    static let isHiddenPage = NodeFlags(rawValue: 1 << 12)
    /// The node begins the content of a sheet or a popover, to which the layout of its ancestors does not apply.
    static let isPresented = NodeFlags(rawValue: 1 << 13)
    /// The node aligns the cells of grid rows.
    static let isGrid = NodeFlags(rawValue: 1 << 11)
}
