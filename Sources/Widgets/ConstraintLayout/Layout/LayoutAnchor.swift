/// A part of a view or guide, to make constraints with: `NSLayoutAnchor`.
///
/// The type says what it can be compared with, so that a place never meets a width. A value: making one costs nothing.
///
///     title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
public struct LayoutAnchor<AnchorType> {
    @usableFromInline let node: LayoutNode
    @usableFromInline let attribute: LayoutConstraint.Attribute

    /// The view or guide of the anchor; nil when it has been deallocated.
    public var item: (any LayoutItem)? { node.item }
    /// For logs.
    public var name: String { "\(node.name).\(attribute)" }

    func constraint(
        _ relation: LayoutConstraint.Relation, _ other: LayoutAnchor, _ multiplier: Double,
        _ constant: Double,
        _ file: StaticString, _ line: UInt
    ) -> LayoutConstraint {
        LayoutConstraint(
            node, attribute, relation, other.node, other.attribute, multiplier, constant,
            DeclarationSite(fileID: file, line: line))
    }

    public func constraint(
        equalTo anchor: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint { constraint(.equal, anchor, 1, constant, file, line) }

    public func constraint(
        greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, constant, file, line) }

    public func constraint(
        lessThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, constant, file, line) }
}

extension LayoutAnchor: Equatable {
    /// Anchors are equal when they are the same part of the same view or guide.
    public static func == (left: LayoutAnchor, right: LayoutAnchor) -> Bool {
        left.node === right.node && left.attribute == right.attribute
    }
}

/// The axis of horizontal anchors: `LayoutXAxisAnchor` is an anchor of this type.
///
///     let edge: LayoutAnchor<XAxis> = view.leadingAnchor
public enum XAxis {}

/// The axis of vertical anchors: `LayoutYAxisAnchor` is an anchor of this type.
///
///     let edge: LayoutAnchor<YAxis> = view.topAnchor
public enum YAxis {}

/// The dimension of widths and heights: `LayoutDimension` is an anchor of this type.
///
///     let size: LayoutAnchor<Extent> = view.widthAnchor
public enum Extent {}

/// `NSLayoutXAxisAnchor`.
public typealias LayoutXAxisAnchor = LayoutAnchor<XAxis>
/// `NSLayoutYAxisAnchor`.
public typealias LayoutYAxisAnchor = LayoutAnchor<YAxis>
/// `NSLayoutDimension`.
public typealias LayoutDimension = LayoutAnchor<Extent>

// MARK: - Lengths

extension LayoutAnchor where AnchorType == Extent {
    private func constraint(
        _ relation: LayoutConstraint.Relation, _ constant: Double, _ file: StaticString, _ line: UInt
    ) -> LayoutConstraint {
        LayoutConstraint(
            node, attribute, relation, nil, .notAnAttribute, 1, constant,
            DeclarationSite(fileID: file, line: line))
    }

    public func constraint(equalToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line)
        -> LayoutConstraint
    { constraint(.equal, constant, file, line) }

    public func constraint(
        greaterThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint { constraint(.greaterThanOrEqual, constant, file, line) }

    public func constraint(
        lessThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint { constraint(.lessThanOrEqual, constant, file, line) }

    public func constraint(
        equalTo dimension: LayoutAnchor, multiplier: Double, constant: Double = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint { constraint(.equal, dimension, multiplier, constant, file, line) }

    public func constraint(
        greaterThanOrEqualTo dimension: LayoutAnchor, multiplier: Double, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint { constraint(.greaterThanOrEqual, dimension, multiplier, constant, file, line) }

    public func constraint(
        lessThanOrEqualTo dimension: LayoutAnchor, multiplier: Double, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint { constraint(.lessThanOrEqual, dimension, multiplier, constant, file, line) }
}

// MARK: - Distances

extension LayoutAnchor where AnchorType == XAxis {
    /// The distance from this anchor to `other`, as a length.
    ///
    /// A layout guide of their nearest common ancestor spans it; the items must be in one tree when this is asked.
    public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
        let guide = LayoutGuide.spanning(node, other.node)
        let isRelative =
            attribute.kind == .horizontal(.relative) || other.attribute.kind == .horizontal(.relative)
        (isRelative ? guide.leadingAnchor : guide.leftAnchor).constraint(equalTo: self).isActive = true
        (isRelative ? guide.trailingAnchor : guide.rightAnchor).constraint(equalTo: other).isActive = true
        return guide.widthAnchor
    }

    /// At a distance of the system's spacing (times `multiplier`) after `anchor`.
    public func constraint(
        equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double, file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint { constraint(.equal, anchor, 1, multiplier * LayoutSpacing.system, file, line) }

    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 1, multiplier * LayoutSpacing.system, file, line)
    }

    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, multiplier * LayoutSpacing.system, file, line)
    }
}

extension LayoutAnchor where AnchorType == YAxis {
    /// The distance from this anchor down to `other`, as a length; as for horizontal anchors.
    public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
        let guide = LayoutGuide.spanning(node, other.node)
        guide.topAnchor.constraint(equalTo: self).isActive = true
        guide.bottomAnchor.constraint(equalTo: other).isActive = true
        return guide.heightAnchor
    }

    /// At a distance of the system's spacing (times `multiplier`) below `anchor`.
    public func constraint(
        equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double, file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint { constraint(.equal, anchor, 1, multiplier * LayoutSpacing.system, file, line) }

    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 1, multiplier * LayoutSpacing.system, file, line)
    }

    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, multiplier * LayoutSpacing.system, file, line)
    }
}

/// The distance that constraints use unless told otherwise, in points.
///
///     let gap = LayoutSpacing.system
public enum LayoutSpacing {
    /// Between neighbours.
    public static let system = 8.0
}
