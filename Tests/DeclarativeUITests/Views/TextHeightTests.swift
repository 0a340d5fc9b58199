import Testing
import Widgets
import WidgetsTesting

@testable import Controls
@testable import DeclarativeUI

private nonisolated let long = "some longer words that take a number of lines in a narrow column"
private nonisolated let hebrew =
    "\u{05E9}\u{05DC}\u{05D5}\u{05DD} \u{05E2}\u{05D5}\u{05DC}\u{05DD} 12 \u{05D0}\u{05D1}\u{05D2}"
private nonisolated let lineHeight = 17.0

private final class Model: ObservableObject {
    @Published var texts: [String]
    @Published var height: Double
    init(_ texts: [String], _ height: Double) { (self.texts, self.height) = (texts, height) }
    deinit {}
}

private struct Column: DeclarativeUI.View {
    @ObservedObject var model: Model
    var body: some DeclarativeUI.View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(model.texts.indices), id: \.self) { Text(model.texts[$0]) }
        }
        .frame(width: 90, height: model.height, alignment: .topLeading)
    }
}

/// A text displays the whole lines that fit its height, as in SwiftUI.
struct TextHeightTests {
    private func show<Content: DeclarativeUI.View>(
        _ content: Content, scale: Double = 1, isMirrored: Bool = false
    ) throws -> Shown<Content> {
        let size = Size(width: 200, height: 240)
        let shown = try Shown(content, size: size)
        try shown.harness.resize(to: size, scale: scale)
        shown.harness.host.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        try shown.harness.settle()
        return shown
    }

    /// Returns the height of a number of lines at a scale.
    private func height(_ lines: Int, scale: Double = 1) throws -> Double {
        let text = Text(Array(repeating: "x", count: lines).joined(separator: "\n")).fixedSize()
        return try #require(try show(text, scale: scale).labels.first).frame.height
    }

    private func lines(_ label: Widgets.Label) -> Int {
        guard let paragraphs = label.paragraphs, label.needs(paragraphs) else { return 1 }
        return label.displayedLayout(paragraphs).lineCount
    }

    @Test(arguments: [long, hebrew + " " + hebrew], [1.0, 1.25, 2])
    func `A text in little height equals one of fewer lines`(_ text: String, _ scale: Double) throws {
        let isMirrored = text != long
        for (room, count) in [(0.4, 1), (1, 1), (1.9, 1), (2.5, 2), (3, 3)] {
            let height = count == 3 ? try height(3, scale: scale) : room * lineHeight
            let shown = try show(
                Text(text).frame(width: 70, height: height, alignment: .topLeading), scale: scale,
                isMirrored: isMirrored)
            let limited = try show(
                Text(text).lineLimit(count).fixedSize(horizontal: false, vertical: true)
                    .frame(width: 70, height: height, alignment: .topLeading), scale: scale,
                isMirrored: isMirrored)
            let label = try #require(shown.labels.first)
            #expect(lines(label) == count)
            #expect(label.frame.height == limited.labels.first?.frame.height)
            // A single line takes a faster path, which places its glyphs differently by a fraction of a pixel.
            if count > 1 { #expect(shown.harness.picture == limited.harness.picture, "\(room) at \(scale)") }
        }
    }

    @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func `The last line is truncated in the given mode`(_ mode: LineBreakMode) throws {
        let shown = try show(Text(long).truncationMode(mode).frame(width: 90, height: 36))
        let limited = try show(
            Text(long).truncationMode(mode).lineLimit(2).fixedSize(horizontal: false, vertical: true)
                .frame(width: 90, height: 36))
        #expect(shown.labels.first?.frame == limited.labels.first?.frame)
        #expect(shown.harness.picture == limited.harness.picture)
    }

    @Test func `All lines are displayed if the height is unspecified or fixed`() throws {
        let all = try #require(
            try show(Text(long).frame(width: 90).fixedSize(horizontal: false, vertical: true)).labels.first
        ).frame.height
        #expect(all >= 4 * lineHeight)
        let fixed = Text(long).fixedSize(horizontal: false, vertical: true).frame(width: 90, height: 20)
        #expect(try show(fixed).labels.first?.frame.height == all)
        let scrolled = ScrollView { Text(long).frame(width: 90) }.frame(width: 90, height: 20)
        #expect(try show(scrolled).labels.first?.frame.height == all)
        let endless = Text(long).frame(width: 90).frame(maxHeight: .infinity)
        #expect(try show(endless).labels.first?.frame.height == all)
        let enough = Text(long).frame(width: 90, height: all)
        #expect(try show(enough).labels.first.map(lines) == Int((all / lineHeight).rounded(.down)))
    }

    @Test func `The line limit applies in addition to the height`() throws {
        let shown = try show(Text(long).lineLimit(2).frame(width: 90, height: 200))
        #expect(shown.labels.first.map(lines) == 2)
        let less = try show(Text(long).lineLimit(3).frame(width: 90, height: 40))
        #expect(less.labels.first.map(lines) == 2)
    }

    @Test(arguments: [1.0, 1.25]) func `A column divides its height by whole lines`(_ scale: Double) throws {
        for height in stride(from: 20.0, through: 190, by: 8.5) {
            let shown = try show(
                Column(model: Model([long, "title", long, hebrew], height)), scale: scale)
            let labels = shown.labels
            #expect(lines(labels[1]) == 1)
            let taken = labels.reduce(0) { $0 + lines($1) }
            let least = Double(labels.count) * (lineHeight + 1)
            let bottom = (labels.map(\.frame.maxY).max() ?? 0) - labels[0].frame.minY
            #expect(bottom <= max(height, least) + 0.5)
            // One more line would not have fit.
            if taken < 9 {
                #expect(bottom + lineHeight + 1 > height - 1, "\(height): \(labels.map(\.frame))")
            }
            for (upper, lower) in zip(labels, labels.dropFirst()) {
                #expect(upper.frame.maxY <= lower.frame.minY + 1e-6)
            }
        }
    }

    @Test(arguments: [1.0, 1.25], [false, true])
    func `A resized column equals a newly created one`(_ scale: Double, _ isMirrored: Bool) throws {
        let model = Model([long, hebrew, long], 240)
        let shown = try show(Column(model: model), scale: scale, isMirrored: isMirrored)
        for height in [60.0, 30, 110, 61.3, 240] {
            model.height = height
            try shown.harness.settle()
            let fresh = try show(
                Column(model: Model(model.texts, height)), scale: scale, isMirrored: isMirrored)
            #expect(shown.labels.map(\.frame) == fresh.labels.map(\.frame), "\(height)")
            #expect(shown.harness.picture == fresh.harness.picture)
        }
    }

    @Test func `Baselines are those of the displayed lines`() throws {
        let row = HStack(alignment: .lastTextBaseline, spacing: 0) {
            Text(long).frame(width: 90)
            Text("x")
        }
        .frame(height: 40)
        let labels = try show(row).labels
        #expect(labels[0].frame.height < 40)
        #expect(labels[0].frame.maxY == labels[1].frame.maxY)
    }

    /// A single line that fits its width needs no text layout, at any proposed height.
    @Test func `A line that fits needs no paragraph layout`() throws {
        let model = Model(["first", "second", "third"], 20)
        let shown = try show(Column(model: model))
        for height in [20.0, 33, 80] {
            model.height = height
            model.texts[1] = "other \(height)"
            try shown.harness.settle()
            for label in shown.labels { #expect(label.paragraphs?.layoutCount ?? 0 == 0) }
        }
    }

    @Test func `A compressed text is laid out at most four times, and not when moved`() throws {
        let model = Model([long], 40)
        let shown = try show(Column(model: model).padding(.leading, 1))
        let paragraphs = try #require(shown.labels.first?.paragraphs)
        #expect(paragraphs.layoutCount <= 4)
        let made = paragraphs.layoutCount
        model.height = 41
        try shown.harness.settle()
        #expect(paragraphs.layoutCount == made)
    }
}
