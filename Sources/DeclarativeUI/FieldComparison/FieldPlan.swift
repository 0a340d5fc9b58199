/// A plan for linking and comparing the stored properties of a type, created once for each type.
final class FieldPlan {
    /// One stored property.
    struct Field {
        /// The declared name, without the underscore of a property wrapper.
        let name: String
        let offset: Int
        let kind: Kind
    }

    enum Kind {
        /// Compares and links itself.
        case dynamic(any DynamicProperty.Type)
        /// An optional binding.
        case binding(any BindingField.Type)
        case equatable(any Equatable.Type)
        /// Compared by identity.
        case reference
        /// A structure or tuple that is not `Equatable`: its fields are compared.
        case nested(FieldPlan)
        /// Closures, existentials, weak references, and enumerations that are not `Equatable`: they always count as
        /// changed.
        case incomparable
    }

    let fields: [Field]
    let hasDynamicProperties: Bool
    /// The comparison of values without accessible fields: enumerations and objects.
    private let opaque: Kind?
    /// Whether values with equal bits are always equal.
    ///
    /// False for types with fields that cannot be compared, or that link or compare themselves.
    private(set) lazy var comparesBits =
        whole != nil || opaque == nil && !fields.contains { !Self.comparesBits($0) }
    /// The type as an `Equatable` type, whose `==` replaces the comparison of its fields; nil if it is not `Equatable`.
    private let whole: (any Equatable.Type)?

    private static var plans: [ObjectIdentifier: FieldPlan] = [:]

    static func of(_ type: Any.Type) -> FieldPlan {
        if let known = plans[ObjectIdentifier(type)] { return known }
        let made = FieldPlan(type)
        plans[ObjectIdentifier(type)] = made
        return made
    }

    /// Creates the plan of `type`.
    ///
    /// If `isReliable` is false, values of types that are not `Equatable` always count as changed.
    init(_ type: Any.Type, isReliable: Bool = FieldReflection.isReliable) {
        let properties = FieldReflection.properties(of: type)
        fields = (properties ?? []).map { property in
            let kind = property.isStrong ? Self.kind(of: property) : Self.kind(ofUnheld: property.type)
            return Field(name: property.name, offset: property.offset, kind: kind)
        }
        if !isReliable {
            opaque = .incomparable
        } else if properties != nil, !fields.isEmpty || Self.isEmptyStructure(type) {
            opaque = nil
        } else {
            opaque = Self.isReference(type) ? .reference : .incomparable
        }
        hasDynamicProperties = fields.contains {
            switch $0.kind {
            case .dynamic: true
            default: false
            }
        }
        whole = hasDynamicProperties ? nil : type as? any Equatable.Type
    }

    private static func kind(of property: FieldReflection.Property) -> Kind {
        if let dynamic = property.type as? any DynamicProperty.Type { return .dynamic(dynamic) }
        if let equatable = property.type as? any Equatable.Type { return .equatable(equatable) }
        if let binding = property.type as? any BindingField.Type { return .binding(binding) }
        if isReference(property.type) { return .reference }
        // The runtime cannot reflect the fields of an existential type without a value.
        guard property.hasFields else { return .incomparable }
        let plan = of(property.type)
        return plan.opaque == nil ? .nested(plan) : .incomparable
    }

    /// The kind of a `weak` field, which has its own representation, or of an `unowned` one, whose object may be
    /// deallocated: neither is read.
    private static func kind(ofUnheld type: Any.Type) -> Kind {
        type is AnyObject.Type ? .reference : .incomparable
    }

    /// Whether the type is a class or an optional of a class.
    private static func isReference(_ type: Any.Type) -> Bool {
        type is AnyObject.Type || (type as? any OptionalField.Type)?.isReference == true
    }

    /// Whether the type has no size: a structure without fields is always equal, an enumeration has no accessible fields.
    private static func isEmptyStructure(_ type: Any.Type) -> Bool {
        func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: size) == 0
    }

    private static func comparesBits(_ field: Field) -> Bool {
        switch field.kind {
        case .equatable, .reference: true
        case .nested(let plan): plan.comparesBits
        case .dynamic, .binding, .incomparable: false
        }
    }

    // MARK: - Linking

    /// Links the dynamic properties of the value at `base` to their node.
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
        // The offset and the type come from the type's field metadata.
        place.assumingMemoryBound(to: Property.self).pointee._link(&linker)
    }

    // MARK: - Comparing

    func isEqual<Value>(_ old: Value, _ new: Value) -> Bool {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in
                compare(old, new)
            }
        }
    }

    /// Returns the names of the properties that differ.
    func differences<Value>(_ old: Value, _ new: Value) -> [String] {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in
                fields.filter { !Self.isEqual($0, ValuePair(old: old, new: new)) }.map(\.name)
            }
        }
    }

    /// Returns whether two variables are equal.
    ///
    /// Neither is changed. Closures would check the executor, so the variables are passed by reference.
    func isEqual<Value>(_ old: inout Value, _ new: inout Value) -> Bool {
        compare(&old, &new)
    }

    private func compare<Value>(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
        hasEqual(ValuePair(old: old, new: new))
    }

    /// The addresses of two values, or of a field of both.
    private struct ValuePair {
        let old: UnsafeRawPointer
        let new: UnsafeRawPointer

        func field(at offset: Int) -> ValuePair { ValuePair(old: old + offset, new: new + offset) }
    }

    private func hasEqual(_ pair: ValuePair) -> Bool {
        if let whole { return Self.areEqual(whole, pair) }
        if let opaque { return Self.isEqual(opaque, pair) }
        for field in fields {
            if !Self.isEqual(field, pair) { return false }
        }
        return true
    }

    private static func isEqual(_ field: Field, _ pair: ValuePair) -> Bool {
        isEqual(field.kind, pair.field(at: field.offset))
    }

    private static func isEqual(_ kind: Kind, _ pair: ValuePair) -> Bool {
        switch kind {
        case .equatable(let type): return areEqual(type, pair)
        case .dynamic(let type): return isUnchanged(type, pair)
        case .binding(let type): return isUnchangedBinding(type, pair)
        case .reference:
            return pair.old.load(as: UnsafeRawPointer?.self) == pair.new.load(as: UnsafeRawPointer?.self)
        case .nested(let plan): return plan.hasEqual(pair)
        case .incomparable: return false
        }
    }

    private static func areEqual<Value: Equatable>(_: Value.Type, _ pair: ValuePair) -> Bool {
        pair.old.assumingMemoryBound(to: Value.self).pointee
            == pair.new.assumingMemoryBound(to: Value.self).pointee
    }

    private static func isUnchanged<Property: DynamicProperty>(_: Property.Type, _ pair: ValuePair) -> Bool {
        let old = pair.old.assumingMemoryBound(to: Property.self)
        return pair.new.assumingMemoryBound(to: Property.self).pointee._isUnchanged(since: old.pointee)
    }

    private static func isUnchangedBinding<Property: BindingField>(
        _: Property.Type, _ pair: ValuePair
    ) -> Bool {
        let old = pair.old.assumingMemoryBound(to: Property.self)
        return pair.new.assumingMemoryBound(to: Property.self).pointee.isUnchanged(sinceField: old.pointee)
    }
}
