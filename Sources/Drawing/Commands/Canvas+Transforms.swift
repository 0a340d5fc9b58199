extension Canvas {
    /// Moves subsequent drawing by a distance in points, until the state is restored.
    public func translateBy(x: Double, y: Double) {
        concatenate(AffineTransform(translationX: x, y: y))
    }
    /// Scales subsequent drawing about the origin, until the state is restored.
    public func scaleBy(x: Double, y: Double) { concatenate(AffineTransform(scaleX: x, y: y)) }
    /// Rotates subsequent drawing by `angle` radians, clockwise on screen.
    public func rotate(by angle: Double) { concatenate(AffineTransform(rotationAngle: angle)) }
}
