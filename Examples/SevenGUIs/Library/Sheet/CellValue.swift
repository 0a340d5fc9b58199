/// The value of a cell, which it displays.
///
///     sheet.value(of: address)   // .number(42)
public nonisolated enum CellValue: Hashable, Sendable {
    /// The value of a cell without content.
    case empty
    case number(Double)
    case text(String)
    case error(CellError)
}

/// The reason for which a cell has no value.
///
///     sheet.value(of: address) == .error(.cycle)
public nonisolated enum CellError: Hashable, Sendable, Error {
    /// The formula cannot be read; with the place, counted in characters from 0, and the reason.
    case syntax(at: Int, String)
    /// The cell depends on itself.
    case cycle
    /// A value that the formula needs is a text.
    case notANumber(CellAddress)
    /// The result is not finite, as after a division by zero.
    case undefined
    /// A cell to which the formula refers does not exist.
    case noSuchCell(CellAddress)
    /// A cell on which the formula depends has an error.
    case dependsOnError(CellAddress)
}

nonisolated extension CellValue: CustomStringConvertible {
    /// The text that the cell displays.
    public var description: String {
        switch self {
        case .empty: ""
        case .number(let number): Self.text(of: number)
        case .text(let text): text
        case .error(let error): error.code
        }
    }

    /// Returns a number with at most ten significant digits after the point, without trailing zeros.
    private static func text(of number: Double) -> String {
        if number == number.rounded(), abs(number) < 1e15 { return "\(Int(number))" }
        let factor = 1e10
        let rounded = (number * factor).rounded() / factor
        return abs(number) < 1e5 && rounded != 0 ? "\(rounded)" : "\(number)"
    }
}

nonisolated extension CellError {
    /// The short text that a cell displays.
    var code: String {
        switch self {
        case .syntax: "#SYNTAX"
        case .cycle: "#CYCLE"
        case .notANumber: "#VALUE"
        case .undefined: "#UNDEFINED"
        case .noSuchCell: "#REF"
        case .dependsOnError: "#DEPENDS"
        }
    }

    /// The reason, as a sentence for the user.
    public var message: String {
        switch self {
        case .syntax(let place, let reason): "Character \(place + 1): \(reason)"
        case .cycle: "The formula depends on its own cell."
        case .notANumber(let address): "\(address) is a text, and the formula needs a number."
        case .undefined: "The result is not a number."
        case .noSuchCell(let address): "The sheet has no cell \(address)."
        case .dependsOnError(let address): "\(address) has an error."
        }
    }
}
