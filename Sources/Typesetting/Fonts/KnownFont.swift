/// A family whose place in the common distributions is known, so that finding it takes no search.
nonisolated struct KnownFont: Sendable {
    /// As a user would write it.
    let family: String
    /// Below a font folder, as Debian, Fedora, Arch and openSUSE have them.
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

    /// In order of preference.
    ///
    /// DejaVu first: it covers most scripts and is nearly always there.
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

    /// The font of a family's name; nil for families of unknown places.
    static func named(_ family: String) -> KnownFont? {
        (sansSerif + monospaced).first { $0.family == family }
    }

    private static let dejaVuFolders = ["truetype/dejavu", "dejavu", "TTF", "truetype"]
    private static let notoFolders = ["truetype/noto", "noto", "google-noto", "truetype"]
    private static let liberationFolders = [
        "truetype/liberation", "truetype/liberation2", "liberation", "TTF",
    ]
}
