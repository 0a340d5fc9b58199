import Testing

@testable import TextAnalysis

/// The emoji catalog, compared with the Unicode consortium's file, and its search.
struct EmojiCatalogTests {
    let catalog = EmojiCatalog.shared

    /// The text of each emoji, including skin tone variants.
    private var all: [String] { catalog.emoji.flatMap { [$0.string] + $0.variants.map(\.string) } }

    @Test func `The catalog has every emoji of Unicode's file once`() throws {
        var expected: Set<String> = []
        for line in try UnicodeData.lines(of: "emoji/emoji-test.txt")
        where line.contains("; fully-qualified") {
            let points = line.prefix { $0 != ";" }.split(separator: " ").compactMap { UInt32($0, radix: 16) }
            var text = ""
            text.unicodeScalars.append(contentsOf: points.compactMap(UnicodeScalar.init))
            expected.insert(text)
        }
        let all = all
        #expect(all.count == expected.count && expected.count == 3655)
        #expect(Set(all) == expected)
    }

    @Test func `Each emoji is one character for this project and for the language`() {
        for text in all {
            var breaker = GraphemeBreaker()
            let clusters = text.unicodeScalars.filter { breaker.isBoundary(before: CodePoint($0.value)) }
            #expect(text.count == 1 && clusters.count == 1, "\(text)")
        }
    }

    @Test func `Groups, subgroups and names are those of the Unicode charts`() throws {
        #expect(
            catalog.groups.map(\.name) == [
                "Smileys & Emotion", "People & Body", "Animals & Nature", "Food & Drink", "Travel & Places",
                "Activities", "Objects", "Symbols", "Flags",
            ])
        for group in catalog.groups {
            #expect(group.subgroups.first?.range.lowerBound == 0)
            #expect(group.subgroups.last?.range.upperBound == group.emoji.count)
            for (one, next) in zip(group.subgroups, group.subgroups.dropFirst()) {
                #expect(one.range.upperBound == next.range.lowerBound && !one.range.isEmpty)
            }
            for emoji in group.emoji { #expect(!emoji.name.isEmpty && emoji.tones == 0) }
        }
        let wave = try #require(catalog.emoji(for: "👋"))
        #expect(wave.name == "waving hand" && wave.description == "👋 waving hand")
    }

    @Test func `Skin tones are variants of a base emoji`() throws {
        let wave = try #require(catalog.emoji(for: "👋"))
        #expect(wave.variants.map(\.string) == ["👋🏻", "👋🏼", "👋🏽", "👋🏾", "👋🏿"])
        #expect(wave.variants.last?.name == "waving hand: dark skin tone")
        #expect(wave.variants.last?.base == wave)
        #expect(catalog.emoji(for: "☝️")?.variants.first?.string == "☝🏻")
        #expect(catalog.emoji(for: "🤝")?.variants.count == 25)
        #expect(catalog.emoji(for: "🧑‍🤝‍🧑")?.variants.count == 25)
        #expect(catalog.emoji(for: "🫱🏻‍🫲🏿")?.name == "handshake: light skin tone, dark skin tone")
        #expect(catalog.emoji(for: "👨‍🦰")?.variants.first?.name == "man: red hair, light skin tone")
        let apple = try #require(catalog.emoji(for: "🍎"))
        #expect(!apple.hasVariants && apple.variants.isEmpty)
        #expect(catalog.emoji(for: "x") == nil && catalog.emoji(for: "") == nil)
    }

    @Test(arguments: [
        ("waving hand", "👋"), ("WAV", "👋"), ("hand wav", "👋"), ("red heart", "❤️"), ("shirt", "👕"),
        ("pinata", "🪅"), ("Piñata", "🪅"), ("cote ivoire", "🇨🇮"), ("o'clock six", "🕕"), ("keycap #", "#️⃣"),
        ("flag germany", "🇩🇪"), (" grinning  face ", "😀"), ("👋🏽", "👋🏽"),
    ]) func `A search finds emoji by words of their names`(text: String, expected: String) {
        #expect(catalog.emoji(matching: text).map(\.string).contains(expected), "\(text)")
    }

    @Test func `Every search word has to be the prefix of a word in the name`() {
        #expect(catalog.emoji(matching: "waving apple").isEmpty)
        #expect(catalog.emoji(matching: "aving").isEmpty)
        #expect(catalog.emoji(matching: "").isEmpty && catalog.emoji(matching: "  ").isEmpty)
        #expect(catalog.emoji(matching: "\u{301}\u{0}").isEmpty)
    }

    @Test func `An exact name comes first, then names that start with the search text`() {
        #expect(catalog.emoji(matching: "cat").prefix(2).map(\.name) == ["cat", "cat with tears of joy"])
        #expect(catalog.emoji(matching: "face").last?.name.hasSuffix("face") == true)
    }

    @Test func `Each emoji is found by its text, with its skin tones`() {
        let all = catalog.emoji.flatMap { [$0] + $0.variants }
        for place in stride(from: 0, to: all.count, by: 61) {
            #expect(catalog.emoji(for: all[place].string) == all[place])
            #expect(catalog.emoji(for: all[place].string + "🏻") != all[place])
        }
        for text in ["🤝🏻🏿", "👋🏻🏻", "x🏻", "🏻🏻🏻", "👋👋🏻"] { #expect(catalog.emoji(for: text) == nil) }
    }
}
