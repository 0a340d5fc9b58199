import UnicodeTables

/// Access to the lines of the generated emoji table, whose format `unicode_tables.h` describes.
///
///     EmojiTable.field(1, ofLineAt: place)    // the bytes of an emoji's name
enum EmojiTable {
    typealias Bytes = Slice<UnsafeRawBufferPointer>

    static let groupMark: UInt8 = 1
    static let subgroupMark: UInt8 = 2
    static let firstTone: UInt8 = 3
    static let secondTone: UInt8 = 4

    static var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: ut_emoji_bytes(), count: Int(ut_emoji_size))
    }

    /// Returns the tab-separated field of a line; empty beyond the last.
    static func field(_ number: Int, ofLineAt start: UInt32) -> Bytes {
        let bytes = bytes
        var (place, field) = (Int(start), 0)
        var begin = place
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") {
                if field == number { return bytes[begin..<place] }
                if byte == UInt8(ascii: "\n") { break }
                field += 1
                begin = place + 1
            }
            place += 1
        }
        return bytes[place..<place]
    }

    /// Returns the offset of each line, in order.
    ///
    /// O(bytes).
    static func lines() -> [UInt32] {
        let bytes = bytes
        var starts: [UInt32] = []
        starts.reserveCapacity(2048)
        var begin = 0
        for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(UInt32(begin))
            begin = place + 1
        }
        return starts
    }

    static func isMark(_ mark: UInt8, at line: UInt32) -> Bool { bytes[Int(line)] == mark }

    static func name(at line: UInt32) -> String {
        String(decoding: field(0, ofLineAt: line).dropFirst(), as: UTF8.self)
    }
}
