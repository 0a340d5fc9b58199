import Foundation
import Glibc

/// An X server with two displays beside each other, which Xvfb does not have: Xorg with its driver for displays without a screen.
///
///     try DisplayPair.use { display in
///         let program = try display.start("WindowProbe", "screens", "1034", "10")
///     }
public enum DisplayPair {
    /// Whether the server starts, which without a console it does only as root.
    public static let isAvailable: Bool = {
        guard geteuid() == 0, Child.isInstalled("Xorg"), Child.isInstalled("xrandr") else { return false }
        do {
            try use { _ in }
            return true
        } catch {
            return false
        }
    }()

    /// Starts a server with a display of 1024 × 768 pixels and one of 800 × 600 to its right, and ends it after `body`.
    public static func use(_ body: (VirtualDisplay) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let settings = folder.appendingPathComponent("xorg.conf").path
        try configuration.write(toFile: settings, atomically: true, encoding: .utf8)
        let command = [
            "Xorg", "-displayfd", "1", "-config", settings, "-logfile", settings + ".log", "-nolisten", "tcp",
            "-noreset", "-novtswitch", "-sharevts",
        ]
        try VirtualDisplay.use(server: command) { display in
            try display.run("xrandr", "--addmode", "DUMMY1", "800x600")
            try display.run(
                "xrandr", "--output", "DUMMY0", "--mode", "1024x768", "--output", "DUMMY1", "--mode",
                "800x600",
                "--pos", "1024x0")
            // The second output counts as connected when it has a mode and the server has examined its outputs.
            try display.run("xrandr", "--query")
            try body(display)
        }
    }

    private static let configuration = """
        Section "ServerFlags"
            Option "AutoAddDevices" "false"
            Option "DontVTSwitch" "true"
        EndSection
        Section "Device"
            Identifier "device"
            Driver "dummy"
            VideoRam 65536
        EndSection
        Section "Monitor"
            Identifier "monitor"
            HorizSync 1.0-2000.0
            VertRefresh 1.0-200.0
        EndSection
        Section "Screen"
            Identifier "screen"
            Device "device"
            Monitor "monitor"
            DefaultDepth 24
            SubSection "Display"
                Depth 24
                Virtual 2048 1024
                Modes "1024x768" "800x600"
            EndSubSection
        EndSection
        """
}
