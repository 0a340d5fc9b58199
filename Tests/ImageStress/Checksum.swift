/// The checksums of the chunks of PNG files.
public enum Checksum {
    /// Returns the CRC-32 of PNG, as four big-endian bytes.
    public static func bytes(of bytes: some Sequence<UInt8>) -> [UInt8] {
        var crc = UInt32.max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
        }
        let value = ~crc
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// Corrects the checksum of each chunk up to the first one whose length leaves the file; other files stay as they are.
    static func correct(_ file: inout [UInt8]) {
        guard file.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return }
        var start = 8
        while start + 12 <= file.count {
            let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard start + 12 + length <= file.count else { return }
            let end = start + 8 + length
            file.replaceSubrange(end..<end + 4, with: bytes(of: file[start + 4..<end]))
            start = end + 4
        }
    }
}
