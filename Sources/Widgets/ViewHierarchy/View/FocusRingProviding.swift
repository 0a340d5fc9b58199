/// A view whose focus ring follows a shape other than the view's outline.
///
///     extension Knob: FocusRingProviding {
///         var focusRingShape: RoundedRect { RoundedRect(knobFrame, radius: knobFrame.width / 2) }
///     }
public protocol FocusRingProviding: View {
    /// The shape in the view's own space, in points; the ring is drawn just outside it.
    var focusRingShape: RoundedRect { get }
}
