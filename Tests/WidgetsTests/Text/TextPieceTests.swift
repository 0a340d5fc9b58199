import RandomNumbers
import Testing
import TextEditing
import Widgets
import WidgetsTesting

@testable import TextViews
@testable import ViewHierarchy

/// The tree of text pieces and the cutting of texts, compared with arrays and tested by random edits.
@Suite(.serialized) struct TextPieceTests {
    private func check(_ tree: TextPieceTree, against pieces: [TextPiece]) {
        #expect(tree.count == pieces.count && tree.pieces == pieces)
        #expect(tree.byteCount == pieces.reduce(0) { $0 + Int($1.byteCount) })
        #expect(tree.height == pieces.reduce(0) { $0 + Int($1.height) })
        #expect(tree.width == pieces.reduce(0) { max($0, Int($1.width)) })
    }

    @Test func `A tree contains its pieces in order after random replacements`() {
        var numbers = SeededRandom(seed: 7)
        func make(_ count: Int) -> [TextPiece] {
            (0..<count).map { _ in
                TextPiece(
                    byteCount: .random(in: 0...90, using: &numbers),
                    height: .random(in: 1...40, using: &numbers),
                    width: .random(in: 0...500, using: &numbers), endsParagraph: .random(using: &numbers))
            }
        }
        var pieces = make(1)
        var tree = TextPieceTree(pieces)
        for step in 0..<400 {
            let low = Int.random(in: 0...pieces.count, using: &numbers)
            let most = min(pieces.count, low + (step % 50 == 0 ? 2000 : 12))
            let high = Int.random(in: low...most, using: &numbers)
            var count = Int.random(in: 0...(step % 40 == 0 ? 3000 : 10), using: &numbers)
            if pieces.count - (high - low) + count == 0 { count = 1 }
            let new = make(count)
            tree.replace(low..<high, with: new)
            pieces.replaceSubrange(low..<high, with: new)
            if step % 20 == 0 { check(tree, against: pieces) }
        }
        check(tree, against: pieces)
        var (start, top) = (0, 0)
        for (index, piece) in pieces.enumerated() {
            let place = tree.place(at: index)
            #expect(place.index == index && place.start == start && place.top == top && place.piece == piece)
            #expect(place.beginsParagraph == (index == 0 || pieces[index - 1].endsParagraph))
            #expect(tree.place(atHeight: top).index == index)
            if piece.byteCount > 0 { #expect(tree.place(ofByte: start).index == index) }
            start += Int(piece.byteCount)
            top += Int(piece.height)
        }
        #expect(tree.place(ofByte: .max).index == pieces.count - 1)
        #expect(tree.place(atHeight: -5).index == 0 && tree.place(atHeight: .max).index == pieces.count - 1)
    }

    private func split(_ text: EditBuffer) -> [TextPiece] {
        var splitter = TextPieceSplitter(text, from: 0, estimate: TextPieceEstimate())
        return splitter.split(to: text.utf8Count, isLast: true)
    }

    @Test func `A text is split at its line ends, and long paragraphs in between`() {
        let text: EditBuffer = "a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g\n"
        #expect(split(text).map(\.byteCount) == [2, 3, 2, 4, 4, 5, 0])
        #expect(split("").map(\.byteCount) == [0])
        let long = split(EditBuffer(String(repeating: "word ", count: 20_000) + "\nend"))
        #expect(long.count == 13 && long.dropLast(2).allSatisfy { !$0.endsParagraph })
        #expect(long.allSatisfy { $0.byteCount <= 16_384 && ($0.byteCount % 5 == 0 || $0.endsParagraph) })
        let marks = split(EditBuffer(String(repeating: "\u{301}", count: 50_000)))
        #expect(marks.reduce(0) { $0 + Int($1.byteCount) } == 100_000)
        #expect(marks.allSatisfy { $0.byteCount <= 16_384 && $0.byteCount % 2 == 0 })
    }

    @Test(arguments: 1...6) func `Pieces after edits equal those of the text split from scratch`(seed: UInt64)
    {
        var numbers = SeededRandom(seed: seed &* 977)
        let bits = ["a", "word ", "\n", "\r", "\r\n", "\u{2028}", "é", "שלום", "\u{0}", "日本", "\u{2029}x"]
        var editor = TextEditor()
        let pieces = TextPieces(
            TextPieceLayout.Configuration(
                font: .systemFont(ofSize: 13), style: ParagraphStyle(), width: 200, scale: 1))
        pieces.setBuffer(editor.buffer)
        for step in 0..<300 {
            let count = editor.buffer.utf8Count
            let low = editor.buffer.valid(.random(in: 0...count, using: &numbers))
            let high = editor.buffer.valid(.random(in: low...min(count, low + 12), using: &numbers))
            let text = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
                bits.randomElement(using: &numbers) ?? ""
            }.joined()
            let command: EditCommand =
                step % 9 == 8 ? .undo : .replace(TextRange(start: low, end: high), with: EditBuffer(text))
            let result = editor.perform(command, at: .seconds(step * 2))
            if let span = EditSpan(result.changes) { _ = pieces.apply(span, to: editor.buffer) }
            let fresh = split(editor.buffer)
            let mine = pieces.tree.pieces
            #expect(
                mine.map(\.byteCount) == fresh.map(\.byteCount),
                "step \(step): \(editor.buffer.string.debugDescription)")
            #expect(mine.map(\.endsParagraph) == fresh.map(\.endsParagraph))
            let place = pieces.tree.place(at: .random(in: 0..<pieces.tree.count, using: &numbers))
            _ = pieces.measure(place)
            #expect(pieces.layout(place).contentLength == pieces.content(place).length)
        }
    }

    @Test(arguments: 1...3) func `Random editing paints the same as a full painting`(seed: UInt64) throws {
        var numbers = SeededRandom(seed: seed &* 31)
        let view = TextView(frame: Rect(x: 5, y: 5, width: 220, height: 150))
        let page = View()
        page.addSubview(view)
        view.text = (0..<30).map { "line \($0) שלום with some words that wrap" }.joined(separator: "\n")
        let harness = Harness(page, size: Size(width: 230, height: 160), scale: seed == 2 ? 1.25 : 1)
        try harness.focus(view)
        let keys: [KeyboardHIDUsage] = [
            .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome,
            .keyboardEnd, .keyboardPageUp, .keyboardPageDown, .keyboardDeleteOrBackspace,
            .keyboardDeleteForward, .keyboardReturnOrEnter,
        ]
        let modifiers: [KeyModifierFlags] = [[], [], .shift, .control, [.control, .shift]]
        for step in 0..<250 {
            switch Int.random(in: 0..<10, using: &numbers) {
            case 0..<5:
                let key = keys.randomElement(using: &numbers) ?? .keyboardHome
                try harness.key(key, modifiers.randomElement(using: &numbers) ?? [])
            case 5, 6: try harness.type("ab c")
            case 7:
                let place = Point(
                    x: .random(in: 6..<220, using: &numbers), y: .random(in: 6..<150, using: &numbers))
                try harness.click(place, count: .random(in: 1...3, using: &numbers))
            case 8: try harness.key("z", step % 2 == 0 ? .control : [.control, .shift])
            default:
                try harness.scroll(
                    over: Point(x: 100, y: 80), by: Point(x: 0, y: step % 3 == 0 ? 3 : -2))
            }
            var isFresh = harness.picture == harness.renderFresh()
            view.setTreeNeedsDisplay()
            isFresh = isFresh && harness.picture == harness.renderFresh()
            #expect(isFresh, "step \(step)")
            let isSame = view.visiblePieceViews.allSatisfy { isLaidOutAfresh($0, in: view) }
            #expect(isSame, "step \(step)")
            if !isFresh || !isSame { return }
        }
    }

    /// Returns whether a visible piece is drawn as if it had never been edited.
    private func isLaidOutAfresh(_ shown: TextPieceView, in view: TextView) -> Bool {
        let place = view.pieces.tree.place(at: shown.index)
        let text = view.editor.buffer.string(in: view.pieces.content(place))
        let fresh = TextPieceLayout(text, place, view.pieces.configuration)
        func list(_ layout: TextPieceLayout?) -> DisplayList {
            let canvas = Canvas(palette: Theme.light.palette, scale: view.contentScaleFactor)
            layout?.layout.draw(on: canvas)
            return canvas.finish()
        }
        return place.start == shown.start && list(shown.layout) == list(fresh)
            && fresh.pixelSize.height == place.piece.height
    }
}
