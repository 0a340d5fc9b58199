/// A part of the user interface, described by a value that is cheap to create and to discard.
///
/// Follows `SwiftUI.View`. Nodes own the retained views on screen and update them from the view values. A body runs when a
/// property of the view value has changed, or a value that the body has read: a `@State`, the source of a binding, an
/// environment value or an observed object. See docs/declarative.md.
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

    /// Creates the node that mounts `view`; views of the library without a body have their own implementations.
    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self>

    /// Returns the number of views that every value of this type provides to its container.
    ///
    /// `modified` is the count for the content of a modifier's body.
    static func _viewCount(_ modified: ViewCount) -> ViewCount
    /// The number of views that this value provides to its container.
    var _viewCount: ViewCount { get }
}

extension Never: View {
    /// `Never`: the type has no body.
    public typealias Body = Never
}

extension View where Body == Never {
    /// Traps: a view that the library displays itself has no body.
    public var body: Never {
        preconditionFailure("\(Self.self) has no body; do not access its body property")
    }
}
