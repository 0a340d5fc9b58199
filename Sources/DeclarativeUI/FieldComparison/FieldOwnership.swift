/// Whether stored properties hold what they refer to.
///
/// The standard library's list of fields gives the type of a `weak` or `unowned` property, but not that it is one.
enum FieldOwnership {
    /// False for the field of `type` at `index` if it is `weak` or `unowned`.
    static func isStrong(_ index: Int, of type: Any.Type) -> Bool {
        var found = FieldMetadata()
        _ = fieldMetadata(type, index, &found)
        found.release?(found.name)
        return found.isStrong
    }
}

/// An optional, whatever is inside.
protocol OptionalField {
    /// Whether it is an object or nil.
    static var isReference: Bool { get }
}

extension Optional: OptionalField {
    static var isReference: Bool { Wrapped.self is AnyObject.Type }
}

/// The runtime's metadata of one field, in the runtime's layout.
private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(_ type: Any.Type, _ index: Int, _ found: UnsafeMutablePointer<FieldMetadata>)
    -> Any.Type
