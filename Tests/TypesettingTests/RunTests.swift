import Drawing
import Testing

@testable import Typesetting

@Suite struct RunTests {
    let typesetter = Typesetter(locator: .installed)
    let font = Font.systemFont(ofSize: 14.5)

    @Test func `Metrics have the proportions of a text font`() {
        for scale in [1, 1.25, 1.5, 2] {
            let metrics = typesetter.metrics(of: font, scale: scale)
            #expect(metrics.ascent > 12 && metrics.ascent < 15)
            #expect(metrics.descent > 2 && metrics.descent < 5)
            #expect(metrics.lineHeight >= metrics.ascent + metrics.descent)
            #expect(metrics.capHeight > metrics.xHeight && metrics.xHeight > 6)
            #expect(metrics == typesetter.metrics(of: font, scale: scale))
        }
    }

    @Test func `A line is as wide as the sum of its words and spaces`() {
        for scale in [1, 1.25, 2] {
            let words = ["Hello,", "Wörld", "AVATAR"].map {
                typesetter.width(of: $0, font: font, scale: scale)
            }
            let space = typesetter.width(of: " ", font: font, scale: scale)

            let line = typesetter.width(of: "Hello, Wörld AVATAR", font: font, scale: scale)

            #expect(abs(line - words.reduce(0, +) - 2 * space) < 1e-9)
            #expect(abs(line - typesetter.width(of: "Hello, Wörld AVATAR", font: font, scale: 1)) < 1e-9)
        }
    }

    @Test func `A run has the text, its measured width and the ascent of the font`() {
        let run = typesetter.run("Hello", font: font, scale: 1)

        #expect(run.text == "Hello")
        #expect(run.width == typesetter.width(of: "Hello", font: font, scale: 1))
        #expect(run.ascent == typesetter.metrics(of: font, scale: 1).ascent)
        #expect(run.width > 30 && run.width < 42)
    }

    @Test func `An empty line has no width and the height of the font`() {
        let run = typesetter.run("", font: font, scale: 1)

        #expect(run.width == 0)
        #expect(run.ascent > 0)
        #expect(typesetter.rendition(of: run, scale: 1).pieces.isEmpty)
    }

    @Test func `Bold is wider than regular, and a larger size is wider`() {
        let regular = typesetter.width(of: "minimum", font: font, scale: 1)

        #expect(typesetter.width(of: "minimum", font: .boldSystemFont(ofSize: 14.5), scale: 1) > regular)
        #expect(typesetter.width(of: "minimum", font: font.withSize(29), scale: 1) > regular * 1.8)
    }

    @Test func `Monospaced characters have equal widths`() {
        let mono = Font.monospacedSystemFont(ofSize: 15)

        #expect(
            typesetter.width(of: "iiii", font: mono, scale: 2)
                == typesetter.width(of: "MMMM", font: mono, scale: 2))
    }

    @Test func `Line breaks and control characters are as wide as a space`() {
        let space = typesetter.width(of: "a b", font: font, scale: 1)

        for text in ["a\nb", "a\r\nb", "a\u{7f}b", "a\u{85}b", "a\u{2028}b", "a\u{1}b"] {
            #expect(typesetter.width(of: text, font: font, scale: 1) == space, "\(text.debugDescription)")
        }
    }

    @Test func `A null character has no width`() {
        let halves =
            typesetter.width(of: "ab", font: font, scale: 1)
            + typesetter.width(of: "cd", font: font, scale: 1)

        #expect(typesetter.width(of: "ab\0cd", font: font, scale: 1) == halves)
    }

    @Test func `A tab advances to the next multiple of eight spaces`() {
        let space = typesetter.width(of: " ", font: font, scale: 1)

        #expect(typesetter.width(of: "\t", font: font, scale: 1) == 8 * space)
        #expect(typesetter.width(of: "i\t", font: font, scale: 1) == 8 * space)
        #expect(typesetter.width(of: "\t\t", font: font, scale: 1) == 16 * space)
    }

    @Test(arguments: [0.01, 0.5, 1, 3, 300, 900, 1e9])
    func `Text of every font size has a finite width and can be drawn`(size: Double) {
        let run = typesetter.run("Ag é", font: font.withSize(size), scale: 2)

        #expect(run.width.isFinite && run.width >= 0)
        #expect(run.ascent >= 0)
        _ = typesetter.rendition(of: run, scale: 2)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func `A scale that is not a positive number counts as 1`(scale: Double) {
        #expect(
            typesetter.width(of: "Hello", font: font, scale: scale)
                == typesetter.width(of: "Hello", font: font, scale: 1))
    }

    @Test func `A very long word is drawn as masks narrower than 16,384 pixels`() {
        let text = String(repeating: "wide", count: 50_000)
        let run = typesetter.run(text, font: font, scale: 1)

        let rendition = typesetter.rendition(of: run, scale: 1)

        #expect(run.width > 1_000_000)
        #expect(rendition.pieces.allSatisfy { $0.mask.width < 16_384 })
        let right = rendition.pieces.map { $0.x + $0.mask.width }.max() ?? 0
        #expect(abs(Double(right) - run.width) < 3)
    }

    @Test func `A character with thousands of marks is drawn`() {
        let run = typesetter.run("a" + String(repeating: "\u{301}", count: 10_000), font: font, scale: 1)

        #expect(run.width > 0)
        #expect(!typesetter.rendition(of: run, scale: 1).pieces.isEmpty)
    }

    @Test func `A word of a million characters is as wide as the sum of its parts`() {
        let part = typesetter.width(of: String(repeating: "a", count: 256), font: font, scale: 1)
        let whole = typesetter.width(of: String(repeating: "a", count: 256 * 4096), font: font, scale: 1)
        #expect(whole == part * 4096)
    }
}

extension FontLocator {
    /// A locator of the installed fonts, independent of environment variables.
    static var installed: FontLocator {
        FontLocator(folders: ["/usr/share/fonts", "/usr/local/share/fonts"])
    }
}
