public import Widgets

/// A host for testing a view tree without a window, with a virtual clock that only the test advances.
///
/// A test performs user actions (`click`, `type`, `drag`), advances the clock (`advance(by:)`), and checks the result: views found by
/// name, pass counts, text dumps and bitmaps.
///
///     let harness = Harness(SettingsPage(), size: Size(width: 320, height: 200))
///     try harness.click("Save")
///     #expect(try harness.find(Label.self, "status").text == "Saved")
///     #expect(harness.advance(by: .seconds(600)).isIdle)
public final class Harness {
    /// The host of the view tree; it receives events and the virtual time from the harness.
    public let host: ViewHost
    /// The controller that the harness was created with, kept alive by it; nil when it was created with a view.
    public let viewController: ViewController?

    /// The current time of the virtual clock, which starts at zero.
    public internal(set) var now = Duration.zero
    /// The reports of all frames, oldest first, except those of `renderFresh()`.
    public internal(set) var frames: [FrameReport] = []
    /// Whether `click`, `type` and the other input methods run frames until none is needed; true by default.
    ///
    /// Set this to false to check the state directly after an event, before the next frame.
    public var settlesAfterVerbs = true

    var target: BitmapTarget
    /// The last pointer location in window coordinates, in points; nil while the pointer is outside of the window.
    public internal(set) var pointer: Point?
    /// The cursor for the current pointer location.
    public var cursor: Cursor { host.cursor }
    var heldButton: MouseEvent.Button?
    var lastPress: Duration?
    /// The locations of the fingers that are down.
    var touchLocations: [Int: Point] = [:]

    /// Creates a harness that shows `rootView` at `size` (in points) and `scale` pixels per point.
    ///
    /// No frame runs during initialisation: the first query or input method runs the pending frame, unless `settlesAfterVerbs` is false.
    public init(
        _ rootView: View, size: Size = Size(width: 400, height: 300), scale: Double = 1,
        theme: Theme = .light
    ) {
        viewController = nil
        host = ViewHost(rootView: rootView, size: size, scale: scale, theme: theme)
        target = BitmapTarget(width: host.pixelBounds.width, height: host.pixelBounds.height)
    }

    /// Creates a harness that shows the view of `viewController`, which it keeps alive.
    public init(
        _ viewController: ViewController, size: Size = Size(width: 400, height: 300), scale: Double = 1,
        theme: Theme = .light
    ) {
        self.viewController = viewController
        host = ViewHost(rootView: viewController.view, size: size, scale: scale, theme: theme)
        target = BitmapTarget(width: host.pixelBounds.width, height: host.pixelBounds.height)
    }

    /// Creates a harness that shows a view, or a declarative view if the test imports DeclarativeUI.
    ///
    ///     let harness = Harness(size: Size(width: 300, height: 200)) { Counter() }
    ///     try harness.click("Add")
    public convenience init(
        size: Size = Size(width: 400, height: 300), scale: Double = 1, theme: Theme = .light,
        @RootViewBuilder rootView: () -> View
    ) {
        self.init(rootView(), size: size, scale: scale, theme: theme)
    }

    /// The root view of the tree.
    public var rootView: View { host.rootView }

    /// The report of the most recent frame; nil before the first one.
    public var lastFrame: FrameReport? { frames.last }

    /// Changes the size (in points) and scale of the host, as when the user resizes the window.
    ///
    /// A scale of nil keeps the current one.
    public func resize(to size: Size, scale: Double? = nil) throws(HarnessError) {
        host.resize(to: size, scale: scale)
        target = BitmapTarget(width: host.pixelBounds.width, height: host.pixelBounds.height)
        host.redrawEverything()
        try settleAfterVerb()
    }

    // MARK: - Pictures

    /// The pixels of the virtual display, painted incrementally by the frames so far.
    public var picture: Bitmap { target.bitmap }

    /// Returns a bitmap of the whole tree, painted in full and independently of the virtual display.
    public func renderFresh() -> Bitmap { host.renderBitmap() }
}
