/// A view whose focus ring follows another shape than its own outline.
///
///     extension Knob: FocusRingProviding {
///         var focusRingShape: RoundedRect { RoundedRect(knobFrame, radius: knobFrame.width / 2) }
///     }
public protocol FocusRingProviding: View {
    /// In the view's own space; the ring runs just outside it.
    var focusRingShape: RoundedRect { get }
}
