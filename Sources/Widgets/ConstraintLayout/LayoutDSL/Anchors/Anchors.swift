/// A list of constraints to be created, as collected by ``AnchorsBuilder`` in an anchors block.
///
/// An expression begins with attributes, which are static properties that can be chained, followed by a relation and its target. Without
/// a relation, the attributes are equal to those of the superview.
///
///     title.sl.anchors {
///         Anchors.top.equalTo(header, attribute: .bottom, constant: 8)
///         Anchors.horizontal.equalToSuper(inwardOffset: 16)
///         Anchors.height.greaterThanOrEqualTo(constant: 24).priority(.defaultHigh)
///     }
///
/// Anchors are values without an effect until the layout is activated. Combinations can be written as functions:
///
///     @AnchorsBuilder func pinned(to view: View) -> Anchors {
///         Anchors.center.equalTo(view)
///         Anchors.size.equalTo(width: 24, height: 24)
///     }
@frozen
public struct Anchors {
    /// The rule of anchors with a single rule, which need no array; otherwise the empty rule.
    @usableFromInline var single: AnchorRule
    @usableFromInline var list: [AnchorRule] = []

    @inlinable init() { single = .empty }

    @inlinable init(_ rule: AnchorRule) { single = rule }

    /// Creates anchors with the rules of all `parts`, in their order.
    @inlinable @inline(__always) init(_ parts: [Anchors]) {
        self.init()
        list.reserveCapacity(parts.count)
        for part in parts {
            if part.list.isEmpty {
                if !part.single.isEmpty { list.append(part.single) }
            } else {
                list += part.list
            }
        }
    }

    /// Creates anchors from an anchors block.
    @inlinable public init(@AnchorsBuilder _ build: () -> Anchors) { self = build() }

    @inlinable var rules: [AnchorRule] { single.isEmpty ? list : [single] }

    /// Sets the factor by which the target's attribute is multiplied; 1 by default.
    public func multiplier(_ multiplier: Double) -> Anchors { with { $0.multiplier = multiplier } }

    /// Sets the priority of the constraints; `required` by default.
    public func priority(_ priority: LayoutPriority) -> Anchors { with { $0.priority = priority } }

    /// Sets the identifier of the constraints, for logs and for ``Activation/anchors(_:attribute:)``.
    public func identifier(_ identifier: String?) -> Anchors { with { $0.identifier = identifier } }

    /// Sets the source location of all rules that have none.
    @inlinable @inline(__always) consuming func at(_ site: DeclarationSite) -> Anchors {
        if single.site.line == 0 { single.site = site }
        if !list.isEmpty { mark(site) }
        return self
    }

    @usableFromInline mutating func mark(_ site: DeclarationSite) {
        for index in list.indices where list[index].site.line == 0 { list[index].site = site }
    }

    private func with(_ change: (inout AnchorRule) -> Void) -> Anchors {
        var changed = self
        if !single.isEmpty { change(&changed.single) }
        for index in changed.list.indices { change(&changed.list[index]) }
        return changed
    }
}
