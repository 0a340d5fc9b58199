/// A recursive descent parser for the visual format language, with a method for each rule of the grammar in Apple's "Auto Layout Guide".
nonisolated struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private var position = 0

    private init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.parseFormat()
    }

    private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        if accept("H:") { result.isVertical = false } else if accept("V:") { result.isVertical = true }
        if accept("|") { result.leading = try parseConnection() }
        result.elements.append(try parseElement())
        while position < characters.count {
            let connection = try parseConnection()
            if accept("|") {
                result.trailing = connection
                if position < characters.count { throw error("nothing may follow the superview's edge") }
                return result
            }
            result.connections.append(connection)
            result.elements.append(try parseElement())
        }
        return result
    }

    private mutating func parseElement() throws(VisualFormatError) -> VisualFormat.Element {
        guard accept("[") else { throw error("a view in brackets was expected, as in [title]") }
        let name = acceptName()
        if name.isEmpty { throw error("the name of a view was expected") }
        let sizes = accept("(") ? try parsePredicates() : []
        guard accept("]") else { throw error("']' was expected") }
        return VisualFormat.Element(name: name, sizes: sizes)
    }

    private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard accept("-") else { return .flush }
        if peek == "[" || peek == "|" { return .standard }
        let predicates: [VisualFormat.Predicate]
        if accept("(") {
            predicates = try parsePredicates()
        } else {
            // Without parentheses, the predicate is a single nonnegative number or a name, because "-" ends it.
            predicates = [VisualFormat.Predicate(object: try parseObject())]
        }
        guard accept("-") else { throw error("'-' was expected after a distance") }
        return .predicates(predicates)
    }

    /// Parses the rest of `(predicate, predicate)`, after the opening parenthesis.
    private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var result: [VisualFormat.Predicate] = []
        repeat { result.append(try parsePredicate()) } while accept(",")
        guard accept(")") else { throw error("')' was expected") }
        return result
    }

    private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = VisualFormat.Predicate.Relation.equal
        if accept(">=") {
            relation = .atLeast
        } else if accept("<=") {
            relation = .atMost
        } else {
            _ = accept("==")
        }
        var predicate = VisualFormat.Predicate(relation: relation, object: try parseObject(allowsMinus: true))
        if accept("@") { predicate.priority = try parseObject() }
        return predicate
    }

    private mutating func parseObject(allowsMinus: Bool = false) throws(VisualFormatError)
        -> VisualFormat.Object
    {
        let start = position
        var text = allowsMinus && accept("-") ? "-" : ""
        while let character = peek, character.isASCII && character.isNumber || character == "." {
            text.append(character)
            position += 1
        }
        if !text.isEmpty {
            guard let number = Double(text) else {
                position = start
                throw error("'\(text)' is not a number")
            }
            return .number(number)
        }
        let name = acceptName()
        if name.isEmpty { throw error("a number or a name was expected") }
        return .name(name)
    }

    // MARK: - Characters

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    private mutating func accept(_ text: String) -> Bool {
        let expected = Array(text)
        guard position + expected.count <= characters.count,
            Array(characters[position..<position + expected.count]) == expected
        else { return false }
        position += expected.count
        return true
    }

    private mutating func acceptName() -> String {
        var name = ""
        while let character = peek, character.isLetter || character == "_" || character.isNumber {
            if name.isEmpty, character.isNumber { break }
            name.append(character)
            position += 1
        }
        return name
    }

    private func error(_ message: String) -> VisualFormatError {
        VisualFormatError(format: format, position: position, message: message)
    }
}
