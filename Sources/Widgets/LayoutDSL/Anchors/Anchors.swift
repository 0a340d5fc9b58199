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
    var rules: [AnchorRule]

    init(_ rule: AnchorRule) { rules = [rule] }

    init(rules: [AnchorRule]) { self.rules = rules }

    /// The anchors of a block.
    public init(@AnchorsBuilder _ build: () -> Anchors) { self = build() }

    /// What the target's side is multiplied with; 1 at first.
    public func multiplier(_ multiplier: Double) -> Anchors { with { $0.multiplier = multiplier } }

    /// The priority of the constraints; required at first.
    public func priority(_ priority: LayoutPriority) -> Anchors { with { $0.priority = priority } }

    /// The name of the constraints, for logs and for ``Activation/anchors(_:attribute:)``.
    public func identifier(_ identifier: String?) -> Anchors { with { $0.identifier = identifier } }

    /// Where in the source the rules that do not know it yet stand.
    func at(_ site: DeclarationSite) -> Anchors {
        with { if $0.site.line == 0 { $0.site = site } }
    }

    private func with(_ change: (inout AnchorRule) -> Void) -> Anchors {
        var changed = self
        for index in changed.rules.indices { change(&changed.rules[index]) }
        return changed
    }
}
