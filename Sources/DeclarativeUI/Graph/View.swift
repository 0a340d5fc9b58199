/// A description of a part of the user interface: a value, cheap to make and to throw away.
///
/// `SwiftUI.View`. Nodes keep what is on screen, and update it from the view values. A body runs when a
/// property of the value changed, or something that it read: a `@State`, a binding's source, an environment value, an
/// observed object. See docs/declarative.md.
///
///     struct Counter: View {
///         @State private var count = 0
///
///         var body: some View {
///             Button("Pressed \(count) times") { count += 1 }
///         }
///     }
@MainActor
public protocol View {
    associatedtype Body: View
    /// The content of this view.
    @ViewBuilder var body: Body { get }

    /// Mounts the description; the module's own views do it in their own ways.
    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self>

    /// How many views each description of the type comes to; `modified` is the same for what stands in a modifier's body.
    static func _viewCount(_ modified: ViewCount) -> ViewCount
    /// How many views this one comes to.
    var _viewCount: ViewCount { get }
}

extension Never: View {
    /// There is no body: the library displays the view itself.
    public typealias Body = Never
}

extension View where Body == Never {
    /// Views that the module draws itself have no body.
    public var body: Never {
        preconditionFailure("\(Self.self) has no body; it must not be asked for one")
    }
}
