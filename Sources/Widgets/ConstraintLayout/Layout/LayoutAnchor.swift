/// An attribute of a view or guide, for creating constraints; modelled on `NSLayoutAnchor`.
///
/// The type parameter determines which anchors can be compared, so that a position cannot be related to a width. An anchor is a value and
/// needs no allocation.
///
///     title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
public struct LayoutAnchor<AnchorType> {
    @usableFromInline let node: LayoutNode
    @usableFromInline let attribute: LayoutConstraint.Attribute

    /// The view or guide of the anchor; nil after it was deallocated.
    public var item: (any LayoutItem)? { node.item }
    /// The name of the item and the attribute, for logs.
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

    /// Returns an inactive constraint that makes this anchor equal to `anchor + constant`.
    public func constraint(
        equalTo anchor: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint { constraint(.equal, anchor, 1, constant, file, line) }

    /// Returns an inactive constraint that makes this anchor at least `anchor + constant`.
    public func constraint(
        greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, constant, file, line) }

    /// Returns an inactive constraint that makes this anchor at most `anchor + constant`.
    public func constraint(
        lessThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, constant, file, line) }
}

extension LayoutAnchor: Equatable {
    /// Returns whether both anchors are the same attribute of the same view or guide.
    public static func == (left: LayoutAnchor, right: LayoutAnchor) -> Bool {
        left.node === right.node && left.attribute == right.attribute
    }
}

/// The type parameter of horizontal anchors, see ``LayoutXAxisAnchor``.
///
///     let edge: LayoutAnchor<XAxis> = view.leadingAnchor
public enum XAxis {}

/// The type parameter of vertical anchors, see ``LayoutYAxisAnchor``.
///
///     let edge: LayoutAnchor<YAxis> = view.topAnchor
public enum YAxis {}

/// The type parameter of anchors for widths and heights, see ``LayoutDimension``.
///
///     let size: LayoutAnchor<Extent> = view.widthAnchor
public enum Extent {}

/// An anchor for a horizontal position, modelled on `NSLayoutXAxisAnchor`.
public typealias LayoutXAxisAnchor = LayoutAnchor<XAxis>
/// An anchor for a vertical position, modelled on `NSLayoutYAxisAnchor`.
public typealias LayoutYAxisAnchor = LayoutAnchor<YAxis>
/// An anchor for a width or height, modelled on `NSLayoutDimension`.
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

    /// Returns an inactive constraint that makes the length equal to `constant`, in points.
    public func constraint(equalToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line)
        -> LayoutConstraint
    { constraint(.equal, constant, file, line) }

    /// Returns an inactive constraint that makes the length at least `constant`, in points.
    public func constraint(
        greaterThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint { constraint(.greaterThanOrEqual, constant, file, line) }

    /// Returns an inactive constraint that makes the length at most `constant`, in points.
    public func constraint(
        lessThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint { constraint(.lessThanOrEqual, constant, file, line) }

    /// Returns an inactive constraint that makes the length equal to `multiplier * dimension + constant`.
    public func constraint(
        equalTo dimension: LayoutAnchor, multiplier: Double, constant: Double = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint { constraint(.equal, dimension, multiplier, constant, file, line) }

    /// Returns an inactive constraint that makes the length at least `multiplier * dimension + constant`.
    public func constraint(
        greaterThanOrEqualTo dimension: LayoutAnchor, multiplier: Double, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint { constraint(.greaterThanOrEqual, dimension, multiplier, constant, file, line) }

    /// Returns an inactive constraint that makes the length at most `multiplier * dimension + constant`.
    public func constraint(
        lessThanOrEqualTo dimension: LayoutAnchor, multiplier: Double, constant: Double = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint { constraint(.lessThanOrEqual, dimension, multiplier, constant, file, line) }
}

// MARK: - Distances

extension LayoutAnchor where AnchorType == XAxis {
    /// Returns the distance from this anchor to `other` as a length.
    ///
    /// The distance is the width of a layout guide that this method adds to the nearest common ancestor; both items must be in one tree.
    public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
        let guide = LayoutGuide.spanning(node, other.node)
        let isRelative =
            attribute.kind == .horizontal(.relative) || other.attribute.kind == .horizontal(.relative)
        (isRelative ? guide.leadingAnchor : guide.leftAnchor).constraint(equalTo: self).isActive = true
        (isRelative ? guide.trailingAnchor : guide.rightAnchor).constraint(equalTo: other).isActive = true
        return guide.widthAnchor
    }

    /// Returns an inactive constraint that places this anchor after `anchor`, at `multiplier` times the system spacing.
    public func constraint(
        equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double, file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint { constraint(.equal, anchor, 1, multiplier * LayoutSpacing.system, file, line) }

    /// Returns an inactive constraint that places this anchor after `anchor`, at a distance of at least `multiplier` times the system
    /// spacing.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 1, multiplier * LayoutSpacing.system, file, line)
    }

    /// Returns an inactive constraint that places this anchor after `anchor`, at a distance of at most `multiplier` times the system
    /// spacing.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, multiplier * LayoutSpacing.system, file, line)
    }
}

extension LayoutAnchor where AnchorType == YAxis {
    /// Returns the distance from this anchor down to `other` as a length.
    ///
    /// The distance is the height of a layout guide that this method adds to the nearest common ancestor; both items must be in one tree.
    public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
        let guide = LayoutGuide.spanning(node, other.node)
        guide.topAnchor.constraint(equalTo: self).isActive = true
        guide.bottomAnchor.constraint(equalTo: other).isActive = true
        return guide.heightAnchor
    }

    /// Returns an inactive constraint that places this anchor below `anchor`, at `multiplier` times the system spacing.
    public func constraint(
        equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double, file: StaticString = #fileID,
        line: UInt = #line
    ) -> LayoutConstraint { constraint(.equal, anchor, 1, multiplier * LayoutSpacing.system, file, line) }

    /// Returns an inactive constraint that places this anchor below `anchor`, at a distance of at least `multiplier` times the system
    /// spacing.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 1, multiplier * LayoutSpacing.system, file, line)
    }

    /// Returns an inactive constraint that places this anchor below `anchor`, at a distance of at most `multiplier` times the system
    /// spacing.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
        file: StaticString = #fileID, line: UInt = #line
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 1, multiplier * LayoutSpacing.system, file, line)
    }
}

/// The standard spacing of the system, in points.
///
///     let gap = LayoutSpacing.system
public enum LayoutSpacing {
    /// The standard space between neighbouring views, in points.
    public static let system = 8.0
}
