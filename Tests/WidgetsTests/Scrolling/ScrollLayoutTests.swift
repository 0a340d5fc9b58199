import Testing
import Widgets
import WidgetsTesting

@testable import ConstraintLayout

/// Constraints in scroll views: layout guides, and edges that refer to the content.
@Suite struct ScrollLayoutTests {
    @Test func `Constraints to the content guide determine the content size`() throws {
        let area = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        let content = View()
        content.translatesAutoresizingMaskIntoConstraints = false
        area.addSubview(content)
        LayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: area.contentLayoutGuide.leadingAnchor, constant: 8),
            content.trailingAnchor.constraint(equalTo: area.contentLayoutGuide.trailingAnchor, constant: -8),
            content.topAnchor.constraint(equalTo: area.contentLayoutGuide.topAnchor, constant: 8),
            content.bottomAnchor.constraint(equalTo: area.contentLayoutGuide.bottomAnchor, constant: -8),
            content.widthAnchor.constraint(equalTo: area.frameLayoutGuide.widthAnchor, constant: -16),
        ])
        let height = content.heightAnchor.constraint(equalToConstant: 1000)
        height.isActive = true
        let harness = Harness(area)
        try harness.settle()

        #expect(content.frame == Rect(x: 8, y: 8, width: 384, height: 1000))
        #expect(area.contentSize == Size(width: 400, height: 1016))
        height.constant = 500
        area.contentOffset.y = 600
        try harness.settle()
        #expect(area.contentSize.height == 516)
        #expect(area.contentOffset.y == 216)
        try harness.resize(to: Size(width: 200, height: 100))
        #expect(area.contentSize == Size(width: 200, height: 516))
        #expect(content.frame.width == 184)
    }

    @Test func `Constraints of subviews to the scroll view's edges refer to the content, as in UIKit`() throws
    {
        let area = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        let content = View()
        content.translatesAutoresizingMaskIntoConstraints = false
        area.addSubview(content)
        LayoutConstraint.activate([
            content.leftAnchor.constraint(equalTo: area.leftAnchor),
            content.rightAnchor.constraint(equalTo: area.rightAnchor),
            content.topAnchor.constraint(equalTo: area.topAnchor),
            content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            content.widthAnchor.constraint(equalTo: area.widthAnchor, multiplier: 2),
            content.heightAnchor.constraint(equalToConstant: 700),
        ])
        let harness = Harness(area)
        try harness.settle()

        #expect(content.frame == Rect(x: 0, y: 0, width: 800, height: 700))
        #expect(area.contentSize == Size(width: 800, height: 700))
    }

    @Test func `A subview tied to the frame guide stays in place while the content scrolls`() throws {
        let area = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
        area.contentSize = Size(width: 400, height: 2000)
        let header = View()
        header.translatesAutoresizingMaskIntoConstraints = false
        area.addSubview(header)
        LayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: area.frameLayoutGuide.topAnchor, constant: 5),
            header.leftAnchor.constraint(equalTo: area.frameLayoutGuide.leftAnchor),
            header.widthAnchor.constraint(equalTo: area.frameLayoutGuide.widthAnchor),
            header.heightAnchor.constraint(equalToConstant: 30),
        ])
        let harness = Harness(area)
        try harness.settle()
        #expect(header.frame == Rect(x: 0, y: 5, width: 400, height: 30))

        area.contentOffset.y = 123
        try harness.settle()

        #expect(header.frame == Rect(x: 0, y: 128, width: 400, height: 30))
        #expect(area.contentSize == Size(width: 400, height: 2000))
    }

    @Test func `The layout guides are named contentLayoutGuide and frameLayoutGuide`() {
        let area = ScrollView()
        area.accessibilityIdentifier = "area"
        #expect(area.contentLayoutGuide.name.hasSuffix("contentLayoutGuide"))
        #expect(area.frameLayoutGuide.name.hasSuffix("frameLayoutGuide"))
    }
}
