public import Foundation

/// The portal that is installed on this system, with its GTK backend, for programs on a private bus and display.
///
/// Its settings and files are in a folder of the test. The document portal is not started: it needs FUSE, which containers often lack, and
/// serves sandboxed programs only. Settings are stored by GLib's backend for key files, which notifies other processes of changes and
/// needs no service.
public struct InstalledPortal {
    /// The folder of the services that the bus starts.
    public let services: URL
    /// The environment of these services, and of `gsettings`.
    public let environment: [String: String]

    private static let names = [
        "org.freedesktop.portal.Desktop", "org.freedesktop.impl.portal.desktop.gtk",
        "org.freedesktop.impl.portal.PermissionStore",
    ]

    private static func file(_ name: String) -> URL {
        URL(fileURLWithPath: "/usr/share/dbus-1/services/\(name).service")
    }

    public static let isAvailable =
        names.allSatisfy { FileManager.default.fileExists(atPath: file($0).path) }
        && Child.isInstalled("gsettings") && Child.isInstalled("xdotool")

    /// Prepares the folders of a portal whose windows are on `display`.
    public init(in folder: URL, display: String) throws {
        let files = FileManager.default
        var variables = [
            "DISPLAY": display, "HOME": folder.path, "XDG_CURRENT_DESKTOP": "GNOME",
            "GSETTINGS_BACKEND": "keyfile",
            // Without a bridge, GTK starts no bus for assistive technologies.
            "NO_AT_BRIDGE": "1",
        ]
        for (variable, name) in [
            ("XDG_CONFIG_HOME", "config"), ("XDG_DATA_HOME", "data"), ("XDG_CACHE_HOME", "cache"),
            ("XDG_RUNTIME_DIR", "runtime"),
        ] {
            let place = folder.appendingPathComponent(name)
            try files.createDirectory(
                at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            variables[variable] = place.path
        }
        environment = variables
        services = folder.appendingPathComponent("services")
        try files.createDirectory(at: services, withIntermediateDirectories: true)
        for name in Self.names {
            try files.copyItem(
                at: Self.file(name), to: services.appendingPathComponent("\(name).service"))
        }
    }

    /// Changes a setting of GNOME, as the user does in another program.
    ///
    /// - Returns: False if there is no such setting.
    public func set(_ key: String, to value: String) throws -> Bool {
        try Child(["gsettings", "set", "org.gnome.desktop.interface", key, value], environment).finish()
    }
}
