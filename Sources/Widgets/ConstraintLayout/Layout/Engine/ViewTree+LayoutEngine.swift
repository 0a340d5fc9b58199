extension ViewTree {
    /// The constraint layout engine; nil until there is a constraint.
    var layoutEngineIfLoaded: LayoutEngine? {
        guard let constraintLayout else { return nil }
        // LayoutEngine is the only type of constraint layout, which a debug build checks.
        return unsafeDowncast(constraintLayout, to: LayoutEngine.self)
    }

    /// The constraint layout engine, created on the first access.
    var layoutEngine: LayoutEngine {
        if let layoutEngineIfLoaded { return layoutEngineIfLoaded }
        let newEngine = LayoutEngine(tree: self)
        constraintLayout = newEngine
        return newEngine
    }
}

extension ViewHost {
    /// The engine of the host's tree; nil until there is a constraint.
    var layoutEngineIfLoaded: LayoutEngine? { tree.layoutEngineIfLoaded }
}
