/// The recorded update causes of a hosting view that explains its updates.
final class Explanations {
    /// The causes of invalidations whose update is pending, by node.
    private var pending: [ObjectIdentifier: [UpdateCause]] = [:]
    /// The causes of the last update, by node.
    private var last: [ObjectIdentifier: [UpdateCause]] = [:]
    /// The removed identities, oldest first.
    private(set) var identityChanges: [IdentityChange] = []
    /// The maximum number of recorded identity changes, which bounds the memory of long-running applications.
    private static let limit = 1000

    deinit {}

    /// Whether causes are recorded.
    var isEnabled = false

    /// Records `cause`, which has invalidated `node`, until the node is updated.
    func recordInvalidation(of node: Node, _ cause: UpdateCause) {
        pending[ObjectIdentifier(node), default: []].append(cause)
    }

    /// Records the update of `node`, whose causes are the recorded invalidations followed by `causes`.
    func recordUpdate(of node: Node, _ causes: @autoclosure () -> [UpdateCause]) {
        if !isEnabled { return }
        let id = ObjectIdentifier(node)
        last[id] = (pending.removeValue(forKey: id) ?? []) + causes()
    }

    /// Returns the causes of the last update of `node`; empty if none is recorded.
    func causes(of node: Node) -> [UpdateCause] { last[ObjectIdentifier(node)] ?? [] }

    /// The number of nodes of which causes are recorded.
    var recordedNodeCount: Int { Set(last.keys).union(pending.keys).count }

    /// Removes the causes of `node`, whose identifier another node may get after it is deallocated.
    func removeCauses(of node: Node) {
        pending[ObjectIdentifier(node)] = nil
        last[ObjectIdentifier(node)] = nil
    }

    /// Records that `node` and its descendants are removed for `reason`.
    func recordRemoval(of node: Node, _ reason: @autoclosure () -> IdentityChange.Reason) {
        if !isEnabled { return }
        let change = IdentityChange(
            path: node.path, reason: reason(), lostStates: NodePath(of: node).stateNames)
        if identityChanges.count >= Self.limit { identityChanges.removeFirst(Self.limit / 2) }
        identityChanges.append(change)
    }
}

/// A lost identity: the reason why the states of a node and its descendants were reset.
///
///     hosting.identityChanges.last?.reason   // .id("a", "b")
public struct IdentityChange: Hashable, CustomStringConvertible {
    /// The reason why a node was replaced or removed.
    public enum Reason: Hashable {
        /// The condition of an `if` or `switch` has selected another branch.
        case branch
        /// The optional view has become nil.
        case becameNil
        /// The value of `.id(_:)` has changed.
        case id(old: String, new: String)
        /// No element of the `ForEach` has the id any more.
        case removed(id: String)
        /// The type wrapped by an `AnyView` has changed.
        case type(old: String, new: String)
    }

    /// The path of the removed node.
    public let path: String
    /// The reason why the view was replaced or removed.
    public let reason: Reason
    /// The names of the states that were lost, as `Type.name`.
    public let lostStates: [String]

    public var description: String {
        let lost = lostStates.isEmpty ? "no state was lost" : "lost " + lostStates.joined(separator: ", ")
        return "\(path): \(reason), \(lost)"
    }
}
