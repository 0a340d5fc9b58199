/// A menu, popover or tool tip that a program displays in front of its image, because it may be larger than the frame of its host.
///
/// Popups are displayed inside the frame of their ``EmbeddedHost`` unless the host's delegate grants them an area of the window. The program
/// then draws each of ``EmbeddedHost/openPopups`` at its ``frame``, over the hosts:
///
///     for popup in panel.openPopups {
///         popup.renderDamage(alpha: .straight) { rect, pixels, bytesPerRow in
///             var area = SDL_Rect(x: Int32(rect.left), y: Int32(rect.top), w: Int32(rect.width), h: Int32(rect.height))
///             SDL_UpdateTexture(texture(for: popup), &area, pixels, Int32(bytesPerRow))
///         }
///     }
public final class EmbeddedPopup {
    /// The kinds of popups.
    public nonisolated enum Kind: Hashable, Sendable {
        /// A menu or a list of choices.
        case menu
        /// A view with controls.
        case popover
        /// A text, which receives no events.
        case toolTip
    }

    /// The kind of the popup.
    public let kind: Kind
    /// The host whose views have opened the popup; nil once it has been deallocated.
    public private(set) weak var host: EmbeddedHost?
    /// Whether the popup is displayed.
    public private(set) var isOpen = true
    private var picture = Bitmap(width: 0, height: 0)
    /// The pixels that have changed since the last call of `renderDamage`.
    private var damage = DamageRegion()
    /// The frame in pixels, from the top left corner of the host.
    private var place = PixelRect.empty
    private var isFresh = true

    init(_ kind: PopupKind, of host: EmbeddedHost) {
        self.kind =
            switch kind {
            case .menu: .menu
            case .popover: .popover
            case .toolTip: .toolTip
            }
        self.host = host
    }

    /// The place of the popup in the program's window, in points, with its shadow; it changes when the host is moved.
    ///
    /// It is empty until the first frame of the host after the popup was opened.
    public var frame: Rect {
        guard let host else { return .zero }
        let scale = host.host.scale
        return Rect(
            x: host.frame.minX + Double(place.left) / scale, y: host.frame.minY + Double(place.top) / scale,
            width: Double(place.width) / scale, height: Double(place.height) / scale)
    }

    /// The size of the texture that displays the popup, in pixels.
    ///
    /// After it has changed, all pixels are passed by the next call of ``renderDamage(isFresh:alpha:_:)``.
    public var pixelSize: (width: Int, height: Int) { (picture.width, picture.height) }

    /// Passes each rectangle that the frames of the host have changed to `upload`, as ``EmbeddedHost/renderDamage(isFresh:alpha:_:)`` does.
    ///
    /// Call it after the host was rendered. With `isFresh`, all pixels are passed. The pixels around the popup are transparent.
    ///
    /// - Returns: The number of rectangles; 0 when nothing has changed.
    @discardableResult public func renderDamage(
        isFresh: Bool = false, alpha: EmbeddedHost.AlphaFormat = .premultiplied,
        _ upload: (PixelRect, UnsafeRawPointer, _ bytesPerRow: Int) -> Void
    ) -> Int {
        if isFresh { damage.add(picture.bounds) }
        let rects = damage.rects
        damage.removeAll()
        if !rects.isEmpty { picture.withPixelBuffer { $0.forEachPart(rects, alpha, upload) } }
        return rects.count
    }
}

extension EmbeddedPopup: @MainActor PopupTarget {
    package var hasAlpha: Bool { true }

    package func place(at frame: PixelRect) {
        place = frame
        if frame.width == picture.width, frame.height == picture.height { return }
        picture = Bitmap(width: frame.width, height: frame.height)
        damage.removeAll()
        isFresh = true
    }

    package func close() {
        isOpen = false
        host?.popupDidClose(self)
    }

    package func present(
        _ damage: DamageRegion, moves: [PixelMove], paint: (PixelBuffer, DamageRegion) -> Void
    ) {
        var damage = damage
        damage.clip(to: picture.bounds)
        if isFresh { damage.add(picture.bounds) }
        isFresh = false
        for rect in damage.rects { self.damage.add(rect) }
        picture.withPixelBuffer { paint($0, damage) }
    }
}
