/// Conversions between straight and premultiplied alpha.
enum Alpha {
    /// Returns a pixel of straight alpha with premultiplied alpha, rounded to the nearest value.
    static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        func byte(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 255) * alpha + 127) / 255) << shift }
        return alpha << 24 | byte(16) | byte(8) | byte(0)
    }

    /// Returns a pixel of premultiplied alpha with straight alpha, rounded to the nearest value.
    static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        func byte(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | byte(16) | byte(8) | byte(0)
    }

    /// Returns a premultiplied pixel drawn over white; the result is opaque.
    static func overWhite(_ pixel: UInt32) -> UInt32 {
        let rest = 255 - pixel >> 24
        // Each colour is at most alpha in a premultiplied pixel; invalid pixels are clamped.
        func byte(_ shift: UInt32) -> UInt32 { min(255, (pixel >> shift & 255) + rest) << shift }
        return 0xff << 24 | byte(16) | byte(8) | byte(0)
    }
}
