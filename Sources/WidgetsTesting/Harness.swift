public import Widgets

/// Hosts a view tree for a test: without a window, with a virtual clock that only the test advances.
///
/// A test does what a user does (`click`, `type`, `drag`), lets time pass (`advance(by:)`), and looks at what came of
/// it: views found by name, pass counts, text dumps and pictures.
///
///     let harness = Harness(SettingsPage(), size: Size(width: 320, height: 200))
///     try harness.click("Save")
///     #expect(try harness.find(Label.self, "status").text == "Saved")
///     #expect(harness.advance(by: .seconds(600)).isIdle)
public final class Harness {
    /// The host of the view tree; the harness passes it time and events.
    public let host: ViewHost
    /// Kept alive when the harness was made with one.
    public let viewController: ViewController?

    /// The time on the virtual clock; it begins at zero.
    public internal(set) var now = Duration.zero
    /// The reports of all frames, oldest first, without those of `renderFresh()`.
    public internal(set) var frames: [FrameReport] = []
    /// Whether `click`, `type` and the other verbs run frames until none is needed.
    ///
    /// Turn it off to look at what an event left undone.
    public var settlesAfterVerbs = true

    var target: BitmapTarget
    /// Where the pointer was put last, in the window's space; nil while it is outside.
    public internal(set) var pointer: Point?
    /// The cursor at the pointer's current place.
    public var cursor: Cursor { host.cursor }
    var heldButton: MouseEvent.Button?
    var lastPress: Duration?

    /// Shows `rootView`, which gets the size (in points), at `scale` pixels a point.
    ///
    /// No frame has run yet.
    public init(
        _ rootView: View, size: Size = Size(width: 400, height: 300), scale: Double = 1,
        theme: Theme = .light
    ) {
        viewController = nil
        host = ViewHost(rootView: rootView, size: size, scale: scale, theme: theme)
        target = BitmapTarget(width: host.pixelBounds.width, height: host.pixelBounds.height)
    }

    /// Shows the controller's view.
    public init(
        _ viewController: ViewController, size: Size = Size(width: 400, height: 300), scale: Double = 1,
        theme: Theme = .light
    ) {
        self.viewController = viewController
        host = ViewHost(rootView: viewController.view, size: size, scale: scale, theme: theme)
        target = BitmapTarget(width: host.pixelBounds.width, height: host.pixelBounds.height)
    }

    /// The root of the tree.
    public var rootView: View { host.rootView }

    /// The report of the newest frame; nil before the first.
    public var lastFrame: FrameReport? { frames.last }

    /// Gives the tree another size (in points) or scale, as when the user resizes its window.
    public func resize(to size: Size, scale: Double? = nil) throws(HarnessError) {
        host.resize(to: size, scale: scale)
        target = BitmapTarget(width: host.pixelBounds.width, height: host.pixelBounds.height)
        host.redrawEverything()
        try settleAfterVerb()
    }

    // MARK: - Pictures

    /// The pixels on the virtual display: what the frames so far have painted, piece by piece.
    public var picture: Bitmap { target.bitmap }

    /// Returns a picture of the whole tree, painted in full without the virtual display's pixels.
    public func renderFresh() -> Bitmap { host.renderBitmap() }
}
