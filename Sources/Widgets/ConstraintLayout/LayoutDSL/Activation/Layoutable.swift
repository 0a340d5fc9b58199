internal import ObjectReferences

/// An object, such as a view or a controller, that describes its view hierarchy as a layout and keeps it up to date.
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
    /// The activation of the layout; nil until `sl.updateLayout()` is called.
    ///
    /// It retains neither the object nor its views.
    var activation: Activation? { get set }
    /// The current layout of the object's views and constraints.
    @LayoutBuilder var layout: LayoutBody { get }
}

extension LayoutNamespace where Base: Layoutable {
    /// Updates views and constraints to the current `layout`, changing only the differences.
    @inlinable public func updateLayout(_ mode: LayoutUpdateMode = .immediate) {
        if mode == .deferred { return deferUpdate() }
        // A strong capture: retaining an object that has weak references takes the slow path, and a layout retains many objects.
        activationToUpdate().update(mode) { [base] in base.layout.record(in: &$0) }
    }

    /// Updates views and constraints to the current `layout`, and lays them out at once when `forceLayout` is true.
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
        // Without a host, another view of the layout may be shown first, so the update is deferred with that view as well.
        if base.activation?.deferringView.object?.viewHost != nil { return }
        guard let view = viewOfLayout else { return updateLayout(.immediate) }
        base.activation?.deferringView = WeakReference(view)
        DeferredLayouts.add(owner: base, view: view) { owner in
            // The update was replaced by another one or cancelled by `deactive()`.
            if let activation = owner.activation, activation.deferringView.object == nil { return }
            owner.sl.updateLayout(.immediate)
        }
    }

    /// The view whose host runs the deferred update; for an object that is neither a view nor a controller, a view of its layout.
    private var viewOfLayout: View? {
        if let view = base as? View { return view }
        if let controller = base as? ViewController { return controller.viewIfLoaded }
        if let view = base.activation?.outermostView { return view }
        var recorder = LayoutRecorder(expecting: 0)
        base.layout.record(in: &recorder)
        return recorder.outermostView
    }
}
