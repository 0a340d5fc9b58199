/// A result builder for anchors blocks: expressions, anchors, optionals, conditions and loops.
///
/// Identical lines of a block create a single constraint.
///
///     title.sl.anchors {
///         Anchors.leading.equalToSuper(constant: 16)
///         if isCentered { Anchors.centerY } else { Anchors.top }
///     }
@resultBuilder
public enum AnchorsBuilder {
    @inlinable @inline(__always) public static func buildExpression(
        _ anchors: Anchors, file: StaticString = #fileID, line: UInt = #line
    ) -> Anchors { anchors.at(DeclarationSite(fileID: file, line: line)) }

    @inlinable @inline(__always) public static func buildExpression<Kind>(
        _ expression: AnchorsExpression<Kind>, file: StaticString = #fileID, line: UInt = #line
    ) -> Anchors { expression.withoutRelation.at(DeclarationSite(fileID: file, line: line)) }

    /// Adds nothing if `anchors` is nil.
    @inlinable public static func buildExpression(
        _ anchors: Anchors?, file: StaticString = #fileID, line: UInt = #line
    ) -> Anchors { anchors?.at(DeclarationSite(fileID: file, line: line)) ?? Anchors() }

    /// Adds nothing if `expression` is nil.
    @inlinable public static func buildExpression<Kind>(
        _ expression: AnchorsExpression<Kind>?, file: StaticString = #fileID, line: UInt = #line
    ) -> Anchors { expression?.withoutRelation.at(DeclarationSite(fileID: file, line: line)) ?? Anchors() }

    @inlinable public static func buildBlock() -> Anchors { Anchors() }
    @inlinable @inline(__always) public static func buildBlock(_ only: Anchors) -> Anchors { only }
    // A variadic block builds the list once; building it line by line would copy it for each line.
    @inlinable @inline(__always) public static func buildBlock(_ lines: Anchors...) -> Anchors {
        Anchors(lines)
    }
    @inlinable public static func buildOptional(_ anchors: Anchors?) -> Anchors { anchors ?? Anchors() }
    @inlinable public static func buildEither(first anchors: Anchors) -> Anchors { anchors }
    @inlinable public static func buildEither(second anchors: Anchors) -> Anchors { anchors }
    @inlinable public static func buildLimitedAvailability(_ anchors: Anchors) -> Anchors { anchors }

    @inlinable public static func buildArray(_ parts: [Anchors]) -> Anchors { Anchors(parts) }

    // MARK: - Rejected expressions

    @available(
        *, unavailable,
        message:
            "a constraint is activated by itself; write it as Anchors here, for example Anchors.top.equalToSuper()"
    )
    public static func buildExpression(_ constraint: LayoutConstraint) -> Anchors {
        preconditionFailure("unavailable")
    }

    @available(
        *, unavailable,
        message: "an anchors block holds Anchors; views and layouts belong in a sublayout block"
    )
    public static func buildExpression(_ view: View) -> Anchors { preconditionFailure("unavailable") }

    @available(
        *, unavailable,
        message: "an anchors block holds Anchors; views and layouts belong in a sublayout block"
    )
    public static func buildExpression<Content: Layout>(_ layout: Content) -> Anchors {
        preconditionFailure("unavailable")
    }

    @available(
        *, unavailable,
        message:
            "this is not an anchor; begin with Anchors, for example Anchors.leading.equalToSuper(constant: 8)"
    )
    @_disfavoredOverload
    public static func buildExpression(_ value: Any) -> Anchors { preconditionFailure("unavailable") }
}
