internal import ObjectReferences

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
    /// The activated layout; nil until `sl.updateLayout()` is called. Retains neither the object nor its views.
    var activation: Activation? { get set }
    /// The views and constraints as they should be now.
    @LayoutBuilder var layout: LayoutBody { get }
}

extension LayoutNamespace where Base: Layoutable {
    /// Makes views and constraints as `layout` now says, by the difference.
    @inlinable public func updateLayout(_ mode: LayoutUpdateMode = .immediate) {
        if mode == .deferred { return deferUpdate() }
        // Not weak: each retain of an object that has weak references takes the slow path, and a layout retains a lot.
        activationToUpdate().update(mode) { [base] in base.layout.record(in: &$0) }
    }

    /// Makes views and constraints as `layout` now says, and lays them out at once when `forceLayout` is true.
    @inlinable public func updateLayout(forceLayout: Bool) {
        updateLayout(forceLayout ? .forced : .immediate)
    }

    @usableFromInline func activationToUpdate() -> Activation {
        let activation = base.activation ?? Activation()
        base.activation = activation
        activation.deferringView = WeakReference()
        return activation
    }

    @usableFromInline func deferUpdate() {
        // Without a host, another view of the layout may be shown first: the update waits with that one too.
        if base.activation?.deferringView.object?.viewHost != nil { return }
        guard let view = viewOfLayout else { return updateLayout(.immediate) }
        base.activation?.deferringView = WeakReference(view)
        DeferredLayouts.add(owner: base, view: view) { owner in
            // Another update, or `deactive()`, has taken the place of this one.
            if let activation = owner.activation, activation.deferringView.object == nil { return }
            owner.sl.updateLayout(.immediate)
        }
    }

    /// A view whose host runs the deferred update: for an object that is neither a view nor a controller, one of its layout.
    private var viewOfLayout: View? {
        if let view = base as? View { return view }
        if let controller = base as? ViewController { return controller.viewIfLoaded }
        if let view = base.activation?.outermostView { return view }
        var recorder = LayoutRecorder(expecting: 0)
        base.layout.record(in: &recorder)
        return recorder.outermostView
    }
}
