import RandomNumbers

/// Damages the bytes of image files; equal seeds give equal bytes.
public struct ImageMutation {
    private var numbers: SeededRandom

    public init(seed: Int) { numbers = SeededRandom(seed: seed) }

    /// Returns `bytes` with one to six changes: bits and bytes flipped, moved or removed, and the end cut off.
    ///
    /// Most damaged texts remain well-formed, because the parser stops at an error. Half of the damaged PNG files get correct checksums again, because the decoder stops at a wrong one.
    public mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.first == UInt8(ascii: "<"), random(4) > 0 { return damagedText(bytes) }
        var damaged = bytes
        for _ in 0...random(5) where damaged.count > 4 {
            // Headers are short and decisive: they are damaged as often as the rest of the file.
            let place = random(2) == 0 ? random(damaged.count) : random(min(damaged.count, 64))
            let count = min(random(16) + 1, damaged.count - place)
            switch random(8) {
            case 0: damaged[place] ^= 1 << UInt8(random(8))
            case 1: damaged[place] = UInt8(random(256))
            case 2: damaged[place] = 0
            case 3: damaged[place] = 255
            case 4: damaged[place] &+= UInt8(random(3)) &- 1
            case 5: damaged.removeSubrange(place..<place + count)
            case 6 where random(4) == 0: damaged.removeSubrange(place...)
            default:
                let source = random(damaged.count - count + 1)
                damaged.replaceSubrange(place..<place + count, with: Array(damaged[source..<source + count]))
            }
        }
        if random(2) == 0 { Checksum.correct(&damaged) }
        return damaged
    }

    /// Returns a document with one to six changes of its numbers and names.
    private mutating func damagedText(_ bytes: [UInt8]) -> [UInt8] {
        let numbers = ["0", "-1", "1e9", "1e-30", "-1e30", "NaN", "65536", "0.5", "100%", ""]
        var parts = Self.parts(of: bytes)
        for _ in 0...random(5) {
            let place = random(parts.count)
            switch parts[place].first {
            case let first? where first.isNumber:
                parts[place] = numbers[random(numbers.count)]
            case let first? where first.isLetter:
                let other = parts[random(parts.count)]
                if other.first?.isLetter == true { parts[place] = other }
            default: break
            }
        }
        return Array(parts.joined().utf8)
    }

    /// Divides a document into numbers, words and other characters.
    private static func parts(of bytes: [UInt8]) -> [String] {
        var parts: [String] = []
        for character in String(decoding: bytes, as: UTF8.self) {
            let kind = parts.last?.first
            let continues =
                character.isLetter && kind?.isLetter == true || character.isNumber && kind?.isNumber == true
            if continues { parts[parts.count - 1].append(character) } else { parts.append(String(character)) }
        }
        return parts
    }

    private mutating func random(_ bound: Int) -> Int { numbers.index(below: bound) }
}
