extension Filter {
    /// A shadow below the drawing; lengths are in points, and `radius` is the standard deviation of the blur.
    public static func shadow(
        color: Color = Color(white: 0, alpha: 0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> Filter {
        .shadow(Shadow(color: color, blurRadius: radius * 2, offset: Point(x: x, y: y)))
    }

    /// Replaces opaque parts by their luminance as alpha, in black.
    public static var luminanceToAlpha: Filter {
        let rows: [[Double]] = [
            [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0.2125, 0.7154, 0.0721, 0, 0],
        ]
        return ColorMatrix(rows: rows).map { .colorMatrix($0) } ?? .colorInvert
    }
}
