import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Shapes that follow the shape of their container.
struct ContainerShapeTests {
    private func path(_ harness: Harness) -> Path? {
        harness.rootView.all(ShapeOutlineView.self).first.flatMap { view in
            view.content.outlineInContainer?(view.bounds, ContainerShape(around: view.bounds, of: view))
        }
    }

    @Test func `A relative shape is concentric with the container, whatever encloses it`() throws {
        let harness = try show(
            ContainerRelativeShape().fill(.red).padding(6).background(Color.blue).padding(4)
                .containerShape(RoundedRectangle(cornerRadius: 24)), width: 100, height: 80
        ).0
        #expect(
            path(harness)?.roundedRect == RoundedRect(Rect(x: 0, y: 0, width: 80, height: 60), radius: 14))
    }

    @Test func `Without a container the shape is a rectangle`() throws {
        let harness = try show(ContainerRelativeShape().fill(.red), width: 40, height: 30).0
        #expect(path(harness)?.roundedRect == RoundedRect(Rect(x: 0, y: 0, width: 40, height: 30)))
    }

    @Test func `A border inside of a relative shape, and erased and stroked ones, follow the container`()
        throws
    {
        let harness = try show(
            AnyShape(ContainerRelativeShape().inset(by: 2)).stroke(.red, lineWidth: 4).padding(10)
                .containerShape(RoundedRectangle(cornerRadius: 20)), width: 100, height: 80
        ).0
        #expect(path(harness)?.roundedRect == RoundedRect(Rect(x: 2, y: 2, width: 76, height: 56), radius: 8))
    }

    @Test func `A change of the container shape repaints the shapes inside`() throws {
        struct Stage: View {
            @State private var radius = 20.0
            var body: some View {
                VStack(spacing: 0) {
                    Button("square") { radius = 0 }
                    ContainerRelativeShape().fill(.red).containerShape(RoundedRectangle(cornerRadius: radius))
                }
            }
        }
        let harness = try show(Stage(), width: 80, height: 100).0
        let old = harness.picture
        try harness.click("square")
        #expect(harness.picture != old && harness.picture == harness.renderFresh())
        #expect(path(harness)?.roundedRect?.radius == 0)
    }

    @Test func `A view clipped to the relative shape has the corners of the container`() throws {
        let harness = try show(
            Color.red.clipShape(ContainerRelativeShape()).padding(5)
                .containerShape(RoundedRectangle(cornerRadius: 20)), width: 100, height: 80
        ).0
        let radii = harness.rootView.all(Widgets.View.self).map(\.layer.cornerRadius)
        #expect(radii.contains(15))
    }
}
