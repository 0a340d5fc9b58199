/// The sizes that the content of a window can have, in whole points.
struct ContentSizes {
    let ideal: Size
    let minimum: Size
    let maximum: Size

    /// Measures the content.
    ///
    /// In a dimension in which the content cannot grow, the ideal length is also the minimum, so that texts are not truncated.
    init(of view: HostingContainer) {
        let ideal = Self.fittingSize(of: view)
        let least = view.size(for: .zero)
        let most = view.size(for: .infinity)
        func limits(_ ideal: Double, _ least: Double, _ most: Double) -> (least: Double, most: Double) {
            most <= ideal ? (ideal, ideal) : (min(least.rounded(.up), ideal), most.rounded(.up))
        }
        let width = limits(ideal.width, least.width, most.width)
        let height = limits(ideal.height, least.height, most.height)
        self.ideal = ideal
        minimum = Size(width: width.least, height: height.least)
        maximum = Size(width: width.most, height: height.most)
    }

    /// Returns the ideal size, limited to between 120 × 60 and 1600 × 1000 points.
    static func fittingSize(of view: Widgets.View) -> Size {
        let size = view.intrinsicContentSize
        return Size(
            width: min(max(size.width.rounded(.up), 120), 1600),
            height: min(max(size.height.rounded(.up), 60), 1000))
    }
}
