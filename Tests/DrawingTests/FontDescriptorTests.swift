import Drawing
import Testing

struct FontDescriptorTests {
    @Test func `a font is made of its descriptor again`() {
        for font in [
            Font.systemFont(ofSize: 13), .boldSystemFont(ofSize: 20), .monospacedSystemFont(ofSize: 12),
            Font(family: .named("Inter"), size: 9, weight: .light, isItalic: true),
        ] {
            #expect(Font(descriptor: font.fontDescriptor, size: 0) == font)
            #expect(Font(descriptor: font.fontDescriptor, size: 31) == font.withSize(31))
        }
    }

    @Test func `traits change weight, slant and design`() {
        let descriptor = Font.system(size: 15, weight: .heavy, design: .monospaced).fontDescriptor
        #expect(descriptor.symbolicTraits == [.traitBold, .traitMonoSpace])

        let italic = Font(descriptor: descriptor.withSymbolicTraits([.traitItalic]), size: 0)
        #expect(italic == .italicSystemFont(ofSize: 15))
        let bold = descriptor.withSymbolicTraits([.traitBold, .traitItalic])
        #expect(bold.weight == .heavy && bold.isItalic && bold.family == .system)
        #expect(descriptor.withDesign(.default).family == .system)
    }

    @Test func `a family by name keeps its name`() {
        let descriptor = FontDescriptor(name: "Inter", size: 12)
        #expect(descriptor.withSymbolicTraits([.traitMonoSpace]).family == .named("Inter"))
        #expect(descriptor.withFamily("Lato").withSize(9) == FontDescriptor(name: "Lato", size: 9))
    }
}
