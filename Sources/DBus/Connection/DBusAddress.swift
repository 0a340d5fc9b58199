import Glibc

/// The address of the session bus.
///
///     let address = DBusAddress.session { name in getenv(name).map { String(cString: $0) } }
public nonisolated enum DBusAddress {
    /// Returns the address in DBUS_SESSION_BUS_ADDRESS, or that of the socket `bus` in XDG_RUNTIME_DIR; nil without either.
    ///
    /// An address that would start a bus (`autolaunch:`) is not used.
    public static func session(environment: (String) -> String?) -> String? {
        if let address = environment("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty {
            return address.hasPrefix("autolaunch:") || !DBusName.isText(address) ? nil : address
        }
        guard let folder = environment("XDG_RUNTIME_DIR"), folder.hasPrefix("/") else { return nil }
        let path = folder + "/bus"
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
        return "unix:path=" + path.utf8.map(escaped).joined()
    }

    /// The bytes that an address contains unescaped; all others are written as `%` with two hexadecimal digits.
    private static func escaped(_ byte: UInt8) -> String {
        let scalar = UnicodeScalar(byte)
        if byte < 128,
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || "-_/.\\".unicodeScalars.contains(scalar)
        {
            return String(scalar)
        }
        let digits = String(byte, radix: 16)
        return "%" + (digits.count == 1 ? "0" : "") + digits
    }
}
