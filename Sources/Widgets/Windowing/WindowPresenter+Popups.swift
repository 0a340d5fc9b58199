internal import SDLPlatform

extension WindowPresenter: PopupProviding {
    func popupArea(besides anchor: Rect) -> Rect? {
        let center = Point(x: anchor.midX, y: anchor.midY)
        return platform.workArea(at: center)
    }

    func makePopup(_ kind: PopupKind) -> (any PopupTarget)? {
        platform.makePopup(grabsPointer: kind != .toolTip).map { WindowPopup($0) }
    }
}

/// A popup of the platform as the target of frames.
final class WindowPopup: @MainActor PopupTarget {
    private let platform: PlatformPopup

    init(_ platform: PlatformPopup) { self.platform = platform }

    var hasAlpha: Bool { platform.hasAlpha }

    func place(at frame: PixelRect) { platform.place(at: frame) }

    func close() { platform.close() }

    func hide() -> Bool { platform.hide() }

    func reopen() -> Bool { platform.reopen() }

    func show() { platform.show() }

    func grabPointer() -> Bool { platform.grabPointer() }

    func present(
        _ damage: DamageRegion, moves: [PixelMove], paint: (PixelBuffer, DamageRegion) -> Void
    ) {
        platform.present { buffer, isFresh in
            var damage = damage
            if isFresh { damage.add(buffer.bounds) }
            paint(buffer, damage)
            return damage
        }
    }
}
