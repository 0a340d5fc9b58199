/// A view that has more views than it shows: their state is saved too, and given to those that are made later.
package protocol KeepsViewsAside: View {
    /// Views that were made and are in no tree now.
    var viewsAside: [View] { get }
    /// State of views that are not made yet.
    var archiveForLater: RestorationArchive? { get set }
}
