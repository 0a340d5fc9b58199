import Testing
import Widgets
import WidgetsTesting

@testable import DemoApp

/// The pages of the gallery with enlarged text.
struct TextScaleTests {
    /// Returns the paths of the labels in a page whose text does not fit into their frames, by the text scale.
    private func clippedLabels(_ page: DemoPage, textScale: Double) throws -> Set<String> {
        var theme = Theme.light
        theme.textScale = textScale
        // The window is enlarged with the text, as users do; the test is about parts with a fixed size.
        let size = Size(width: 880 * textScale, height: 620 * textScale)
        let harness = Harness(GalleryController(page: page), size: size, theme: theme)
        try harness.settle()
        let labels = harness.all(Label.self).filter { $0.text?.isEmpty == false && !isHidden($0) }
        return Set(labels.filter(isClipped).map { "\($0.hierarchyPath) \"\($0.text ?? "")\"" })
    }

    private func isHidden(_ view: View) -> Bool {
        view.isHidden || view.superview.map(isHidden) == true
    }

    private func isClipped(_ label: Label) -> Bool {
        let needed = label.sizeThatFits(Size(width: label.bounds.width, height: 10_000))
        let isTooNarrow =
            label.numberOfLines == 1 && label.intrinsicContentSize.width > label.bounds.width + 1
        return isTooNarrow || needed.height > label.bounds.height + 1
    }

    @Test(arguments: DemoPage.allCases.map(\.rawValue))
    func `No label of a page is clipped only because the text is enlarged`(name: String) throws {
        let page = try #require(DemoPage(rawValue: name))
        let before = try clippedLabels(page, textScale: 1)
        let clipped = try clippedLabels(page, textScale: 1.5).subtracting(before)
        #expect(clipped.isEmpty, "\(clipped.sorted().joined(separator: "\n"))")
    }
}
