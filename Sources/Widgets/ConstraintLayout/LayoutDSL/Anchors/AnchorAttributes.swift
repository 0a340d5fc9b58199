/// A set of constraint attributes, stored in one word.
@frozen @usableFromInline
nonisolated struct AnchorAttributes: OptionSet, Hashable, Sendable {
    @usableFromInline let rawValue: UInt32

    @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable init(_ attribute: LayoutConstraint.Attribute) { rawValue = 1 << UInt32(attribute.rawValue) }

    @inlinable static var horizontal: AnchorAttributes { [.init(.leading), .init(.trailing)] }
    @inlinable static var vertical: AnchorAttributes { [.init(.top), .init(.bottom)] }
    @inlinable static var allSides: AnchorAttributes { [horizontal, vertical] }
    @inlinable static var cap: AnchorAttributes { [.init(.top), horizontal] }
    @inlinable static var shoe: AnchorAttributes { [.init(.bottom), horizontal] }
    @inlinable static var size: AnchorAttributes { [.init(.width), .init(.height)] }
    @inlinable static var center: AnchorAttributes { [.init(.centerX), .init(.centerY)] }

    /// The attributes of the edges with the larger coordinate, for which an inward offset is subtracted.
    static let atFarEdge: AnchorAttributes = [
        .init(.trailing), .init(.right), .init(.bottom), .init(.trailingMargin), .init(.rightMargin),
        .init(.bottomMargin),
    ]

    /// The horizontal attributes and the width.
    static let allHorizontal: AnchorAttributes = [
        .horizontal, .init(.left), .init(.right), .init(.centerX), .init(.width), .init(.leftMargin),
        .init(.rightMargin), .init(.leadingMargin), .init(.trailingMargin), .init(.centerXWithinMargins),
    ]
    /// The attributes relative to the layout margins.
    static let margins: AnchorAttributes = [
        .init(.leftMargin), .init(.rightMargin), .init(.topMargin), .init(.bottomMargin),
        .init(.leadingMargin),
        .init(.trailingMargin), .init(.centerXWithinMargins), .init(.centerYWithinMargins),
    ]
}

extension AnchorAttributes {
    /// The attributes as a sequence, in the order of UIKit's raw values: left, right, top, bottom, leading, trailing, width, height,
    /// centres, baselines, margins.
    var each: Each { Each(bits: rawValue) }

    nonisolated struct Each: Sequence, IteratorProtocol {
        var bits: UInt32

        mutating func next() -> LayoutConstraint.Attribute? {
            if bits == 0 { return nil }
            let lowest = bits.trailingZeroBitCount
            bits &= bits - 1
            return LayoutConstraint.Attribute(rawValue: lowest)
        }
    }
}
