extension ViewTree {
    /// The engine that lays out what constraints place; nil until there is a constraint.
    var layoutEngineIfMade: LayoutEngine? {
        guard let constraintLayout else { return nil }
        // There is no other kind of layout by constraints; a debug build checks it.
        return unsafeDowncast(constraintLayout, to: LayoutEngine.self)
    }

    /// The engine that lays out what constraints place; made when first asked for.
    var layoutEngine: LayoutEngine {
        if let layoutEngineIfMade { return layoutEngineIfMade }
        let made = LayoutEngine(tree: self)
        constraintLayout = made
        return made
    }
}

extension ViewHost {
    /// The engine of the host's tree; nil until there is a constraint.
    var layoutEngineIfMade: LayoutEngine? { tree.layoutEngineIfMade }
}
