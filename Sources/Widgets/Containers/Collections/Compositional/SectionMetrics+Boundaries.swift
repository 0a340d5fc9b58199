nonisolated extension GroupSection.Metrics {
    private func length(of boundary: SectionBoundary) -> Double {
        isHorizontal ? boundary.frame.width : boundary.frame.height
    }

    /// The length of all headers.
    var headerLength: Double { boundaries.reduce(0) { $1.isFooter ? $0 : $0 + length(of: $1) } }

    /// The length of all footers.
    var footerLength: Double { boundaries.reduce(0) { $1.isFooter ? $0 + length(of: $1) : $0 } }

    /// Returns the headers and footers with their frames in a section of a length.
    func placedBoundaries(length: Double) -> [SectionBoundary] {
        var header = 0.0
        var footer = length - footerLength
        return boundaries.map { boundary in
            var placed = boundary
            let position = boundary.isFooter ? footer : header
            if boundary.isFooter {
                footer += self.length(of: boundary)
            } else {
                header += self.length(of: boundary)
            }
            if isHorizontal {
                placed.frame.origin.x += position
            } else {
                placed.frame.origin.y += position
            }
            return placed
        }
    }
}
