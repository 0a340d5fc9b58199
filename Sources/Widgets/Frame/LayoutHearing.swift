/// A view that wants to know when one of its subviews has laid out what is inside of it.
package protocol LayoutHearing: View {
    func subviewWasLaidOut(_ subview: View)
}

extension View {
    /// From now on the view, which is ``LayoutHearing``, is told.
    package final func hearOfLayoutInside() { flags.insert(.hearsOfLayoutInside) }
}
