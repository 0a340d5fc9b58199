import DeclarativeUI
import Testing

struct CenteredColumnTests {
    @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
    func `A column with a flexible view is flexible for every alignment`(
        _ alignment: HorizontalAlignment
    ) {
        let column = VStackLayout(alignment: alignment, spacing: 0)
        let elements: ContiguousArray<any LayoutElement> = [Block.flexible(), Block.fixed(20)]
        let subviews = LayoutSubviews(elements)
        var cache = column.makeCache(subviews: subviews)
        #expect(
            column.lengthRange(.horizontal, cross: nil, subviews: subviews, cache: &cache).upperBound
                == .infinity)
    }

    @Test func `Centred rows and layers with a flexible view are flexible`() {
        let elements: ContiguousArray<any LayoutElement> = [Block.flexible(), Block.fixed(20)]
        let subviews = LayoutSubviews(elements)
        let row = HStackLayout(alignment: .center, spacing: 0)
        var rowCache = row.makeCache(subviews: subviews)
        #expect(
            row.lengthRange(.vertical, cross: nil, subviews: subviews, cache: &rowCache).upperBound
                == .infinity)
        let layers = ZStackLayout(alignment: .center)
        var layersCache: Void = layers.makeCache(subviews: subviews)
        let range = layers.lengthRange(.horizontal, cross: nil, subviews: subviews, cache: &layersCache)
        #expect(range.upperBound == .infinity)
    }
}
