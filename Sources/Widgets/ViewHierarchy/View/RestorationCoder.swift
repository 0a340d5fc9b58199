/// The encoded state of one view: values by key, which are saved to disk and restored at the next launch.
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
    /// Encodes a number; NaN and infinities are preserved.
    public func encode(_ value: Double, forKey key: String) { values[key] = .double(value) }
    public func encode(_ value: Int, forKey key: String) { values[key] = .integer(value) }
    public func encode(_ value: Bool, forKey key: String) { values[key] = .bool(value) }

    /// Returns the string saved for `key`; nil if there is none or the value has another type.
    public func decodeString(forKey key: String) -> String? {
        if case .string(let value) = values[key] { value } else { nil }
    }
    /// Returns the number saved for `key`; nil if there is none or the value has another type.
    public func decodeDouble(forKey key: String) -> Double? {
        if case .double(let value) = values[key] { value } else { nil }
    }
    /// Returns the integer saved for `key`; nil if there is none or the value has another type.
    public func decodeInt(forKey key: String) -> Int? {
        if case .integer(let value) = values[key] { value } else { nil }
    }
    /// Returns the Boolean value saved for `key`; nil if there is none or the value has another type.
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
