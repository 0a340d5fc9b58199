extension View {
    /// Sets the size of texts of the view and its descendants, and of the sheets, alerts and menus that they open.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Limits the size of texts of the view and its descendants to a range; a text scale inside of it is kept exactly.
    ///
    ///     Toolbar().dynamicTypeSize(...DynamicTypeSize.xxLarge)
    public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
    where Sizes.Bound == DynamicTypeSize {
        transformEnvironment(\.self) { values in
            let size = values.dynamicTypeSize
            let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let first = sizes.first, let last = sizes.last, !range.contains(size) else { return }
            values.dynamicTypeSize = size < first ? first : last
        }
    }
}
