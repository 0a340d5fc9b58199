import Drawing
import Glibc
import SDLPlatform

/// Runs one check of the platform layer in a separate process, because SDL's video can be started only once per process.
///
///     DISPLAY=:40 PlatformProbe pixels
@main
enum PlatformProbe {
    static func main() {
        let checks: [String: () throws(SDLError) -> Void] = [
            "start": checkStart, "pixels": checkPixels, "echo": checkEcho, "latency": checkLatency,
            "deadlines": checkDeadlines, "clipboard": checkClipboard, "close": checkClose,
            "jobs": { () throws(SDLError) in try checkJobs() },
            "jobs-posted": { () throws(SDLError) in try checkJobs(postsWakeUps: true) },
            "jobs-windowless": { () throws(SDLError) in try checkJobs(hasWindow: false) },
            "windowless": checkWindowless, "requests": checkRequests,
            "visibility": checkVisibility, "limits": checkLimits, "buffers": checkBuffers,
            "memory": checkMemory, "errors": checkErrors, "reopening": checkReopening,
            "lostPress": checkLostPress,
        ]
        guard let name = CommandLine.arguments.dropFirst().first, let check = checks[name] else {
            fail("usage: PlatformProbe \(checks.keys.sorted().joined(separator: "|"))")
        }
        do { try check() } catch { fail("\(error)") }
    }
}

/// Opens a window of 200 x 100 points, painted in one colour.
func openWindow(_ video: VideoSystem) throws(SDLError) -> PlatformWindow {
    let window = try video.makeWindow(
        WindowOptions(title: "probe", size: Size(width: 200, height: 100), position: Point(x: 0, y: 0)))
    try window.present { buffer, _ in
        paint(buffer, 0xFF33_6699)
        return everything(buffer)
    }
    return window
}

func paint(_ buffer: PixelBuffer, _ color: UInt32) {
    for row in 0..<buffer.height {
        buffer.base?.advanced(by: row * buffer.stride).update(repeating: color, count: buffer.width)
    }
}

func everything(_ buffer: PixelBuffer) -> DamageRegion {
    var region = DamageRegion()
    region.add(buffer.bounds)
    return region
}
