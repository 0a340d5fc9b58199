import Drawing
import Testing

@testable import ImageCodecs

/// SVG documents: sizes, scales and the limits of texts.
struct SVGTests {
    private func document(_ attributes: String, _ content: String = "") -> [UInt8] {
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
    }

    /// Whether librsvg is installed.
    private var isAvailable: Bool {
        if case .success = SVGLibrary.shared { return true }
        return false
    }

    private func problem(_ bytes: [UInt8]) -> ImageError? {
        do {
            _ = try SVGImage(bytes, name: "svg").image(size: Size(width: 40, height: 40))
            return nil
        } catch {
            return error
        }
    }

    private static let filtered = "<rect width='100%' height='100%' filter='url(#f)'/>"

    private static func chain(_ depth: Int, _ item: (Int) -> String) -> String {
        (1...depth).map(item).joined()
    }

    /// Documents that would take from half a minute to centuries, or end the process, and what is said about them.
    private static let expensive: [(String, String)] = [
        ("<filter id='f'><feTurbulence numOctaves='200'/></filter>" + filtered, "octaves"),
        ("<filter id='f'><feTurbulence numOctaves='4294967297'/></filter>" + filtered, "octaves"),
        ("<s:filter id='f'><s:feTurbulence numOctaves = \"1e9\"/></s:filter>" + filtered, "octaves"),
        ("<filter id='f'><feTurbulence numOctaves='&o;'/></filter>" + filtered, "octaves"),
        (
            "<filter id='f'><feConvolveMatrix order='21' kernelMatrix='"
                + Array(repeating: "1", count: 441).joined(separator: " ") + "'/></filter>" + filtered,
            "convolution"
        ),
        (
            "<filter id='f'>" + String(repeating: "<feMorphology radius='9'/>", count: 2000) + "</filter>"
                + filtered,
            "filter"
        ),
        (
            "<g id='a0'><rect width='1' height='1'/></g>"
                + chain(19) { "<g id='a\($0)'><use href='#a\($0 - 1)'/><use xlink:href='#a\($0 - 1)'/></g>" },
            "references"
        ),
        (
            "<mask id='m0'><rect width='9' height='9'/></mask>"
                + chain(13) {
                    "<mask id='m\($0)'><g mask='url(#m\($0 - 1))'/><g style=\"mask:url('#m\($0 - 1)')\"/></mask>"
                },
            "masks"
        ),
        (
            "<pattern id='m0'><rect width='9' height='9'/></pattern>"
                + chain(25) {
                    "<pattern id='m\($0)'><g fill='url(#m\($0 - 1))'/><g stroke='url(#m\($0 - 1))'/></pattern>"
                },
            "references"
        ),
        ("<g id='&#97;'/><use href='#a'/>", "entities"),
    ]

    @Test(arguments: expensive.indices)
    func `Documents that would take too long are refused at once`(index: Int) {
        guard isAvailable else { return }
        let (content, word) = Self.expensive[index]
        let bytes = document(
            "width='400' height='400' xmlns:xlink='http://www.w3.org/1999/xlink' xmlns:s='http://www.w3.org/2000/svg'",
            content)
        var found: ImageError?
        do {
            _ = try SVGImage(bytes, name: "svg").image()
        } catch {
            found = error
        }
        #expect("\(found.map { "\($0)" } ?? "drawn")".contains(word))
    }

    @Test(arguments: [
        "<filter id='f'><feTurbulence numOctaves='5'/></filter>" + filtered,
        "<filter id='f'><feConvolveMatrix order='3' kernelMatrix='1 1 1 1 -8 1 1 1 1'/></filter>" + filtered,
        "<filter id='f'><feGaussianBlur stdDeviation='3'/><feOffset dx='1'/><feMerge><feMergeNode/></feMerge></filter>"
            + String(repeating: filtered, count: 20),
        "<!-- <use href='#a'/> numOctaves='999' --><g id='a'><rect width='2' height='2'/></g>"
            + String(repeating: "<use href='#a'/>", count: 5000),
        "<linearGradient id='g'><stop/><stop offset='1'/></linearGradient>"
            + String(repeating: "<rect width='9' height='9' fill='url(#g)'/>", count: 5000),
        "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
        "<use href='#missing'/></g></defs><use", "<filter><fe", "<use href='#'/>", "<use href=#a>", "< >",
    ])
    func `Ordinary and damaged documents pass the limits of work`(content: String) {
        let limits = SVGWorkLimits(document("width='40' height='40'", content))
        #expect(limits.problem(pixels: 512 * 512) == nil)
    }

    @Test(arguments: [
        ("width='24' height='12'", 24, 12), ("width='1in' height='72pt'", 96, 96),
        ("viewBox='5 5 40 30'", 40, 30), ("width='100%' height='100%' viewBox='0 0 7 8'", 7, 8),
        ("", 300, 150),
    ])
    func `The size comes from width and height, or from viewBox`(
        attributes: String, width: Double, height: Double
    ) throws {
        guard isAvailable else { return }
        let image = try SVGImage(document(attributes))

        #expect(image.size == Size(width: width, height: height))
    }

    @Test func `A bitmap is drawn with the pixels of its size and scale`() throws {
        guard isAvailable else { return }
        let bytes = document(
            "width='2' height='1'", "<path fill='red' d='M0 0h1v1h-1z'/><path fill='blue' d='M1 0h1v1h-1z'/>")
        let image = try SVGImage(bytes)

        let large = try image.image(size: Size(width: 10, height: 5), scale: 2)
        #expect(large.bitmap.width == 20 && large.bitmap.height == 10)
        #expect(large.size == Size(width: 10, height: 5))
        for row in 0..<10 {
            for column in 0..<20 {
                #expect(large.bitmap[column, row] == (column < 10 ? 0xffff_0000 : 0xff00_00ff))
            }
        }
        // The drawing keeps its proportions, in the middle.
        let square = try image.image(size: Size(width: 10, height: 10)).bitmap
        #expect(square[2, 0] == 0 && square[2, 5] == 0xffff_0000 && square[2, 9] == 0)
        #expect(try image.image().bitmap.pixels == [0xffff_0000, 0xff00_00ff])
    }

    @Test func `A source draws with its scale, and limits the pixels`() throws {
        guard isAvailable else { return }
        let source = try ImageSource(document("width='20' height='10'"), scale: 3)

        #expect(source.format == .svg && source.count == 1)
        #expect(source.size == Size(width: 20, height: 10))
        #expect(try source.image(at: 0).bitmap.width == 60)
        #expect(try source.thumbnail(maxPixelSize: 30).bitmap.height == 15)
    }

    @Test func `A document that is too large or damaged throws`() throws {
        guard isAvailable else { return }
        #expect(throws: ImageError.tooLarge("svg", width: 40000, height: 10)) {
            try ImageSource(document("width='40000' height='10'"), name: "svg")
        }
        #expect(throws: ImageError.self) {
            try SVGImage(document("width='1' height='1'")).image(size: Size(width: 30000, height: 30000))
        }
        for bytes in [
            Array("<svg".utf8), document("", "<g>"), document("a='&undefined;'"), Array("<html/>".utf8),
        ] {
            guard case .broken("svg", _) = problem(bytes) else {
                Issue.record(
                    "\(String(decoding: bytes, as: UTF8.self)): \(String(describing: problem(bytes)))")
                continue
            }
        }
    }

    @Test func `References to files are ignored`() throws {
        guard isAvailable else { return }
        let image = "<image width='9' height='9' href='/etc/hostname'/><use href='file:///etc/passwd#a'/>"
        #expect(problem(document("width='9' height='9'", image)) == nil)
    }

    @Test(arguments: [
        "<text>plain</text>", "<text font-size='12'>a</text>",
        "<text style='font: 12.5pt/1.2 serif'>a</text>",
        "<text font-size='80%'><tspan font-size='.5em'>a</tspan></text>",
        "<text letter-spacing='-1'>a</text>",
        "<g font-family='Font 2000'/><text font-weight='700'>a</text>",
    ])
    func `Texts of usual sizes are drawn`(content: String) {
        guard isAvailable else { return }
        #expect(problem(document("", content)) == nil)
    }

    @Test(arguments: [
        "<text font-size='1e9'>a</text>", "<text font-size='2097152'>a</text>",
        "<text font-size='-1'>a</text>",
        "<text style='font:1e6px serif'>a</text>",
        "<style>.a{font-size :99999px}</style><text class='a'>a</text>",
        "<g font-size='900%'><text font-size='9em'>a</text></g>", "<text font-size='larger'>a</text>",
        "<text letter-spacing='999999'>ab</text>", "<text style='f\\6fnt-size:1e9px'>a</text>",
        "<svg:text xmlns:svg='http://www.w3.org/2000/svg' FONT-SIZE='9' font-size='50in'>a</svg:text>",
    ])
    func `Texts beyond the range of Pango's numbers are refused`(content: String) {
        guard isAvailable else { return }
        let reason = "its text is too large, or has a size relative to another one"
        #expect(problem(document("", content)) == .broken("svg", reason: reason))
    }

    @Test func `Long texts, and many texts with a large font, are refused`() {
        func text(_ count: Int, _ size: Int) -> String {
            "<text font-size='\(size)'>\(String(repeating: "wide ", count: count))</text>"
        }
        let many = String(repeating: text(300, 80), count: 8)
        #expect(SVGTextLimits.problem(in: document("", text(300, 80))) == nil)
        #expect(SVGTextLimits.problem(in: document("", many)) != nil)
        #expect(
            SVGTextLimits.problem(in: document("", text(400, 8))) == "it has a text of more than 1500 bytes")
    }

    @Test func `Encodings and entities that could hide texts are refused`() {
        let entity = "<!DOCTYPE svg [<!ENTITY a '<text>'>]>" + String(decoding: document(""), as: UTF8.self)
        let encoding =
            "<?xml version='1.0' encoding='UTF-7'?>" + String(decoding: document(""), as: UTF8.self)
        let usual =
            "<?xml version='1.0' encoding='UTF-8'?><!DOCTYPE svg [<!ENTITY ns 'http://a.b'>]>"
            + String(decoding: document("xmlns:a='&ns;'"), as: UTF8.self)
        #expect(SVGTextLimits.problem(in: Array(entity.utf8)) != nil)
        #expect(SVGTextLimits.problem(in: Array(encoding.utf8)) != nil)
        #expect(SVGTextLimits.problem(in: Array(usual.utf8)) == nil)
    }
}
