/// Parts of SQL statements that cannot be bound as values.
///
///     "SELECT * FROM \(SQL.identifier(name))"
nonisolated enum SQL {
    /// Returns a name in double quotes, in which quotes are doubled: the name of any table or column.
    static func identifier(_ name: String) -> String {
        "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    /// Returns the pattern of `LIKE ... ESCAPE '\'` that matches values which contain `text`.
    static func pattern(containing text: String) -> String {
        var pattern = "%"
        for character in text.unicodeScalars {
            if character == "%" || character == "_" || character == "\\" { pattern += "\\" }
            pattern.unicodeScalars.append(character)
        }
        return pattern + "%"
    }
}
