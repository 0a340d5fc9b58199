/// The files that fontconfig selects for the desktop's sans-serif and monospaced families.
nonisolated struct DesktopFonts: Hashable, Sendable {
    /// The files of a family: one for each ``FontFileStyle``, in the order regular, bold, italic, bold italic.
    struct Family: Hashable, Sendable {
        var files: [FontFile]

        /// Returns the best file for a style, with flags for the traits that have to be synthesised.
        func file(isBold: Bool, isItalic: Bool) -> FontFile? {
            let index = (isBold ? 1 : 0) + (isItalic ? 2 : 0)
            return index < files.count ? files[index] : nil
        }
    }

    var sansSerif: Family
    var monospaced: Family

    init(sansSerif: Family, monospaced: Family) {
        self.sansSerif = sansSerif
        self.monospaced = monospaced
    }

    /// Queries fontconfig, which takes 10 ms or more; nil if it is not installed or finds no font.
    ///
    /// Can be called on any thread.
    init?(asking fontconfig: FontFallback) {
        func family(_ name: String) -> Family? {
            var files: [FontFile] = []
            for isItalic in [false, true] {
                for weight in [UInt16(400), 700] {
                    let request = FontFallback.Request(families: [name], weight: weight, isItalic: isItalic)
                    guard var file = fontconfig.bestFile(request) else { return nil }
                    // The upper half selects a named instance of a variable font, which is not needed: the axes supply every weight.
                    file.index &= 0xffff
                    files.append(file)
                }
            }
            return Family(files: files)
        }
        guard let sansSerif = family("sans-serif"), let monospaced = family("monospace") else { return nil }
        self.init(sansSerif: sansSerif, monospaced: monospaced)
    }

    // MARK: - As text

    /// The text form of the fonts: one line per file.
    var lines: [String] {
        (sansSerif.files + monospaced.files).map {
            "\($0.index) \($0.synthesizesBold ? 1 : 0) \($0.synthesizesItalic ? 1 : 0) \($0.path)"
        }
    }

    /// Creates the fonts from their text form; nil if it is invalid.
    init?(lines: [Substring]) {
        guard lines.count == 8 else { return nil }
        var files: [FontFile] = []
        for line in lines {
            let parts = line.split(separator: " ", maxSplits: 3)
            guard parts.count == 4, let index = UInt32(parts[0]), parts[3].hasPrefix("/") else { return nil }
            files.append(
                FontFile(
                    path: String(parts[3]), index: index, synthesizesBold: parts[1] == "1",
                    synthesizesItalic: parts[2] == "1"))
        }
        self.init(
            sansSerif: Family(files: Array(files[..<4])), monospaced: Family(files: Array(files[4...])))
    }
}
