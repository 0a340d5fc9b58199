/// A sheet, alert or popover that a node presents.
protocol PresentationRequest: AnyObject {
    /// The node that presents.
    var presenter: Node { get }
    /// The conditions under which it is presented.
    var precedence: PresentationPrecedence { get }
    /// Whether it is displayed.
    var isDisplayed: Bool { get }
    /// Returns whether it presents the controller.
    func presents(_ controller: ViewController) -> Bool
    /// Presents it; returns false if it cannot be presented yet.
    func perform() -> Bool
}

/// The conditions under which a presentation may be in front of others.
enum PresentationPrecedence {
    /// It waits until the displayed alerts have been answered, so that it does not hide them.
    case afterAnswers
    /// It is an alert, and waits for the answers of others.
    case alert
    /// It is displayed in front of any other, in response to an action of the user.
    case immediate
}

/// A node that presents a page, whose views may present others.
protocol PagePresenting: Node {
    /// The node of the view that presents.
    var presentingContent: Node? { get }
    /// The page; nil while nothing is presented.
    var presentedPage: Node? { get }
    /// The retained view of the page.
    var presentedView: Widgets.View? { get }
    /// Whether the page is displayed.
    var isPageDisplayed: Bool { get }
}

/// The presentations of a graph's views that have been requested and are not displayed yet.
///
/// They are presented after an update, in the order of the views that present them: a view in a sheet presents after the sheet, and of the
/// modifiers of one view the first one presents first. A presentation waits until the sheet or popover that contains its view is displayed,
/// and until a displayed alert has been answered.
final class PresentationQueue {
    private unowned let graph: Graph
    private var waiting: [any PresentationRequest] = []
    private var displayed: [any PresentationRequest] = []
    private var isScheduled = false

    init(graph: Graph) { self.graph = graph }

    deinit {}

    /// Presents `request` after the update, or as soon as possible.
    func add(_ request: any PresentationRequest) {
        waiting.append(request)
        presentNext()
    }

    /// Withdraws a request or a presentation, after which others may be possible.
    func remove(_ request: any PresentationRequest) {
        waiting.removeAll { $0 === request }
        displayed.removeAll { $0 === request }
        presentNext()
    }

    /// Records that a sheet or alert is displayed.
    func didPresent(_ request: any PresentationRequest) { displayed.append(request) }

    /// Presents the waiting requests after the update, because one has been added or the conditions have changed.
    func presentNext() {
        if isScheduled || waiting.isEmpty || graph.isUnmounting { return }
        isScheduled = true
        graph.afterUpdate { [weak self] in self?.presentWaiting() }
    }

    private func presentWaiting() {
        isScheduled = false
        let requests = waiting.sorted { PresentationOrder.precedes($0.presenter, $1.presenter) }
        for request in requests where waiting.contains(where: { $0 === request }) {
            if !mayPresent(request) { continue }
            if request.perform() { waiting.removeAll { $0 === request } }
        }
    }

    private func mayPresent(_ request: any PresentationRequest) -> Bool {
        if let enclosing = PresentationOrder.enclosingPage(of: request.presenter), !enclosing.isDisplayed {
            return false
        }
        if request.precedence == .immediate { return true }
        return !displayed.contains { $0.precedence != .afterAnswers && $0.isDisplayed }
    }

    /// Returns the lowest presentation in front of `controller` whose view is not in its page, and which remains when the page is removed.
    func presentation(inFrontOf controller: ViewController, outsideOf page: Node?) -> ViewController? {
        var step = controller.presentedViewController
        while let next = step {
            let presentation = displayed.first { $0.presents(next) }
            if let presentation, page.map({ !presentation.presenter.isDescendant(of: $0) }) ?? true {
                return next
            }
            step = next.presentedViewController
        }
        return nil
    }
}

/// The order of the nodes that present.
enum PresentationOrder {
    /// A presented page that contains a node.
    struct EnclosingPage {
        let presenter: any PagePresenting
        let page: Node

        /// Whether the page is displayed, and not about to be removed.
        var isDisplayed: Bool { presenter.presentedPage === page && presenter.isPageDisplayed }
        /// The retained view of the page; nil if it is about to be removed.
        var view: Widgets.View? { presenter.presentedPage === page ? presenter.presentedView : nil }
    }

    /// Returns the nearest page that contains `node`; nil if no page does.
    static func enclosingPage(of node: Node) -> EnclosingPage? {
        var child = node
        while let parent = child.parent {
            if let presenter = parent as? any PagePresenting, isPage(child, of: presenter) {
                return EnclosingPage(presenter: presenter, page: child)
            }
            child = parent
        }
        return nil
    }

    /// Returns whether `first` presents before `second`: the views of a modifier's content precede the modifier, those of its page follow it,
    /// and other views have the order of the tree.
    ///
    /// O(depth + children of the common ancestor).
    static func precedes(_ first: Node, _ second: Node) -> Bool {
        let (path, other) = (path(to: first), path(to: second))
        var depth = 0
        while depth < path.count, depth < other.count, path[depth] === other[depth] { depth += 1 }
        if depth == other.count { return depth < path.count && !isPage(path[depth], of: second) }
        if depth == path.count { return isPage(other[depth], of: first) }
        if depth == 0 { return false }
        let common = path[depth - 1]
        for index in 0..<common.childCount {
            let child = common.child(at: index)
            if child === path[depth] { return true }
            if child === other[depth] { return false }
        }
        return false
    }

    private static func isPage(_ node: Node, of presenter: Node) -> Bool {
        (presenter as? any PagePresenting).map { $0.presentingContent !== node } ?? false
    }

    /// The nodes from the root to `node`.
    private static func path(to node: Node) -> [Node] {
        var nodes: [Node] = []
        var step: Node? = node
        while let node = step {
            nodes.append(node)
            step = node.parent
        }
        return nodes.reversed()
    }
}
