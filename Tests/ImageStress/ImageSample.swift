import Drawing
import Foundation
import ImageCodecs

/// A small image file, as bytes.
public struct ImageSample: Sendable {
    public let name: String
    public let bytes: [UInt8]

    /// One file of each readable variant; all are 9 x 8 pixels.
    public static let readable: [ImageSample] =
        [
            encoded(
                "baseline JPEG",
                "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////////////////"
                    + "////////////////////////////2wBDAaq0tPDS8P//////////////////////////////////////////////////"
                    + "////////////////////////////wAARCAAIAAkDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAXEAEA"
                    + "AwAAAAAAAAAAAAAAAAAAAQIS/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAH/xAAXEQEBAQEAAAAAAAAAAAAAAAABACFB/9oA"
                    + "DAMBAAIRAxEAPwCYovAIdg5f/9k="
            ),
            encoded(
                "progressive JPEG",
                "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////////////////"
                    + "////////////////////////////2wBDAaq0tPDS8P//////////////////////////////////////////////////"
                    + "////////////////////////////wgARCAAIAAkDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAVAQEB"
                    + "AAAAAAAAAAAAAAAAAAAAAf/aAAwDAQACEAMQAAABlI//xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oACAEBAAEFAj//xAAU"
                    + "EQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/AX//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/AX//xAAUEAEA"
                    + "AAAAAAAAAAAAAAAAAAAQ/9oACAEBAAY/Aj//xAAVEAEBAAAAAAAAAAAAAAAAAAAAEf/aAAgBAQABPyGI/9oADAMBAAIA"
                    + "AwAAABB7/8QAFhEBAQEAAAAAAAAAAAAAAAAAAQAh/9oACAEDAQE/EBy//8QAFhEAAwAAAAAAAAAAAAAAAAAAAAFB/9oA"
                    + "CAECAQE/EFT/xAAVEAEBAAAAAAAAAAAAAAAAAAABEP/aAAgBAQABPxAn/9k="
            ),
            encoded(
                "JPEG with restart markers",
                "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////////////////"
                    + "////////////////////////////2wBDAaq0tPDS8P//////////////////////////////////////////////////"
                    + "////////////////////////////wAARCAAIAAkDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAXEAEA"
                    + "AwAAAAAAAAAAAAAAAAAAAQIS/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAH/xAAXEQEBAQEAAAAAAAAAAAAAAAABACFB/90A"
                    + "BAAB/9oADAMBAAIRAxEAPwCYovAIdg5f/9k="
            ),
            encoded(
                "grey JPEG",
                "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////////////////"
                    + "////////////////////////////wAALCAAIAAkBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAv/EABcQAQADAAAAAAAA"
                    + "AAAAAAAAAAABAhL/2gAIAQEAAD8AMUPD/9k="
            ),
            encoded(
                "lossless WebP",
                "UklGRmwAAABXRUJQVlA4TF8AAAAvCMABEDkCSVu87Y/of3wXEf0PGGQb6Ujqz/l7iOFAyEaSBmEQFuVQDuVRDuVRFkUg"
                    + "kCQ71bIK07ZhuqtThtZXP3Fh/IkMYTlyJCzhypHhcAmPn+WDhCE8eeyXH79pAQA="
            ),
            encoded(
                "lossy WebP",
                "UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoJAAgABUB8JbACdAD0MZ20AAD+6f02sPjxG3qPWK0SeuBeCLzorX/UT9ya"
                    + "aeHXuAA="
            ),
            encoded(
                "WebP with alpha",
                "UklGRnoAAABXRUJQVlA4WAoAAAAQAAAACAAABwAAQUxQSB0AAAABD/Cy/4iIoKiNFDg63DyRgBSkEdH/EBSnGZbjAQBW"
                    + "UDggNgAAANABAJ0BKgkACAAFQHwlsAJ0APQxnbQAAP7p/Taw+PEbeo9YrRJ64F4IvOitf9RP3Jpp4de4AA=="
            ),
            encoded(
                "CMYK JPEG",
                "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwCgbniMeGSgjIKMtKqgvvD///Dc3PD/////////////////////////////////"
                    + "/////////////////////////8AAFAgACAAJBEMRAE0RAFkRAEsRAP/EABcAAQEBAQAAAAAAAAAAAAAAAAMAAQL/xAAY"
                    + "EAEAAwEAAAAAAAAAAAAAAAAAAxITMv/aAA4EQwBNAFkASwAAPwDmJmQ+THWR6p//2Q=="
            ),
            encoded(
                "animated WebP",
                "UklGRhQBAABXRUJQVlA4WAoAAAASAAAACAAABwAAQU5JTQYAAAAAAAAAAABBTk1GcgAAAAAAAAAAAAgAAAcAAAAAAANB"
                    + "TFBIHwAAAAEPcLLNiAihqI0UKKMcaUhBAs8bdET0P55jCBxDEQAAVlA4IDIAAABQAQCdASoJAAgACQCsJbAABYwAAP7D"
                    + "3yf0P3XVd/rnMEK5xMr/p+vv9EACXNp/i6+gAEFOTUZuAAAAAAAAAAAABwAABwAAAAAAAkFMUEgcAAAAAQ9wss2ICKEY"
                    + "kiQGfdEWZRHumYNGRP/jQZn3AlZQOCAyAAAAUAEAnQEqCAAIAAkArCWwAAR0AAD9s90+CfZeBEo/K8DuEHrYqr7ZKglQ"
                    + "+PYkGrzkgAA="
            ),
            encoded(
                "GIF of 87",
                "R0lGODdhCQAIAIYAAODS8OC04KjSEMS0EMTSAKi0AIzSIHDSMIy0MHC0IOCW0KiWMMSWIIyWAHCWEFTSQDjSUBzSYFS0"
                    + "UDi0QBy0cADScAC0YFSWYDiWcByWQACWUOB4wOBasMRaQKhaUMR4MKh4IIx4EHB4AIxaYHBacFR4cDh4YBx4UFRaADha"
                    + "EBxaIAB4QABaMOA8oMQ8UKg8QOAekMQeYKgecIw8cHA8YIweQHAeUOAAgMQAcKgAYIwAUHAAQFQ8EDg8ABw8MFQeIDge"
                    + "MBweAAA8IAAeEFQAMDgAIBwAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
                    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
                    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACwAAAAACQAIAAAIVACPGClC"
                    + "ZIeOHDhuDAkC5IeNGjJiwBDiowcPGjNeuGjBQkUKFCRGeOjAYcUJEyVEhADxYYOGDBguOGiwgIECCxQmSEiAoMCAABUi"
                    + "QHhwwIAAAgACAgA7"
            ),
        ] + BMPSamples.all + GIFSamples.all + SVGSamples.all + portableNetworkGraphics

    /// Files of formats and variants that are not read; each has the format name used by the error.
    public static let refused: [ImageSample] = [
        encoded(
            "TIFF",
            "SUkqAAgAAAAJAAABBAABAAAACQAAAAEBBAABAAAACAAAAAIBAwABAAAACAAAAAMBAwABAAAAAQAAAAYBAwABAAAAAQAA"
                + "ABEBBAABAAAAegAAABYBBAABAAAACAAAABcBBAABAAAASAAAABwBAwABAAAAAQAAAAAAAAAAChQfKTM9R1ITGiguPENR"
                + "V2UnMTQ+UFpdZ3g6QUdOY2pwd4xOWGJsaHJ8h59haHZ8e4KQlrN1f4KMj5mcpsaIj5Wcoqmvtto="
        )
    ]

    private static func encoded(_ name: String, _ base64: String) -> ImageSample {
        ImageSample(name: name, bytes: [UInt8](Data(base64Encoded: base64) ?? Data()))
    }

    private static let portableNetworkGraphics: [ImageSample] = {
        let pixels = (0..<72).map { (index: UInt32) in (index % 5 == 0 ? 0 : 0xff00_0000 | index * 0x30201) }
        let bytes = try? PNG.encode(Bitmap(width: 9, height: 8, pixels: pixels))
        var interlaced = PNGWriter(width: 9, height: 8) { $0 * 50 + $1 * 20 + $2 }
        interlaced.isInterlaced = true
        var indexed = PNGWriter(width: 9, height: 8) { ($1 + $2) % 4 }
        (indexed.bitDepth, indexed.colorType) = (2, 3)
        indexed.chunks = [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]), ("tRNS", [0, 128, 255])]
        var deep = PNGWriter(width: 9, height: 8) { $0 * 9000 + $1 * 5000 + $2 }
        (deep.bitDepth, deep.colorType) = (16, 4)
        deep.chunks = [("gAMA", [0, 0, 0xb1, 0x8f]), ("tEXt", Array("Title\0text".utf8))]
        return [
            ImageSample(name: "PNG", bytes: bytes ?? []),
            ImageSample(name: "interlaced PNG", bytes: interlaced.bytes),
            ImageSample(name: "PNG with a palette", bytes: indexed.bytes),
            ImageSample(name: "PNG of 16 bits", bytes: deep.bytes),
        ]
    }()
}
