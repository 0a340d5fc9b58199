/// A view, a controller or another object that describes its views as a layout, and keeps it up to date.
///
///     final class LoginView: View, Layoutable {
///         var activation: Activation?
///         @LayoutProperty var showsPassword = false
///
///         var layout: some Layout {
///             self.sl.sublayout {
///                 nameField.sl.anchors { Anchors.cap }
///                 if showsPassword { passwordField.sl.anchors { Anchors.horizontal } }
///             }
///         }
///
///         init() {
///             super.init(frame: .zero)
///             sl.updateLayout()
///         }
///     }
@MainActor
public protocol Layoutable: LayoutNamespaceProviding {
    associatedtype LayoutBody: Layout
    /// What the layout has done so far; nil until `sl.updateLayout()` is called. Retains neither the object nor its views.
    var activation: Activation? { get set }
    /// The views and constraints as they should be now.
    @LayoutBuilder var layout: LayoutBody { get }
}

extension LayoutNamespace where Base: Layoutable {
    /// Makes views and constraints as `layout` now says, by the difference.
    public func updateLayout(_ mode: LayoutUpdateMode = .immediate) {
        if mode == .deferred {
            let isWaiting = base.activation?.isDeferred ?? false
            if isWaiting { return }
            base.activation?.isDeferred = true
            let view = (base as? View) ?? (base as? ViewController)?.viewIfLoaded
            DeferredLayouts.add(owner: base, view: view) { $0.sl.updateLayout(.immediate) }
            return
        }
        let activation = base.activation ?? Activation()
        base.activation = activation
        activation.isDeferred = false
        // Not weak: each retain of an object that has weak references takes the slow path, and a layout retains a lot.
        activation.perform { [base] activation in activation.update(evaluating: base, mode) }
    }

    /// Makes views and constraints as `layout` now says, and lays them out at once when `forceLayout` is true.
    public func updateLayout(forceLayout: Bool) { updateLayout(forceLayout ? .forced : .immediate) }
}
