internal import Glibc

/// The texts and icons of files in a list.
///
///     FileTexts.size(1_500_000)   // "1.5 MB"
package nonisolated enum FileTexts {
    /// Returns a length in decimal units, with one digit after the point below 10.
    package static func size(_ bytes: Int) -> String {
        if bytes < 1000 { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
        var value = Double(bytes)
        var unit = ""
        for name in ["kB", "MB", "GB", "TB"] where value >= 999.5 || unit.isEmpty {
            value /= 1000
            unit = name
        }
        let tenths = Int((value * 10).rounded())
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) \(unit)" : "\(Int(value.rounded())) \(unit)"
    }

    /// Returns a time in the local time zone: year, month, day, hour and minute.
    package static func time(_ seconds: Int) -> String {
        var time = time_t(seconds)
        var parts = tm()
        guard localtime_r(&time, &parts) != nil else { return "" }
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday)) "
            + "\(two(parts.tm_hour)):\(two(parts.tm_min))"
    }

    /// Returns the name of an icon of the desktop's theme, and of the bundled symbol for themes without it.
    package static func icon(of entry: FolderEntry) -> (theme: String, symbol: String) {
        if entry.isFolder { return ("folder", "folder") }
        switch FilePath.fileExtension(of: entry.name) {
        case "png", "jpg", "jpeg", "gif", "webp", "svg", "bmp", "tif", "tiff", "avif":
            return ("image-x-generic", "photo")
        case "mp3", "ogg", "oga", "opus", "flac", "wav", "m4a": return ("audio-x-generic", "music.note")
        case "mp4", "mkv", "webm", "mov", "avi", "ogv": return ("video-x-generic", "film")
        case "zip", "gz", "xz", "zst", "bz2", "tar", "7z": return ("package-x-generic", "shippingbox")
        case "pdf", "odt", "doc", "docx": return ("x-office-document", "doc.text")
        default: return ("text-x-generic", "doc")
        }
    }
}
