import Widgets

/// Windows of popups in memory, on a desktop that extends beyond the host's window.
final class FakePopups: PopupProviding {
    /// The work area, in points of the window's space.
    var area = Rect(x: -200, y: -100, width: 1000, height: 900)
    /// Whether the pointer can be grabbed.
    var canOpen = true
    var hasAlpha = true
    /// Whether hidden windows can be opened again.
    var canReopen = true
    /// Whether the pointer can be grabbed for windows that are opened again.
    var canGrab = true
    private(set) var windows: [FakePopup] = []

    func popupArea(besides anchor: Rect) -> Rect? { area }

    func makePopup(_ kind: PopupKind) -> (any PopupTarget)? {
        guard canOpen else { return nil }
        let window = FakePopup(kind, hasAlpha: hasAlpha)
        window.canReopen = { [unowned self] in canReopen }
        window.canGrab = { [unowned self] in canGrab }
        windows.append(window)
        return window
    }

    /// The windows that are open.
    var open: [FakePopup] { windows.filter { !$0.isClosed && !$0.isHidden } }
}

/// A window of a popup in memory.
final class FakePopup: @MainActor PopupTarget {
    let kind: PopupKind
    let hasAlpha: Bool
    private(set) var isClosed = false
    private(set) var isHidden = false
    /// Whether the window is visible: from the first presented frame on, and after it was shown again.
    private(set) var isVisible = false
    /// The frame, in pixels from the corner of the host's window.
    private(set) var frame = PixelRect.empty
    private(set) var bitmap = Bitmap(width: 1, height: 1)
    /// The damage of each presented frame.
    private(set) var presented: [DamageRegion] = []
    private var isFresh = true
    var canReopen: () -> Bool = { true }
    var canGrab: () -> Bool = { true }
    /// Whether the pointer has to be grabbed, because the window was opened again.
    private var awaitsGrab = false

    init(_ kind: PopupKind, hasAlpha: Bool) {
        self.kind = kind
        self.hasAlpha = hasAlpha
    }

    func place(at frame: PixelRect) {
        if frame.width != self.frame.width || frame.height != self.frame.height {
            bitmap = Bitmap(width: frame.width, height: frame.height)
            isFresh = true
        }
        self.frame = frame
    }

    func close() { isClosed = true }

    func hide() -> Bool {
        (isHidden, isVisible) = (true, false)
        return true
    }

    func reopen() -> Bool {
        isHidden = !canReopen()
        awaitsGrab = !isHidden
        return !isHidden
    }

    func show() { isVisible = true }

    func grabPointer() -> Bool {
        guard awaitsGrab else { return true }
        awaitsGrab = !canGrab()
        isVisible = !awaitsGrab
        return isVisible
    }

    func present(
        _ damage: DamageRegion, moves: [PixelMove], paint: (PixelBuffer, DamageRegion) -> Void
    ) {
        var damage = damage
        if isFresh { damage.add(bitmap.bounds) }
        isFresh = false
        isVisible = true
        presented.append(damage)
        bitmap.withPixelBuffer { paint($0, damage) }
    }
}
