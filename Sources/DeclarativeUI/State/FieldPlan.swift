@_spi(Reflection) private import Swift

/// How the stored properties of one type are linked and compared; made once for each type.
final class FieldPlan {
    /// One stored property.
    struct Field {
        /// As it was written: without the underscore of a wrapper.
        let name: String
        let offset: Int
        let kind: Kind
    }

    enum Kind {
        /// Compares and links itself.
        case dynamic(any DynamicProperty.Type)
        case equatable(any Equatable.Type)
        /// Compared by identity.
        case reference
        /// A structure or tuple that is no `Equatable`: its fields are compared.
        case nested(FieldPlan)
        /// Closures, existentials, enumerations that are no `Equatable`: each counts as changed.
        case incomparable
    }

    let fields: [Field]
    let hasDynamicProperties: Bool
    /// Whether the type has an equality of its own, which is used instead of the fields'.
    private let whole: (any Equatable.Type)?

    private static var plans: [ObjectIdentifier: FieldPlan] = [:]

    static func of(_ type: Any.Type) -> FieldPlan {
        if let known = plans[ObjectIdentifier(type)] { return known }
        let made = FieldPlan(type)
        plans[ObjectIdentifier(type)] = made
        return made
    }

    private init(_ type: Any.Type) {
        var fields: [Field] = []
        _ = _forEachField(of: type, options: []) { name, offset, type, _ in
            let written = String(cString: name)
            fields.append(
                Field(
                    name: written.hasPrefix("_") ? String(written.dropFirst()) : written, offset: offset,
                    kind: Self.kind(of: type)))
            return true
        }
        self.fields = fields
        hasDynamicProperties = fields.contains {
            switch $0.kind {
            case .dynamic: true
            default: false
            }
        }
        whole = hasDynamicProperties ? nil : type as? any Equatable.Type
    }

    private static func kind(of type: Any.Type) -> Kind {
        if let dynamic = type as? any DynamicProperty.Type { return .dynamic(dynamic) }
        if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
        if type is AnyObject.Type { return .reference }
        var isStructure = true
        var count = 0
        isStructure = _forEachField(of: type, options: []) { _, _, _, _ in
            count += 1
            return true
        }
        return isStructure && (count > 0 || isEmptyStructure(type)) ? .nested(of(type)) : .incomparable
    }

    /// A structure without fields has nothing to differ in; an enumeration has none to look at.
    private static func isEmptyStructure(_ type: Any.Type) -> Bool {
        func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: size) == 0
    }

    // MARK: - Linking

    /// Ties the dynamic properties of the value at `base` to their node.
    func link(_ base: UnsafeMutableRawPointer, _ linker: inout PropertyLinker) {
        for field in fields {
            guard case .dynamic(let type) = field.kind else { continue }
            linker.name = field.name
            Self.link(type, base + field.offset, &linker)
        }
    }

    private static func link<Property: DynamicProperty>(
        _: Property.Type, _ place: UnsafeMutableRawPointer, _ linker: inout PropertyLinker
    ) {
        // The offset and the type came from the type's own description of its fields.
        place.assumingMemoryBound(to: Property.self).pointee._link(&linker)
    }

    // MARK: - Comparing

    func isEqual<Value>(_ old: Value, _ new: Value) -> Bool {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in
                isEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
            }
        }
    }

    /// The names of the properties that differ.
    func differences<Value>(_ old: Value, _ new: Value) -> [String] {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in
                fields.filter { !Self.isEqual($0, UnsafeRawPointer(old), UnsafeRawPointer(new)) }.map(\.name)
            }
        }
    }

    private func isEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        if let whole { return Self.areEqual(whole, old, new) }
        for field in fields {
            if !Self.isEqual(field, old, new) { return false }
        }
        return true
    }

    private static func isEqual(_ field: Field, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let (old, new) = (old + field.offset, new + field.offset)
        switch field.kind {
        case .equatable(let type): return areEqual(type, old, new)
        case .dynamic(let type): return isUnchanged(type, old, new)
        case .reference:
            return old.load(as: UnsafeRawPointer?.self) == new.load(as: UnsafeRawPointer?.self)
        case .nested(let plan): return plan.isEqual(old, new)
        case .incomparable: return false
        }
    }

    private static func areEqual<Value: Equatable>(
        _: Value.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer
    ) -> Bool {
        old.assumingMemoryBound(to: Value.self).pointee == new.assumingMemoryBound(to: Value.self).pointee
    }

    private static func isUnchanged<Property: DynamicProperty>(
        _: Property.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer
    ) -> Bool {
        let old = old.assumingMemoryBound(to: Property.self)
        return new.assumingMemoryBound(to: Property.self).pointee._isUnchanged(since: old.pointee)
    }
}
