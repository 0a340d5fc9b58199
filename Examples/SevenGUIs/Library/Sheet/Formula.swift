/// A formula, as steps for a stack of numbers: operands come before their operator, so that evaluation needs no recursion.
///
///     let formula = try FormulaParser.parse("=A1 + SUM(B1:B9)")
nonisolated struct Formula: Sendable {
    /// A step of the evaluation.
    enum Step: Sendable {
        case number(Double)
        case cell(CellAddress)
        /// Replaces the top number by its negative.
        case negate
        /// Replaces the two numbers on top by the result.
        case binary(Operator)
        /// Pushes the result of a function of numbers, which are popped, and of areas.
        case call(Function, numberCount: Int, areas: [CellArea])
    }

    enum Operator: Character, Sendable {
        case add = "+"
        case subtract = "-"
        case multiply = "*"
        case divide = "/"
        case power = "^"

        /// The rank: operators of a higher one are applied first.
        var precedence: Int {
            switch self {
            case .add, .subtract: 1
            case .multiply, .divide: 2
            case .power: 3
            }
        }
    }

    enum Function: String, CaseIterable, Sendable {
        case sum = "SUM"
        case average = "AVERAGE"
        case minimum = "MIN"
        case maximum = "MAX"
        case count = "COUNT"
        case product = "PRODUCT"
        case absolute = "ABS"
        case round = "ROUND"
    }

    let steps: [Step]

    /// The areas on which the value depends.
    var areas: [CellArea] {
        steps.flatMap { step -> [CellArea] in
            switch step {
            case .cell(let address): [CellArea(from: address, to: address)]
            case .call(_, _, let areas): areas
            default: []
            }
        }
    }

    /// Returns the result; `value` returns those of the cells, which must exist.
    func evaluate(_ value: (CellAddress) -> CellValue) throws(CellError) -> Double {
        var stack: [Double] = []
        for step in steps {
            switch step {
            case .number(let number): stack.append(number)
            case .cell(let address): stack.append(try Self.number(at: address, value) ?? 0)
            case .negate: stack.append(-(stack.popLast() ?? 0))
            case .binary(let operation):
                let second = stack.popLast() ?? 0
                stack.append(operation.apply(stack.popLast() ?? 0, second))
            case .call(let function, let numberCount, let areas):
                var numbers = Array(stack.suffix(numberCount))
                stack.removeLast(numberCount)
                for address in areas.flatMap(\.addresses) {
                    if let number = try Self.number(in: address, value) { numbers.append(number) }
                }
                stack.append(function.apply(numbers))
            }
        }
        guard let result = stack.last, result.isFinite else { throw .undefined }
        return result
    }

    /// Returns the number of a cell that is an operand; nil if it is empty.
    private static func number(
        at address: CellAddress, _ value: (CellAddress) -> CellValue
    ) throws(CellError) -> Double? {
        if case .text = value(address) { throw .notANumber(address) }
        return try number(in: address, value)
    }

    /// Returns the number of a cell of an area; nil if it is empty or a text.
    private static func number(
        in address: CellAddress, _ value: (CellAddress) -> CellValue
    ) throws(CellError) -> Double? {
        switch value(address) {
        case .number(let number): return number
        case .error: throw .dependsOnError(address)
        case .empty, .text: return nil
        }
    }
}

nonisolated extension Formula.Operator {
    fileprivate func apply(_ first: Double, _ second: Double) -> Double {
        switch self {
        case .add: first + second
        case .subtract: first - second
        case .multiply: first * second
        case .divide: first / second
        case .power: Self.power(first, second)
        }
    }

    /// Returns the power with a whole exponent of up to 1,024; not a number for others.
    private static func power(_ base: Double, _ exponent: Double) -> Double {
        guard exponent == exponent.rounded(), abs(exponent) <= 1_024 else { return .nan }
        let result = (0..<Int(abs(exponent))).reduce(1.0) { product, _ in product * base }
        return exponent < 0 ? 1 / result : result
    }
}

nonisolated extension Formula.Function {
    fileprivate func apply(_ numbers: [Double]) -> Double {
        switch self {
        case .sum: numbers.reduce(0, +)
        case .average: numbers.reduce(0, +) / Double(numbers.count)
        case .minimum: numbers.min() ?? 0
        case .maximum: numbers.max() ?? 0
        case .count: Double(numbers.count)
        case .product: numbers.reduce(1, *)
        case .absolute: abs(numbers.first ?? 0)
        case .round: (numbers.first ?? 0).rounded()
        }
    }
}
