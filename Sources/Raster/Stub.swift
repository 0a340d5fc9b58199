public import Drawing

public final class SoftwarePlayer: DisplayListPlayer {
    public init() {}
    public func begin(target: PixelBuffer, scale: Double, clip: PixelRect) {}
    public var clipBounds: PixelRect { .empty }
    public func play(_ list: DisplayList, at offset: PixelPoint, opacity: Double) {}
    public func play(_ command: DrawCommand, at offset: PixelPoint, opacity: Double) {}
    public func pushClip(_ shape: RoundedRect, at offset: PixelPoint) {}
    public func popClip() {}
    public func pushLayer(bounds: PixelRect, opacity: Double, transform: AffineTransform) {}
    public func popLayer() {}
    public func end() {}
}
