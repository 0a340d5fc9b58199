@_spi(Reflection) private import Swift

/// Reads the stored properties of a type from the metadata of the Swift runtime.
///
/// The only user of the runtime's interface: `_forEachField` of the standard library and, through ``FieldOwnership``, the
/// runtime's metadata of a field. docs/decisions/0025-comparing-by-field.md lists the assumptions.
enum FieldReflection {
    /// One stored property.
    struct Property {
        /// The declared name, without the underscore of a property wrapper.
        let name: String
        let offset: Int
        let type: Any.Type
        /// Whether the type is a structure or a tuple, whose own fields are accessible.
        let hasFields: Bool
        /// False for `weak` and `unowned` properties.
        let isStrong: Bool
    }

    /// Returns the properties of a structure or a tuple in the order of their declaration; nil for any other type.
    static func properties(of type: Any.Type) -> [Property]? {
        var found: [Property] = []
        let isStructure = _forEachField(of: type, options: []) { name, offset, field, metadata in
            let written = String(cString: name)
            found.append(
                Property(
                    name: written.hasPrefix("_") ? String(written.dropFirst()) : written, offset: offset,
                    type: field, hasFields: metadata == .struct || metadata == .tuple,
                    isStrong: FieldOwnership.isStrong(found.count, of: type)))
            return true
        }
        return isStructure ? found : nil
    }

    /// Whether the runtime's metadata of a probe type matches the memory layout that the compiler gives it.
    ///
    /// Computed once. If false, ``FieldPlan`` compares no fields, and each value that is not `Equatable` counts as changed.
    static let isReliable: Bool = {
        guard let found = properties(of: Probe.self),
            found.map(\.name) == ["number", "text", "held", "other", "pair"]
        else { return false }
        let offsets = [
            MemoryLayout<Probe>.offset(of: \.number), MemoryLayout<Probe>.offset(of: \._text),
            MemoryLayout<Probe>.offset(of: \.held), nil, MemoryLayout<Probe>.offset(of: \.pair),
        ]
        let types: [Any.Type] = [
            Int8.self, String.self, ProbeObject?.self, ProbeObject?.self, (Int, Bool).self,
        ]
        for (index, property) in found.enumerated() {
            if let offset = offsets[index], offset != property.offset { return false }
            if property.type != types[index] || property.isStrong != (index != 3) { return false }
            if property.hasFields != [true, true, false, false, true][index] { return false }
        }
        // References and optional references are compared as one pointer.
        return MemoryLayout<ProbeObject?>.size == MemoryLayout<Int>.size
    }()

    private final class ProbeObject {}

    /// A probe type with one property of each kind whose metadata ``FieldPlan`` relies on.
    private struct Probe {
        var number: Int8 = 0
        var _text = ""
        var held: ProbeObject?
        weak var other: ProbeObject?
        var pair = (0, false)
    }
}
