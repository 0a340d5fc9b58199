import Testing
import Widgets
import WidgetsTesting

@testable import Controls
@testable import DeclarativeUI

private struct Pair: DeclarativeUI.View {
    let alignment: VerticalAlignment
    let width: Double
    let words: [String]

    var body: some DeclarativeUI.View {
        HStack(alignment: alignment, spacing: 4) {
            ForEach(words, id: \.self) { Text($0) }
        }
        .frame(width: width)
    }
}

/// Long texts side by side in insufficient width.
struct BaselineAlignmentTests {
    private func shown(
        _ alignment: VerticalAlignment, _ width: Double, _ scale: Double, isMirrored: Bool = false
    ) throws -> Shown<Pair> {
        let words = [2, 13].map { "a text of many words that is wrapped \($0) times" }
        let shown = try Shown(Pair(alignment: alignment, width: width, words: words))
        try shown.harness.resize(to: Size(width: 300, height: 300), scale: scale)
        shown.harness.host.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        try shown.harness.settle()
        return shown
    }

    /// Frames are rounded to whole pixels: lines must not be computed for half a pixel more, or the last one is
    /// truncated.
    @Test(arguments: [1.0, 1.25, 1.5, 2], [false, true])
    func `Displayed texts have the measured lines`(_ scale: Double, _ isMirrored: Bool) throws {
        for step in 0..<14 {
            let width = 60 + Double(step) * 6.5
            let shown = try shown(.lastTextBaseline, width, scale, isMirrored: isMirrored)
            for label in shown.labels {
                let paragraphs = try #require(label.paragraphs)
                let size = label.size(of: paragraphs, within: label.bounds.width)
                #expect(label.bounds.size == size, "width \(width)")
                let all = paragraphs.layout(of: label, width: label.bounds.width, scale: scale)
                #expect(label.displayedLayout(paragraphs).lineCount == all.lineCount, "width \(width)")
            }
        }
    }

    @Test(arguments: [1.0, 1.25, 1.5, 2], [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
    func `Baselines of both texts coincide`(_ scale: Double, _ alignment: VerticalAlignment) throws {
        for step in 0..<14 {
            let width = 60 + Double(step) * 6.5
            let shown = try shown(alignment, width, scale)
            let places = try shown.labels.map { label in
                let layout = try label.displayedLayout(#require(label.paragraphs))
                let isFirst = alignment == .firstTextBaseline
                let baseline = isFirst ? layout.firstBaseline : layout.lastBaseline
                return label.convert(Point(x: 0, y: label.textOrigin.y + baseline), to: nil).y
            }
            #expect(abs(places[0] - places[1]) < 1e-6, "width \(width)")
        }
    }

    /// As in SwiftUI, each text is proposed an equal share of the remaining width, and leaves what it does not need to
    /// the next one.
    @Test func `Width that a text does not need goes to the next one`() throws {
        let shown = try shown(.top, 120, 1)
        let labels = shown.labels
        #expect(labels[0].frame.width < 58)
        #expect(labels[1].frame.width > 58)
        #expect(labels[0].frame.width + labels[1].frame.width <= 116)
    }
}
