/// The recorded update causes of a hosting view that explains its updates.
final class Explanations {
    /// Causes of marks that wait.
    private var pending: [ObjectIdentifier: [UpdateCause]] = [:]
    private var last: [ObjectIdentifier: [UpdateCause]] = [:]
    private(set) var identityChanges: [IdentityChange] = []
    /// So that an application that runs for weeks does not keep them all.
    private static let limit = 1000

    deinit {}

    /// Whether causes are recorded.
    var isEnabled = false

    func noteMark(of node: Node, _ cause: UpdateCause) {
        pending[ObjectIdentifier(node), default: []].append(cause)
    }

    func noteUpdate(of node: Node, _ causes: @autoclosure () -> [UpdateCause]) {
        if !isEnabled { return }
        let id = ObjectIdentifier(node)
        last[id] = (pending.removeValue(forKey: id) ?? []) + causes()
    }

    func causes(of node: Node) -> [UpdateCause] { last[ObjectIdentifier(node)] ?? [] }

    func forget(_ node: Node) {
        pending[ObjectIdentifier(node)] = nil
        last[ObjectIdentifier(node)] = nil
    }

    /// Records that `node` and its descendants are removed for `reason`.
    func noteLoss(of node: Node, _ reason: @autoclosure () -> IdentityChange.Reason) {
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
        /// Another branch of an `if` or a `switch`.
        case branch
        /// The optional view is nil.
        case becameNil
        /// `.id(_:)` was given another value.
        case id(old: String, new: String)
        /// No element of the `ForEach` has the id any more.
        case removed(id: String)
        /// An `AnyView` holds another type.
        case type(old: String, new: String)
    }

    /// The place of the node that went.
    public let path: String
    /// Why the view was replaced.
    public let reason: Reason
    /// `Type.name` of each state that was lost.
    public let lostStates: [String]

    public var description: String {
        let lost = lostStates.isEmpty ? "no state was lost" : "lost " + lostStates.joined(separator: ", ")
        return "\(path): \(reason), \(lost)"
    }
}
