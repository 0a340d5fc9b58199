/// Checks the filters and references of an SVG document before librsvg sees it.
///
/// librsvg cannot be interrupted, and draws for as long as a document requires: each octave of noise takes 0.2 µs a pixel, and twenty groups that
/// each use the one before twice are a million elements. librsvg 2.54 also ends the process for a convolution with more than 400 numbers. The
/// check reads bytes, not XML: it can refuse a harmless document. Filters that many elements use are not limited: each of them takes its time.
struct SVGWorkLimits {
    /// The time of the most expensive filter, in nanoseconds a pixel.
    private var filterCost = 0
    /// The elements and masks that are drawn through references.
    private var work = SVGWork()
    /// The reason why the document is refused whatever its size is; nil for none.
    private var defect: String?

    /// The maximum number of octaves of noise; more than a dozen are not visible.
    private static let octaves = 32
    /// The maximum number of numbers in the matrix of a convolution.
    private static let matrixNumbers = 400
    /// The maximum number of elements that are drawn through references.
    private static let elements = 100_000
    /// The maximum time of one filter, and of all masks, in nanoseconds.
    private static let time = 30_000_000_000

    init(_ bytes: [UInt8]) {
        // Most documents have neither filters nor references.
        let words = ["<fe", ":fe", "<use", ":use", "mask", "pattern", "marker"]
        guard words.contains(where: bytes.contains(word:)) else { return }
        var references = SVGReferences()
        var cost = 0
        SVGTags.forEach(in: bytes) { tag in
            if tag.name == "filter" { cost = 0 }
            if !tag.isEnd { cost += self.cost(ofPrimitive: tag) }
            filterCost = max(filterCost, cost)
            references.add(tag)
        }
        work = references.work
        if work.elements > Self.elements {
            defect = defect ?? "it draws more than \(Self.elements) elements through references"
        }
        if references.hasEscapes { defect = defect ?? "its references have entities" }
    }

    /// Returns the reason why an image of a number of pixels is refused; nil if it can be drawn.
    func problem(pixels: Int) -> String? {
        if let defect { return defect }
        let limit = Self.time / max(1, pixels)
        if filterCost > limit { return "a filter would take more than 30 seconds" }
        return work.masks > limit / 20 ? "its masks would take more than 30 seconds" : nil
    }

    /// Returns the time of a filter primitive, in nanoseconds a pixel; 0 for other elements.
    private mutating func cost(ofPrimitive tag: SVGTag) -> Int {
        switch tag.name {
        case "feTurbulence":
            guard let octaves = tag.numbers("numOctaves"), octaves.allSatisfy({ $0 <= Double(Self.octaves) })
            else {
                defect = "it has noise of more than \(Self.octaves) octaves"
                return 0
            }
            return 200 * max(1, Int(octaves.max() ?? 1))
        case "feConvolveMatrix":
            // Without its numbers, the primitive does nothing.
            guard let matrix = tag.numbers("kernelMatrix"), matrix.count <= Self.matrixNumbers else {
                defect = "it has a convolution with more than \(Self.matrixNumbers) numbers"
                return 0
            }
            return 20 * max(9, matrix.count)
        case "feMorphology": return 10_000
        default: return tag.name.hasPrefix("fe") ? 400 : 0
        }
    }
}

/// The number of elements that are drawn, and the number of masks among them.
struct SVGWork {
    var elements = 0
    var masks = 0

    /// More than any limit; sums are not counted any further.
    private static let most = 1 << 40

    mutating func add(_ other: SVGWork) {
        elements = min(Self.most, elements + other.elements)
        masks = min(Self.most, masks + other.masks)
    }
}

/// The elements of an SVG document that have an identifier, and the references to them.
private struct SVGReferences {
    private struct Element {
        var name: String
        var identifiers: [String] = []
        /// The element and its descendants, without those of references.
        var count = 1
        var references: [Reference] = []
    }

    private struct Reference {
        var target: String
        var isMask: Bool
    }

    /// The kinds of elements that are not drawn as often as they are referred to.
    private static let cheap: Set<String> = ["linearGradient", "radialGradient", "filter", "clipPath"]

    private var open = [Element(name: "")]
    private var known: [String: Element] = [:]
    /// All references, wherever they are.
    private var references: [Reference] = []
    /// Whether an identifier or a reference has an entity, which may be any text.
    private(set) var hasEscapes = false

    mutating func add(_ tag: SVGTag) {
        if tag.isEnd { return close(tag.name) }
        var element = Element(name: tag.name)
        tag.forEachAttribute { name, value in
            switch name {
            case "id":
                element.identifiers.append(value)
                if value.contains("&") { hasEscapes = true }
            case "href" where tag.name == "use":
                if value.contains("&") { hasEscapes = true }
                if value.hasPrefix("#") {
                    element.references.append(Reference(target: String(value.dropFirst()), isMask: false))
                }
            case "mask", "fill", "stroke", "marker", "marker-start", "marker-mid", "marker-end", "style":
                if value.contains("&#") { hasEscapes = true }
                element.references += Self.references(in: value, isMask: name == "mask")
            default: break
            }
        }
        references += element.references
        open.append(element)
        if tag.isEmpty { close(tag.name) }
    }

    /// Returns the targets of `url(#name)` in a value; those of a style may be masks.
    private static func references(in value: String, isMask: Bool) -> [Reference] {
        guard value.contains("url") else { return [] }
        return value.split(separator: "#").dropFirst().map { part in
            let name = part.prefix { $0 != ")" && $0 != "\"" && $0 != "'" && !$0.isWhitespace }
            return Reference(target: String(name), isMask: isMask || value.contains("mask"))
        }
    }

    /// Closes the innermost open element of a name, with those inside of it.
    private mutating func close(_ name: String) {
        guard open.dropFirst().contains(where: { $0.name == name }) else { return }
        while open.count > 1 {
            let element = open.removeLast()
            for identifier in element.identifiers where known[identifier] == nil {
                known[identifier] =
                    Self.cheap.contains(element.name) ? Element(name: name, count: 0) : element
            }
            open[open.count - 1].count += element.count
            open[open.count - 1].references += element.references
            if element.name == name { return }
        }
    }

    /// The work of all references.
    var work: SVGWork {
        var found: [String: SVGWork] = [:]
        var sum = SVGWork()
        for reference in references { add(reference, to: &sum, &found, depth: 0) }
        return sum
    }

    private func add(
        _ reference: Reference, to sum: inout SVGWork, _ found: inout [String: SVGWork], depth: Int
    ) {
        // librsvg refuses circles.
        guard let element = known[reference.target], depth < 500 else { return }
        if reference.isMask { sum.masks += 1 }
        if let known = found[reference.target] { return sum.add(known) }
        found[reference.target] = SVGWork()
        var work = SVGWork(elements: element.count, masks: 0)
        for inner in element.references { add(inner, to: &work, &found, depth: depth + 1) }
        found[reference.target] = work
        sum.add(work)
    }
}

/// A tag of an SVG document, without the prefix of its namespace.
struct SVGTag {
    let name: String
    let isEnd: Bool
    let isEmpty: Bool
    private let attributes: ArraySlice<UInt8>

    /// Parses the text between the brackets of a tag.
    init?(_ text: ArraySlice<UInt8>) {
        var text = text
        isEnd = text.first == UInt8(ascii: "/")
        if isEnd { text = text.dropFirst() }
        isEmpty = text.last == UInt8(ascii: "/")
        if isEmpty { text = text.dropLast() }
        let end = text.firstIndex { $0 <= 0x20 } ?? text.endIndex
        name = Self.local(text[text.startIndex..<end])
        if name.isEmpty { return nil }
        attributes = text[end...]
    }

    /// Calls `body` with each attribute, without the prefix of its namespace.
    func forEachAttribute(_ body: (_ name: String, _ value: String) -> Void) {
        var rest = attributes
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
            let key = rest[rest.startIndex..<equals].filter { $0 > 0x20 }
            guard let quote = rest[(equals + 1)...].firstIndex(where: { $0 > 0x20 }),
                rest[quote] == UInt8(ascii: "\"") || rest[quote] == UInt8(ascii: "'"),
                let last = rest[(quote + 1)...].firstIndex(of: rest[quote])
            else { return }
            body(Self.local(key[...]), String(decoding: rest[(quote + 1)..<last], as: UTF8.self))
            rest = rest[(last + 1)...]
        }
    }

    private static func local(_ name: ArraySlice<UInt8>) -> String {
        String(decoding: name.split(separator: UInt8(ascii: ":")).last ?? [], as: UTF8.self)
    }

    /// Returns the numbers of an attribute, none if it is missing; nil if it has other words, as with an entity.
    func numbers(_ name: String) -> [Double]? {
        var found: [Double]? = []
        forEachAttribute { key, value in
            guard key == name else { return }
            let words = value.split { $0.isWhitespace || $0 == "," }
            let numbers = words.compactMap { Double($0) }
            found = numbers.count == words.count && numbers.allSatisfy(\.isFinite) ? numbers : nil
        }
        return found
    }
}

/// The tags of an SVG document, without comments, declarations and unparsed text.
enum SVGTags {
    static func forEach(in bytes: [UInt8], _ body: (SVGTag) -> Void) {
        var start = bytes.startIndex
        while let open = bytes[start...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[(open + 1)...]
            if rest.starts(with: "!--".utf8) {
                start = bytes.end(of: "-->", from: open)
            } else if rest.starts(with: "![CDATA[".utf8) {
                start = bytes.end(of: "]]>", from: open)
            } else {
                let end = Self.end(of: rest)
                if rest.first != UInt8(ascii: "!"), rest.first != UInt8(ascii: "?"),
                    let tag = SVGTag(rest[..<end])
                {
                    body(tag)
                }
                start = min(end + 1, bytes.endIndex)
            }
        }
    }

    /// Returns the index of the bracket that ends a tag, which is not within quotes.
    private static func end(of text: ArraySlice<UInt8>) -> Int {
        var quote: UInt8?
        for (index, byte) in zip(text.indices, text) {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return index
            }
        }
        return text.endIndex
    }
}

extension [UInt8] {
    fileprivate func contains(word: String) -> Bool { firstIndex(of: Array(word.utf8), from: 0) != nil }

    /// Returns the index after the next occurrence of `word`; the end if there is none.
    fileprivate func end(of word: String, from start: Int) -> Int {
        firstIndex(of: Array(word.utf8), from: start).map { $0 + word.utf8.count } ?? count
    }

    private func firstIndex(of word: [UInt8], from start: Int) -> Int? {
        guard count >= word.count, let first = word.first else { return nil }
        var index = start
        while let found = self[index...].firstIndex(of: first), found + word.count <= count {
            if self[found..<(found + word.count)].elementsEqual(word) { return found }
            index = found + 1
        }
        return nil
    }
}
