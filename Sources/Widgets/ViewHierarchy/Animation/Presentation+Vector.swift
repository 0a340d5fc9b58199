nonisolated extension Presentation {
    /// Adds the sums of the animation tracks of both parts of a transform to its components; `property` is one of the parts.
    mutating func add(planar: AnimationVector, depth: AnimationVector, to property: AnimatedProperty) {
        if property == .sublayerTransform || property == .sublayerDepth {
            var components = TransformComponents(sublayerTransform ?? .identity)
            components.planar += planar
            components.depth += depth
            sublayerTransform = components.transform
        } else {
            addToTransform(planar: planar, depth: depth)
        }
    }

    private mutating func addToTransform(planar: AnimationVector, depth: AnimationVector) {
        if spatial == nil, depth == .zero {
            let sum = transform.animationVector + planar
            transform3D = Transform3D(AffineTransform(animationVector: sum))
            return
        }
        var components = TransformComponents(transform3D)
        components.planar += planar
        components.depth += depth
        transform3D = components.transform
    }

    /// Adds `sum`, the sum of a property's animation tracks, to the property.
    mutating func add(_ sum: AnimationVector, to property: AnimatedProperty, _ palette: Palette) {
        switch property {
        case .origin: origin = Point(x: origin.x + sum[0], y: origin.y + sum[1])
        case .size: bounds.size = Size(animationVector: bounds.size.animationVector + sum)
        case .boundsOrigin: bounds.origin = Point(x: bounds.origin.x + sum[0], y: bounds.origin.y + sum[1])
        case .transform, .sublayerTransform: add(planar: sum, depth: .zero, to: property)
        case .depth, .sublayerDepth: add(planar: .zero, depth: sum, to: property)
        case .alpha: alpha = min(max(alpha + sum[0], 0), 1)
        case .backgroundColor:
            let color = backgroundColor?.resolved(in: palette) ?? .clear
            backgroundColor = Color(animationVector: color.animationVector + sum)
        case .cornerRadius: cornerRadius = max(0, cornerRadius + sum[0])
        case .borderWidth: borderWidth = max(0, borderWidth + sum[0])
        case .borderColor:
            let color = borderColor.resolved(in: palette)
            borderColor = Color(animationVector: color.animationVector + sum)
        case .shadow:
            let shadow = self.shadow ?? Shadow(color: .clear, blurRadius: 6)
            self.shadow = Shadow(animationVector: shadow.resolvedVector(in: palette) + sum)
        case .value: valueOffset += sum[0]
        case .transition: transition = min(max(sum[0], 0), 1)
        }
    }
}
