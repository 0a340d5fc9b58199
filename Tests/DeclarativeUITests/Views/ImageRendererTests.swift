import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Images of views without a window.
struct ImageRendererTests {
    @Test func `The image has the size of the view and the scale of the renderer`() throws {
        let renderer = ImageRenderer(content: Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 6))
        renderer.scale = 2
        let image = try #require(renderer.image)
        #expect(image.size == Size(width: 10, height: 6) && image.bitmap.width == 20)
        #expect(image.bitmap[19, 11] == 0xff00_00ff)
    }

    @Test func `The proposed size is offered to the view, and pixels without drawing are transparent`() throws
    {
        let renderer = ImageRenderer { Circle().fill(.white) }
        renderer.proposedSize = ProposedViewSize(width: 20, height: 20)
        let image = try #require(renderer.image)
        #expect(image.bitmap[10, 10] == 0xffff_ffff && image.bitmap[0, 0] == 0)
        renderer.isOpaque = true
        #expect(renderer.image?.bitmap[0, 0] == 0xff00_0000)
        renderer.content = Circle().fill(.black)
        #expect(renderer.image?.bitmap[10, 10] == 0xff00_0000)
    }

    @Test func `Sizes that are empty or infinite give no image`() {
        let empty = ImageRenderer(content: EmptyView())
        #expect(empty.image == nil)
        let endless = ImageRenderer(content: Color.red)
        endless.proposedSize = .infinity
        #expect(endless.image == nil)
        endless.proposedSize = ProposedViewSize(width: 4, height: 4)
        endless.scale = .nan
        #expect(endless.image == nil)
    }

    @Test func `A text is drawn in the theme of the environment`() throws {
        let light = try #require(ImageRenderer(content: Text("A")).image)
        let dark = try #require(ImageRenderer(content: Text("A").environment(\.colorScheme, .dark)).image)
        #expect(light.bitmap.width == dark.bitmap.width && light.bitmap != dark.bitmap)
    }
}
