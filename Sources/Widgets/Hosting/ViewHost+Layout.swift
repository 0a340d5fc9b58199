extension ViewHost {
    /// Lays out what constraints place; made when first asked for.
    var layoutEngine: LayoutEngine {
        if let layoutEngineIfMade { return layoutEngineIfMade }
        let made = LayoutEngine(host: self)
        layoutEngineIfMade = made
        return made
    }
}
