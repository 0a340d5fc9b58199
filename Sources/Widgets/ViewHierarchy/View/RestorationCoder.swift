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
    /// The keys of values that were decoded as another type than the saved one, and of those that were decoded.
    private var (mismatched, decoded): (Set<String>, Set<String>) = ([], [])

    init(values: [String: RestorableValue] = [:]) { self.values = values }

    public func encode(_ value: String, forKey key: String) { values[key] = .string(value) }
    /// Encodes a number; NaN and infinities are preserved.
    public func encode(_ value: Double, forKey key: String) { values[key] = .double(value) }
    public func encode(_ value: Int, forKey key: String) { values[key] = .integer(value) }
    public func encode(_ value: Bool, forKey key: String) { values[key] = .bool(value) }

    /// Returns the string saved for `key`; nil if there is none or the value has another type.
    public func decodeString(forKey key: String) -> String? {
        decode(key) { if case .string(let value) = $0 { value } else { nil } }
    }
    /// Returns the number saved for `key`; nil if there is none or the value has another type.
    public func decodeDouble(forKey key: String) -> Double? {
        decode(key) { if case .double(let value) = $0 { value } else { nil } }
    }
    /// Returns the integer saved for `key`; nil if there is none or the value has another type.
    public func decodeInt(forKey key: String) -> Int? {
        decode(key) { if case .integer(let value) = $0 { value } else { nil } }
    }
    /// Returns the Boolean value saved for `key`; nil if there is none or the value has another type.
    public func decodeBool(forKey key: String) -> Bool? {
        decode(key) { if case .bool(let value) = $0 { value } else { nil } }
    }

    private func decode<Value>(_ key: String, _ value: (RestorableValue) -> Value?) -> Value? {
        guard let saved = values[key] else { return nil }
        let found = value(saved)
        if found == nil { mismatched.insert(key) } else { decoded.insert(key) }
        return found
    }

    /// Reports the values that were decoded only as another type than the saved one; returns whether there are none.
    func reportMismatches(for view: View) -> Bool {
        let keys = mismatched.subtracting(decoded).sorted()
        if keys.isEmpty { return true }
        Diagnostics.report(
            Diagnostic(
                kind: .failedRestoration, subject: view.hierarchyPath,
                message:
                    "the saved values for \(keys.joined(separator: ", ")) have other types than the view "
                    + "decodes",
                cure:
                    "the view keeps its own values; a program that changes the type of a value uses another key"
            ))
        return false
    }
}

/// A value in a restoration archive.
nonisolated enum RestorableValue: Hashable, Sendable {
    case string(String)
    case double(Double)
    case integer(Int)
    case bool(Bool)
}
