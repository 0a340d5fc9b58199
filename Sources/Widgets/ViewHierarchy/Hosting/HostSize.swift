/// Validation of the size and scale of a host: invalid values are replaced.
enum HostSize {
    static func valid(_ size: Size) -> Size {
        Size(
            width: size.width.isFinite ? max(0, size.width) : 0,
            height: size.height.isFinite ? max(0, size.height) : 0)
    }

    static func valid(_ scale: Double) -> Double { scale.isFinite && scale > 0 ? scale : 1 }
}
