/// An observer that is notified which view the following commands belong to, for players that output more than pixels.
package protocol PaintNotes: AnyObject {
    func willPaint(_ view: View)
    func didPaint(_ view: View)
}
