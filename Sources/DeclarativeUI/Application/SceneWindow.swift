/// The window of a scene.
///
/// Its views are up to date when it is asked whether it may be closed, and its sizes follow the minimum and maximum size of its content as
/// the resizability requires.
final class SceneWindow: Widgets.Window {
    private let resizability: WindowResizability
    /// Whether the user can resize a window whose content has several sizes.
    private let allowsResizing: Bool

    init(title: String, size: Size, resizability: WindowResizability, allowsResizing: Bool) {
        self.resizability = resizability
        self.allowsResizing = allowsResizing
        super.init(title: title, size: size)
    }

    private var content: HostingContainer? { rootViewController?.viewIfLoaded as? HostingContainer }

    /// Updates the views outside of a frame.
    func updateViews() { content?.updateDeclarativeViews() }

    override func windowShouldClose() -> Bool {
        updateViews()
        return super.windowShouldClose()
    }

    override func layoutSubviews() {
        followContent()
        super.layoutSubviews()
    }

    /// Updates the limits of the size to those of the content, and the size to the limits.
    func followContent() {
        guard resizability != .automatic, !isZoomed, !isFullScreen, let content else { return }
        let sizes = ContentSizes(of: content)
        let bar = menuBar.map { $0.isHidden ? 0 : $0.intrinsicContentSize.height } ?? 0
        let least = Size(width: sizes.minimum.width, height: sizes.minimum.height + bar)
        let most = Size(width: sizes.maximum.width, height: sizes.maximum.height + bar)
        // A new minimum above the old maximum would be refused.
        if contentMinSize != least { contentMaxSize = nil }
        contentMinSize = least
        if resizability == .contentSize {
            contentMaxSize = most
            isResizable = allowsResizing && least != most
        }
        let size = bounds.size
        let isTooSmall = size.width < least.width || size.height < least.height
        let isTooLarge =
            resizability == .contentSize && (size.width > most.width || size.height > most.height)
        if isTooSmall || isTooLarge { setContentSize(size) }
    }
}
