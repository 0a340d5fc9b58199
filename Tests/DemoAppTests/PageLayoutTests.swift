import Testing
import Widgets
import WidgetsTesting

@testable import DemoApp

struct PageLayoutTests {
    private static let sizes = [DemoApp.minimumSize, Size(width: 880, height: 620)]

    private func show(_ page: DemoPage, _ size: Size) throws -> (harness: Harness, page: View) {
        let harness = Harness(GalleryController(page: page), size: size)
        try harness.settle()
        let view = harness.rootView.subviews.first { $0.accessibilityIdentifier == page.rawValue }
        return (harness, try #require(view))
    }

    @Test func `The titles of all pages are at the same height`() throws {
        var centers: [Double: [String]] = [:]
        for page in DemoPage.allCases {
            let (_, view) = try show(page, Self.sizes[0])
            let title = try #require(
                Harness.all(View.self, in: view).first { ($0 as? any VisibleText)?.visibleText == page.title }
            )
            // A label draws its line at a whole point; a difference of half a point between frames is not visible.
            let center = title.convert(title.bounds, to: view).midY.rounded(.down)
            centers[center, default: []].append(page.rawValue)
        }
        #expect(centers.count == 1, "\(centers)")
    }

    @Test(arguments: DemoPage.allCases.map(\.rawValue))
    func `No view leaves its card, and no card leaves the page horizontally`(name: String) throws {
        let page = try #require(DemoPage(rawValue: name))
        for size in Self.sizes {
            let (_, view) = try show(page, size)
            let cards = Harness.all(View.self, in: view).filter {
                $0.layer.cornerRadius == 12 && $0.layer.borderWidth == 1
            }
            for card in cards {
                let frame = card.convert(card.bounds, to: view)
                #expect(
                    frame.minX >= 0 && frame.maxX <= view.bounds.width, "\(card.hierarchyPath) at \(size)")
                for item in visible(in: card) {
                    let place = item.convert(item.bounds, to: card)
                    let isInside =
                        place.minX >= 0 && place.minY >= 0 && place.maxX <= card.bounds.width
                        && place.maxY <= card.bounds.height
                    #expect(isInside, "\(item.hierarchyPath) at \(place), card \(card.bounds.size), \(size)")
                }
            }
        }
    }

    /// Returns the views inside `view` that are drawn: the content of a scroll view is clipped, and an empty view draws nothing.
    private func visible(in view: View) -> [View] {
        view.subviews.flatMap { subview -> [View] in
            if subview.isHidden || subview.bounds.isEmpty { return [] }
            let clips = subview is ScrollView || subview.clipsToBounds
            return [subview] + (clips ? [] : visible(in: subview))
        }
    }
}
