// Finds the dynamic properties of a value through the fields of its type.

extension DynamicProperty {
    public mutating func update() {}

    /// Links the dynamic properties among the fields, then calls ``update()``.
    public mutating func _link(_ linker: inout PropertyLinker) {
        linker.linkFields(of: &self)
        update()
    }

    public func _isUnchanged(since old: Self) -> Bool { FieldPlan.of(Self.self).isEqual(old, self) }
}

extension PropertyLinker {
    /// Links the dynamic properties among the fields of a value, which need not be a dynamic property itself.
    mutating func linkFields<Content>(of content: inout Content) {
        let plan = FieldPlan.of(Content.self)
        withUnsafeMutablePointer(to: &content) { plan.link(UnsafeMutableRawPointer($0), &self) }
    }
}

extension PropertyStorage {
    /// Links the properties of `content` to the objects kept for them; returns the objects to keep from now on.
    func linked<Content>(to content: inout Content, by plan: FieldPlan, of node: Node) -> PropertyStorage {
        if !plan.hasDynamicProperties { return self }
        var linker = PropertyLinker(node: node, storage: self)
        withUnsafeMutablePointer(to: &content) { plan.link(UnsafeMutableRawPointer($0), &linker) }
        return linker.storage
    }
}
