/// A number of columns and rows.
struct PixelSize: Hashable, Sendable {
    var width: Int
    var height: Int

    /// The number of pixels; clamped, if it exceeds the range of integers.
    var count: Int {
        let (product, isTooLarge) = width.multipliedReportingOverflow(by: height)
        return isTooLarge ? .max : product
    }

    /// Returns the size scaled down so that no side exceeds `maxPixelSize`, in the same proportions; nil returns the size itself.
    ///
    /// A side is at least 1.
    func fitting(_ maxPixelSize: Int?) -> PixelSize {
        guard let maxPixelSize, max(width, height) > max(1, maxPixelSize) else { return self }
        let factor = Double(max(1, maxPixelSize)) / Double(max(width, height))
        func side(_ length: Int) -> Int { max(1, Int((Double(length) * factor).rounded())) }
        return PixelSize(width: side(width), height: side(height))
    }

    /// The size with exchanged sides.
    var transposed: PixelSize { PixelSize(width: height, height: width) }
}
