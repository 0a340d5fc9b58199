extension LazyNode {
    /// The length across the axis that the tracks of a grid need for their first views.
    var idealCross: Double? {
        guard let grid = form.tracks, source.count > 0 else { return nil }
        var firsts: [Double] = []
        for index in 0..<min(grid.count, source.count) {
            firsts.append(item(at: index).layoutSize(.unspecified)[axis.other])
        }
        sort()
        graph.arrangeScopes()
        return form.idealLength(of: firsts)
    }
}
