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
public struct Anchors {
    /// One rule needs no array: a block makes one for all of its lines.
    private var storage: Storage

    private enum Storage {
        case none
        case one(AnchorRule)
        case many([AnchorRule])
    }

    init() { storage = .none }

    init(_ rule: AnchorRule) { storage = .one(rule) }

    /// The anchors of a block.
    public init(@AnchorsBuilder _ build: () -> Anchors) { self = build() }

    @usableFromInline var rules: [AnchorRule] {
        switch storage {
        case .none: []
        case .one(let rule): [rule]
        case .many(let rules): rules
        }
    }

    /// What the target's side is multiplied with; 1 at first.
    public func multiplier(_ multiplier: Double) -> Anchors { with { $0.multiplier = multiplier } }

    /// The priority of the constraints; required at first.
    public func priority(_ priority: LayoutPriority) -> Anchors { with { $0.priority = priority } }

    /// The name of the constraints, for logs and for ``Activation/anchors(_:attribute:)``.
    public func identifier(_ identifier: String?) -> Anchors { with { $0.identifier = identifier } }

    /// Where in the source the rules that do not know it yet stand.
    consuming func at(_ site: DeclarationSite) -> Anchors {
        guard case .one(var rule) = storage else { return with { if $0.site.line == 0 { $0.site = site } } }
        if rule.site.line == 0 { rule.site = site }
        return Anchors(rule)
    }

    /// These, and `more` after them.
    consuming func adding(_ more: consuming Anchors) -> Anchors {
        switch (storage, more.storage) {
        case (.none, _): return more
        case (_, .none): return self
        default: break
        }
        var all = takeRules()
        switch more.storage {
        case .none: break
        case .one(let rule): all.append(rule)
        case .many(let rules): all += rules
        }
        storage = .many(all)
        return self
    }

    /// Leaves nothing behind, so that the array stays the only one.
    private mutating func takeRules() -> [AnchorRule] {
        let taken = storage
        storage = .none
        switch taken {
        case .none: return []
        case .many(let rules): return rules
        case .one(let rule):
            var rules: [AnchorRule] = []
            rules.reserveCapacity(4)
            rules.append(rule)
            return rules
        }
    }

    private func with(_ change: (inout AnchorRule) -> Void) -> Anchors {
        var changed = self
        switch storage {
        case .none: break
        case .one(var rule):
            change(&rule)
            changed.storage = .one(rule)
        case .many(var rules):
            for index in rules.indices { change(&rules[index]) }
            changed.storage = .many(rules)
        }
        return changed
    }
}
