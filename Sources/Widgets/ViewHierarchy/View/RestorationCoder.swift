/// Named values of one view, on their way to disk or back.
///
///     override func encodeRestorableState(with coder: RestorationCoder) {
///         coder.encode(value, forKey: "value")
///     }
///     override func decodeRestorableState(with coder: RestorationCoder) {
///         value = coder.decodeDouble(forKey: "value") ?? value
///     }
public final class RestorationCoder {
    private(set) var values: [String: RestorableValue]

    init(values: [String: RestorableValue] = [:]) { self.values = values }

    public func encode(_ value: String, forKey key: String) { values[key] = .string(value) }
    /// NaN and infinities come back as they were.
    public func encode(_ value: Double, forKey key: String) { values[key] = .double(value) }
    public func encode(_ value: Int, forKey key: String) { values[key] = .integer(value) }
    public func encode(_ value: Bool, forKey key: String) { values[key] = .bool(value) }

    /// nil when there is none, or one of another type; so for all kinds.
    public func decodeString(forKey key: String) -> String? {
        if case .string(let value) = values[key] { value } else { nil }
    }
    /// Returns the number that was saved for the key; nil when there is none.
    public func decodeDouble(forKey key: String) -> Double? {
        if case .double(let value) = values[key] { value } else { nil }
    }
    /// Returns the integer that was saved for the key; nil when there is none.
    public func decodeInt(forKey key: String) -> Int? {
        if case .integer(let value) = values[key] { value } else { nil }
    }
    /// Returns the truth value that was saved for the key; nil when there is none.
    public func decodeBool(forKey key: String) -> Bool? {
        if case .bool(let value) = values[key] { value } else { nil }
    }
}

/// A value in a restoration archive.
nonisolated enum RestorableValue: Hashable, Sendable {
    case string(String)
    case double(Double)
    case integer(Int)
    case bool(Bool)
}
