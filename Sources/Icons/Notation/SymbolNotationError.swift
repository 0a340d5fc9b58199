/// An error in the notation of a symbol, with its position.
///
///     do {
///         let symbol = try Symbol(name: "arrow", notation: "M4 12 L")
///     } catch {
///         print(error)  // column 8: a number is expected after 'L'
///     }
public struct SymbolNotationError: Error, Hashable, Sendable {
    /// The kind of an error.
    ///
    ///     if error.reason == .missingStart { ... }
    public enum Reason: Hashable, Sendable {
        /// A character or word that is no command, no shape and no mode.
        case unknownWord(String)
        /// A number is missing after the command or shape.
        case missingNumber(after: String)
        /// A number outside of -1000...1000, or a malformed one.
        case invalidNumber(String)
        /// A line or curve without a preceding `M`.
        case missingStart
        /// A shape with too few or too many numbers.
        case wrongCount(shape: String, expected: String, found: Int)
        /// A shape without `(` or `)`.
        case missingParenthesis(shape: String)
        /// A flag of an arc that is neither 0 nor 1.
        case invalidFlag
        /// A length that is negative.
        case negativeLength(shape: String)
        /// A number of corners that is not an integer in 3...64.
        case invalidCount(shape: String)
        /// A notation of more than 2,000 bytes.
        case tooLong
        /// A notation without anything to draw.
        case empty
    }

    /// The position in the notation in bytes, beginning with 1.
    public let column: Int
    /// The kind of the error.
    public let reason: Reason

    init(_ reason: Reason, column: Int) {
        self.reason = reason
        self.column = column
    }
}

extension SymbolNotationError: CustomStringConvertible {
    public var description: String {
        let text =
            switch reason {
            case .unknownWord(let word): "'\(word)' is neither a command, nor a shape, nor a mode"
            case .missingNumber(let command): "a number is expected after '\(command)'"
            case .invalidNumber(let number): "'\(number)' is not a number between -1000 and 1000"
            case .missingStart: "a line needs a start; begin with M"
            case .wrongCount(let shape, let expected, let found):
                "\(shape) takes \(expected) numbers, not \(found)"
            case .missingParenthesis(let shape): "the numbers of \(shape) are enclosed in parentheses"
            case .invalidFlag: "a flag of an arc is 0 or 1"
            case .negativeLength(let shape): "a length of \(shape) is negative"
            case .invalidCount(let shape): "the number of corners of \(shape) is an integer from 3 to 64"
            case .tooLong: "the notation is longer than 2000 bytes"
            case .empty: "the notation draws nothing"
            }
        return "column \(column): \(text)"
    }
}
