extension ViewTree {
    /// The engine that lays out what constraints place; nil until there is a constraint.
    var layoutEngineIfMade: LayoutEngine? { constraintLayout.map { LayoutEngine.of($0) } }

    /// The engine that lays out what constraints place; made when first asked for.
    var layoutEngine: LayoutEngine {
        if let layoutEngineIfMade { return layoutEngineIfMade }
        let made = LayoutEngine(tree: self)
        constraintLayout = made
        return made
    }
}

extension LayoutEngine {
    /// The engine behind `layout`: there is no other kind of layout by constraints; a debug build checks it.
    static func of(_ layout: any ConstraintLayout) -> LayoutEngine {
        unsafeDowncast(layout, to: LayoutEngine.self)
    }
}

extension ViewHost {
    /// The engine of the host's tree; nil until there is a constraint.
    var layoutEngineIfMade: LayoutEngine? { tree.layoutEngineIfMade }
}
