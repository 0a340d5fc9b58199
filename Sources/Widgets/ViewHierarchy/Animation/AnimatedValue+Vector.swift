extension AnimatedValue {
    /// Returns the components of the value, with dynamic colours resolved in `palette`.
    func vector(in palette: Palette) -> AnimationVector {
        switch self {
        case .origin(let point), .boundsOrigin(let point): point.animationVector
        case .size(let size): size.animationVector
        case .transform(let transform), .sublayerTransform(let transform):
            TransformComponents(transform).planar
        case .depth(let transform), .sublayerDepth(let transform): TransformComponents(transform).depth
        case .alpha(let value), .cornerRadius(let value), .borderWidth(let value), .amount(_, let value):
            value.animationVector
        case .backgroundColor(let color): (color?.resolved(in: palette) ?? .clear).animationVector
        case .borderColor(let color): color.resolved(in: palette).animationVector
        case .shadow(let shadow): shadow.resolvedVector(in: palette)
        }
    }

    /// Returns this value minus `new`, as components that an animation reduces to zero.
    func difference(from new: AnimatedValue, in palette: Palette) -> AnimationVector {
        switch (self, new) {
        case (.transform(let old), .transform(let new)) where old.isAffine && new.isAffine:
            AffineTransform.animationDelta(
                from: old.affineTransform.animationVector, to: new.affineTransform.animationVector)
        case (.transform(let old), .transform(let new)),
            (.sublayerTransform(let old), .sublayerTransform(let new)):
            TransformComponents.difference(from: old, to: new).planar
        case (.depth(let old), .depth(let new)), (.sublayerDepth(let old), .sublayerDepth(let new)):
            TransformComponents.difference(from: old, to: new).depth
        default: vector(in: palette) - new.vector(in: palette)
        }
    }

    /// Stores the value as the model value of `view`.
    func store(in view: View) {
        switch self {
        case .origin(let origin): view.place(origin: origin, size: view.layoutState.bounds.size)
        case .size(let size): view.place(origin: view.layoutState.origin, size: size)
        case .boundsOrigin(let origin):
            view.setGeometryBounds(Rect(origin: origin, size: view.layoutState.bounds.size))
        case .transform(let transform), .depth(let transform): view.transform3D = transform
        case .sublayerTransform(let transform), .sublayerDepth(let transform):
            view.layer.sublayerTransform = transform
        case .alpha(let alpha): view.alpha = alpha
        case .backgroundColor(let color): view.backgroundColor = color
        case .cornerRadius(let radius): view.layer.cornerRadius = radius
        case .borderWidth(let width): view.layer.borderWidth = width
        case .borderColor(let color): view.layer.borderColor = color
        case .shadow(let shadow):
            view.layer.changeEffects {
                $0.shadowColor = shadow.color
                $0.shadowOpacity = 1
                $0.shadowRadius = shadow.blurRadius / 2
                $0.shadowOffset = Size(width: shadow.offset.x, height: shadow.offset.y)
            }
        case .amount: break
        }
    }
}
