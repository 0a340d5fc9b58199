/// Hears which view's commands follow, for players that say more than pixels.
package protocol PaintNotes: AnyObject {
    func willPaint(_ view: View)
    func didPaint(_ view: View)
}
