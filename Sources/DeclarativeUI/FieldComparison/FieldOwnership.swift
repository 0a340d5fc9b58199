/// Determines whether stored properties are strong references.
///
/// The reflection of the standard library reports the type of a `weak` or `unowned` property, but not its ownership.
enum FieldOwnership {
    /// Returns false for the field of `type` at `index` if it is `weak` or `unowned`.
    static func isStrong(_ index: Int, of type: Any.Type) -> Bool {
        var found = FieldMetadata()
        _ = fieldMetadata(type, index, &found)
        found.release?(found.name)
        return found.isStrong
    }
}

/// An optional, independent of its wrapped type.
protocol OptionalField {
    /// Whether the wrapped type is a class.
    static var isReference: Bool { get }
    var isNil: Bool { get }
}

extension Optional: OptionalField {
    static var isReference: Bool { Wrapped.self is AnyObject.Type }
    var isNil: Bool { self == nil }
}

/// The metadata of a field, in the layout of the Swift runtime.
private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(_ type: Any.Type, _ index: Int, _ found: UnsafeMutablePointer<FieldMetadata>)
    -> Any.Type
