/// Constraints to be made, as an anchors block lists them: the values that ``AnchorsBuilder`` collects.
///
/// Attributes stand first, as static properties that can be chained; then a relation, and what it is related to. Without a
/// relation the attributes equal those of the superview.
///
///     title.sl.anchors {
///         Anchors.top.equalTo(header, attribute: .bottom, constant: 8)
///         Anchors.horizontal.equalToSuper(inwardOffset: 16)
///         Anchors.height.greaterThanOrEqualTo(constant: 24).priority(.defaultHigh)
///     }
///
/// A value; nothing happens until the layout is activated. Composed anchors are functions of it:
///
///     @AnchorsBuilder func pinned(to view: View) -> Anchors {
///         Anchors.center.equalTo(view)
///         Anchors.size.equalTo(width: 24, height: 24)
///     }
@frozen
public struct Anchors {
    /// The only rule, without an array of its own; empty when there are none or more.
    @usableFromInline var single: AnchorRule
    @usableFromInline var list: [AnchorRule] = []

    @inlinable init() { single = .empty }

    @inlinable init(_ rule: AnchorRule) { single = rule }

    /// Those of all `parts`, in their order.
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

    /// The anchors of a block.
    @inlinable public init(@AnchorsBuilder _ build: () -> Anchors) { self = build() }

    @inlinable var rules: [AnchorRule] { single.isEmpty ? list : [single] }

    /// Sets the factor of the target's side; 1 at first.
    public func multiplier(_ multiplier: Double) -> Anchors { with { $0.multiplier = multiplier } }

    /// The priority of the constraints; required at first.
    public func priority(_ priority: LayoutPriority) -> Anchors { with { $0.priority = priority } }

    /// The name of the constraints, for logs and for ``Activation/anchors(_:attribute:)``.
    public func identifier(_ identifier: String?) -> Anchors { with { $0.identifier = identifier } }

    /// Where in the source the rules that do not know it yet stand.
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
