/// Reads the text of a formula.
///
/// Numbers, cells, `+ - * / ^`, parentheses, and functions of numbers, cells and areas, in letters of either case.
///
///     try FormulaParser.parse("=2 * (A1 + max(B1:B9, 0))")
nonisolated struct FormulaParser {
    /// The largest depth of parentheses and functions.
    private static let depthLimit = 64

    private let characters: [Character]
    private var place = 0
    private var steps: [Formula.Step] = []

    /// Returns the formula of a text that begins with an equals sign.
    static func parse(_ text: String) throws(CellError) -> Formula {
        var parser = FormulaParser(characters: Array(text))
        parser.place = 1
        try parser.parseOperations(atLeast: 1, depth: 0)
        if let rest = parser.next { throw parser.error("\"\(rest)\" was not expected here") }
        return Formula(steps: parser.steps)
    }

    private init(characters: [Character]) { self.characters = characters }

    // MARK: - Characters

    /// The next character after spaces; nil at the end.
    private var next: Character? {
        mutating get {
            while place < characters.count, characters[place].isWhitespace { place += 1 }
            return place < characters.count ? characters[place] : nil
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        place += 1
        return true
    }

    private mutating func expect(_ character: Character) throws(CellError) {
        if !take(character) { throw error("\"\(character)\" is missing") }
    }

    private mutating func takeWord(_ belongs: (Character) -> Bool) -> String {
        let start = place
        while place < characters.count, belongs(characters[place]) { place += 1 }
        return String(characters[start..<place])
    }

    private func error(_ reason: String, at start: Int? = nil) -> CellError {
        .syntax(at: start ?? place, reason)
    }

    // MARK: - Grammar

    /// Reads operands with operators of at least a precedence between them.
    private mutating func parseOperations(atLeast least: Int, depth: Int) throws(CellError) {
        try parseOperand(depth: depth)
        while let operation = next.flatMap(Formula.Operator.init), operation.precedence >= least {
            place += 1
            // Operators of the same rank are applied from left to right.
            try parseOperations(atLeast: operation.precedence + 1, depth: depth)
            steps.append(.binary(operation))
        }
    }

    private mutating func parseOperand(depth: Int) throws(CellError) {
        var isNegative = false
        while take("-") { isNegative.toggle() }
        guard depth < Self.depthLimit else { throw error("more than \(Self.depthLimit) levels") }
        switch next {
        case "(":
            place += 1
            try parseOperations(atLeast: 1, depth: depth + 1)
            try expect(")")
        case let first? where first.isASCII && (first.isNumber || first == "."): try parseNumber()
        case let first? where first.isASCII && first.isLetter: try parseName(depth: depth)
        case let other?: throw error("\"\(other)\" was not expected here")
        case nil: throw error("a number or a cell is missing")
        }
        if isNegative { steps.append(.negate) }
    }

    private mutating func parseNumber() throws(CellError) {
        let start = place
        let word = takeWord { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard let number = Double(word.hasSuffix(".") ? word + "0" : word.hasPrefix(".") ? "0" + word : word)
        else { throw error("\"\(word)\" is not a number", at: start) }
        steps.append(.number(number))
    }

    private mutating func parseName(depth: Int) throws(CellError) {
        let start = place
        let word = takeWord { $0.isASCII && ($0.isLetter || $0.isNumber) }
        if take("(") {
            guard let function = Formula.Function(rawValue: word.uppercased()) else {
                throw error("there is no function \"\(word)\"", at: start)
            }
            return try parseArguments(of: function, depth: depth)
        }
        guard let address = CellAddress(word) else {
            throw error("\"\(word)\" is neither a cell nor a function", at: start)
        }
        steps.append(.cell(address))
    }

    private mutating func parseArguments(of function: Formula.Function, depth: Int) throws(CellError) {
        var areas: [CellArea] = []
        var numberCount = 0
        repeat {
            if let area = try takeArea() {
                areas.append(area)
            } else {
                try parseOperations(atLeast: 1, depth: depth + 1)
                numberCount += 1
            }
        } while take(",") || take(";")
        try expect(")")
        steps.append(.call(function, numberCount: numberCount, areas: areas))
    }

    /// Reads an area such as B2:C9 or a single cell that is a whole argument; nil, at the same place, if there is another argument.
    private mutating func takeArea() throws(CellError) -> CellArea? {
        _ = next
        let start = place
        let isWord = { (character: Character) in
            character.isASCII && (character.isLetter || character.isNumber)
        }
        guard let first = CellAddress(takeWord(isWord)) else {
            place = start
            return nil
        }
        if take(":") {
            _ = next
            let word = takeWord(isWord)
            guard let last = CellAddress(word) else { throw error("the last cell of the area is missing") }
            return CellArea(from: first, to: last)
        }
        if [",", ";", ")"].contains(next) { return CellArea(from: first, to: first) }
        place = start
        return nil
    }
}
