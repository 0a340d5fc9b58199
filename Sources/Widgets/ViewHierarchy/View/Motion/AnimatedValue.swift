/// A value of an animatable property of a view.
enum AnimatedValue {
    case origin(Point)
    case size(Size)
    case boundsOrigin(Point)
    case transform(Transform3D)
    case depth(Transform3D)
    case sublayerTransform(Transform3D)
    case sublayerDepth(Transform3D)
    case alpha(Double)
    case backgroundColor(Color?)
    case cornerRadius(Double)
    case borderWidth(Double)
    case borderColor(Color)
    case shadow(Shadow)
    /// The displayed value of a control, or the opacity of the old snapshot during a transition.
    case amount(AnimatedProperty, Double)

    var property: AnimatedProperty {
        switch self {
        case .origin: .origin
        case .size: .size
        case .boundsOrigin: .boundsOrigin
        case .transform: .transform
        case .depth: .depth
        case .sublayerTransform: .sublayerTransform
        case .sublayerDepth: .sublayerDepth
        case .alpha: .alpha
        case .backgroundColor: .backgroundColor
        case .cornerRadius: .cornerRadius
        case .borderWidth: .borderWidth
        case .borderColor: .borderColor
        case .shadow: .shadow
        case .amount(let property, _): property
        }
    }
}
