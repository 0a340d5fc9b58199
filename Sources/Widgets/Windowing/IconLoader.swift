internal import Glibc
internal import ImageCodecs

/// Loads icons from the desktop's icon theme.
///
/// Icons of files, devices and applications come from the theme that the user has chosen; see `docs/icons.md`. The symbols of controls
/// do not: they are bundled, and created by `Image(systemName:)`.
///
///     let folder = IconLoader.shared.image(named: "folder", size: 32)
///     let trash = IconLoader.shared.image(named: "user-trash-symbolic", size: 16)   // a template
public final class IconLoader {
    /// The loader for the theme of the desktop; it notices changes when a window becomes active.
    public static let shared = IconLoader()
    private static var isInUse = false

    /// Notices changes of the desktop's theme, if the program has requested icons.
    static func windowDidBecomeActive() { if isInUse { shared.reloadIfChanged() } }

    private struct Key: Hashable {
        let name: String
        let size: Int
        let scale: Int
    }

    /// The name of the theme; setting it replaces that of the desktop.
    ///
    /// Observers are called. The default is `hicolor`, the theme that every system may have, if the desktop has none.
    public var themeName: String {
        get { theme.name }
        set {
            isThemeFixed = true
            use(newValue)
        }
    }

    private var isThemeFixed = false
    private let searchPath: IconThemeSearchPath
    private let desktopName: () -> String?
    private lazy var theme = IconTheme(
        named: desktopName() ?? IconTheme.fallbackName, searchPath: searchPath)
    /// The images that were requested; nil for icons that the theme does not have.
    private var images: [Key: Image?] = [:]
    private var observers: [() -> Void] = []

    private static let limit = 512

    private convenience init() {
        func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
        Self.isInUse = true
        self.init(
            searchPath: IconThemeSearchPath(environment: variable),
            desktopName: {
                Application.shared.desktopSettings.iconThemeName
                    ?? DesktopIconTheme(environment: variable).name
            })
    }

    /// Creates a loader for other folders, for example those of an application; `desktopName` returns the name of the theme.
    public init(searchPath: IconThemeSearchPath, desktopName: @escaping () -> String?) {
        self.searchPath = searchPath
        self.desktopName = desktopName
    }

    /// Returns an icon of the theme, decoded for `size` points at `scale` pixels per point; nil if neither the theme nor its ancestors have it.
    ///
    /// A symbolic icon is a template. The first request of an icon reads its file; later ones return the same object.
    public func image(named name: String, size: Double = 16, scale: Double = 1) -> Image? {
        guard size.isFinite, scale.isFinite, size >= 1, scale > 0, size * scale <= 4096 else { return nil }
        let key = Key(name: name, size: Int(size.rounded()), scale: max(1, Int(scale.rounded(.up))))
        if let known = images[key] { return known }
        if images.count >= Self.limit { images.removeAll(keepingCapacity: true) }
        let image = theme.icon(named: name, size: key.size, scale: key.scale).flatMap { load($0, key) }
        images[key] = .some(image)
        return image
    }

    /// Returns the icon of the theme that corresponds to an SF Symbol, in the same way; nil if the theme has none.
    public func image(systemName name: String, size: Double = 16, scale: Double = 1) -> Image? {
        for standard in Symbol.standardIconNames(for: name) {
            if let image = image(named: standard, size: size, scale: scale) { return image }
        }
        return nil
    }

    private func load(_ file: IconFile, _ key: Key) -> Image? {
        let size = Size(width: Double(key.size), height: Double(key.size))
        let image: Image?
        switch file.type {
        case .svg:
            image = try? SVGImage(contentsOfFile: file.path).image(size: size, scale: Double(key.scale))
        case .png:
            image =
                (try? ImageSource(contentsOfFile: file.path).thumbnail(maxPixelSize: key.size * key.scale))
                .map {
                    Image(
                        bitmap: $0.bitmap, scale: Double(max($0.bitmap.width, $0.bitmap.height)) / size.width)
                }
        case .xpm:
            image = nil
        }
        return file.isSymbolic ? image?.withRenderingMode(.alwaysTemplate) : image
    }

    // MARK: - Changes

    /// Calls `action` after the theme has changed, for the life of the program.
    public func observeChanges(_ action: @escaping () -> Void) { observers.append(action) }

    /// Reads the desktop's setting and the folders again, and calls the observers if either has changed.
    ///
    /// A program calls it when its window becomes active. Costs one system call for each file of settings and each folder of the theme.
    public func reloadIfChanged() {
        let name = isThemeFixed ? theme.name : desktopName() ?? IconTheme.fallbackName
        if name != theme.name || theme.haveFoldersChanged() { use(name) }
    }

    private func use(_ name: String) {
        theme = IconTheme(named: name, searchPath: searchPath)
        images.removeAll()
        for observer in observers { observer() }
    }
}

extension ImageView {
    /// Renders the view at one pixel per point, with the alpha channel of the image, as an icon that other programs display.
    func iconBitmap() -> Bitmap {
        let host = ViewHost(rootView: self, size: bounds.size, scale: 1, theme: .light)
        defer { host.releaseRootView() }
        host.backgroundColor = nil
        host.endsAnimationsImmediately = true
        return host.renderBitmap()
    }
}
