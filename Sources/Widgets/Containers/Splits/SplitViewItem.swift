/// A view controller in a ``SplitViewController``, with the limits of its thickness: `NSSplitViewItem`.
///
///     let sidebar = SplitViewItem(sidebarWithViewController: folders)
///     sidebar.minimumThickness = 140
///     sidebar.maximumThickness = 320
///     split.addSplitViewItem(sidebar)
public final class SplitViewItem {
    /// The purpose of an item: `NSSplitViewItem.Behavior`.
    ///
    ///     if item.behavior == .sidebar { item.isCollapsed = true }
    public nonisolated enum Behavior: Hashable, Sendable {
        /// No particular purpose.
        case `default`
        /// A side bar, which the command Show Sidebar collapses.
        case sidebar
    }

    /// The controller whose view the item displays.
    public let viewController: ViewController
    /// The purpose of the item.
    public let behavior: Behavior
    /// Whether the user can collapse the item by dragging its divider over it; true by default for side bars only.
    public var canCollapse: Bool
    /// The split view that displays the item; nil while no controller has it.
    weak var splitView: SplitView?
    /// The pane while no split view displays the item.
    private var detached = SplitPane()

    /// Creates an item; the initial thickness is that of the controller's preferred content size, of its view, or an equal share.
    public init(viewController: ViewController) {
        self.viewController = viewController
        behavior = .default
        canCollapse = false
    }

    /// Creates a side bar: it can collapse, and keeps its thickness when the window is resized.
    public init(sidebarWithViewController viewController: ViewController) {
        self.viewController = viewController
        behavior = .sidebar
        canCollapse = true
        detached.holdingPriority = .defaultLow + 10
    }

    /// The smallest thickness to which the user can resize the item, in points; 0 by default.
    public var minimumThickness: Double {
        get { pane.minimum }
        set { if accepts(newValue, "minimumThickness") { change { $0.minimum = newValue } } }
    }

    /// The greatest thickness to which the user can resize the item, in points; infinite by default.
    public var maximumThickness: Double {
        get { pane.maximum }
        set { if accepts(newValue, "maximumThickness") { change { $0.maximum = newValue } } }
    }

    /// The priority with which the item keeps its thickness when the split view is resized; 250 by default, and 260 for side bars.
    public var holdingPriority: LayoutPriority {
        get { pane.holdingPriority }
        set { change { $0.holdingPriority = newValue } }
    }

    /// Whether the item is hidden, and the others have its space; false by default.
    ///
    /// The program can collapse any item. An item that is displayed again has its former thickness.
    public var isCollapsed: Bool {
        get { pane.isCollapsed }
        set { change { $0.isCollapsed = newValue } }
    }

    // MARK: - The pane

    private var index: Int? {
        splitView?.arrangedSubviews.firstIndex { $0 === viewController.viewIfLoaded }
    }

    private var pane: SplitPane {
        if let splitView, let index { splitView.distribution.panes[index] } else { detached }
    }

    private func change(_ body: (inout SplitPane) -> Void) {
        guard let splitView, let index else { return body(&detached) }
        splitView.change { body(&$0.panes[index]) }
    }

    private func accepts(_ thickness: Double, _ property: String) -> Bool {
        if thickness >= 0 { return true }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: "\(viewController)",
                message: "\(property) of its SplitViewItem was set to \(thickness)",
                cure: "the value is ignored; set a thickness of at least 0"))
        return false
    }

    /// Transfers the pane to a split view that displays the item, or back.
    func move(to newSplitView: SplitView?) {
        detached = pane
        splitView = newSplitView
        guard newSplitView != nil else { return }
        let (values, preferred) = (detached, viewController.preferredContentSize)
        change { pane in
            let size = newSplitView?.isVertical == true ? preferred.width : preferred.height
            let known = values.thickness > 0 ? values.thickness : size
            let thickness = known > 0 ? known : pane.thickness
            let isHidden = pane.isCollapsed
            pane = values
            pane.isCollapsed = isHidden || values.isCollapsed
            pane.thickness = thickness
            pane.isSized = thickness > 0
        }
    }
}
