/// A family whose paths in the common distributions are known, so that finding it requires no search.
nonisolated struct KnownFont: Sendable {
    /// The name of the family.
    let family: String
    /// The folders of the files, relative to a font folder, in Debian, Fedora, Arch and openSUSE.
    let folders: [String]
    let regular: String
    let bold: String
    let italic: String
    let boldItalic: String

    func fileName(of style: FontFileStyle) -> String {
        switch style {
        case .regular: regular
        case .bold: bold
        case .italic: italic
        case .boldItalic: boldItalic
        }
    }

    /// The known sans-serif fonts, in order of preference.
    ///
    /// DejaVu is first because it covers most scripts and is almost always installed.
    static let sansSerif = [
        KnownFont(
            family: "DejaVu Sans", folders: dejaVuFolders + ["dejavu-sans-fonts"], regular: "DejaVuSans.ttf",
            bold: "DejaVuSans-Bold.ttf", italic: "DejaVuSans-Oblique.ttf",
            boldItalic: "DejaVuSans-BoldOblique.ttf"),
        KnownFont(
            family: "Noto Sans", folders: notoFolders, regular: "NotoSans-Regular.ttf",
            bold: "NotoSans-Bold.ttf", italic: "NotoSans-Italic.ttf", boldItalic: "NotoSans-BoldItalic.ttf"),
        KnownFont(
            family: "Liberation Sans",
            folders: liberationFolders + ["liberation-sans", "liberation-sans-fonts"],
            regular: "LiberationSans-Regular.ttf", bold: "LiberationSans-Bold.ttf",
            italic: "LiberationSans-Italic.ttf", boldItalic: "LiberationSans-BoldItalic.ttf"),
        KnownFont(
            family: "Cantarell",
            folders: ["opentype/cantarell", "cantarell", "abattis-cantarell-fonts", "truetype"],
            regular: "Cantarell-Regular.otf", bold: "Cantarell-Bold.otf", italic: "Cantarell-Italic.otf",
            boldItalic: "Cantarell-BoldItalic.otf"),
    ]

    static let monospaced = [
        KnownFont(
            family: "DejaVu Sans Mono", folders: dejaVuFolders + ["dejavu-sans-mono-fonts"],
            regular: "DejaVuSansMono.ttf", bold: "DejaVuSansMono-Bold.ttf",
            italic: "DejaVuSansMono-Oblique.ttf", boldItalic: "DejaVuSansMono-BoldOblique.ttf"),
        KnownFont(
            family: "Noto Sans Mono", folders: notoFolders, regular: "NotoSansMono-Regular.ttf",
            bold: "NotoSansMono-Bold.ttf", italic: "NotoSansMono-Italic.ttf",
            boldItalic: "NotoSansMono-BoldItalic.ttf"),
        KnownFont(
            family: "Liberation Mono",
            folders: liberationFolders + ["liberation-mono", "liberation-mono-fonts"],
            regular: "LiberationMono-Regular.ttf", bold: "LiberationMono-Bold.ttf",
            italic: "LiberationMono-Italic.ttf", boldItalic: "LiberationMono-BoldItalic.ttf"),
    ]

    /// Returns the known font with the family name; nil if there is none.
    static func named(_ family: String) -> KnownFont? {
        (sansSerif + monospaced).first { $0.family == family }
    }

    private static let dejaVuFolders = ["truetype/dejavu", "dejavu", "TTF", "truetype"]
    private static let notoFolders = ["truetype/noto", "noto", "google-noto", "truetype"]
    private static let liberationFolders = [
        "truetype/liberation", "truetype/liberation2", "liberation", "TTF",
    ]
}
