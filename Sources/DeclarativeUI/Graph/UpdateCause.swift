/// A reason why a body ran.
///
///     for cause in node.lastCauses { print(cause) }
///     // state count (App/Counter.swift:3) of Counter, written by the action of Button (App/Counter.swift:7)
public enum UpdateCause: Hashable, CustomStringConvertible {
    /// The node was mounted.
    case mounted
    /// The body of an ancestor ran, and the listed properties of the view value have changed.
    case parent(changed: [String])
    /// A `@State` was written: its name, its declaration, the view that owns it, and the origin of the write.
    case state(String, declaredAt: DeclarationSite, owner: String, writtenBy: UpdateOrigin?)
    /// An environment value has changed: the name of its key, and the origin of the write.
    case environment(String, writtenBy: UpdateOrigin?)
    /// An `ObservableObject` of the named type announced a change.
    case observedObject(String, writtenBy: UpdateOrigin?)
    /// An animation displays the next value of animatable data.
    case animation
    /// A property of an `@Observable` object was written.
    case observable(writtenBy: UpdateOrigin?)

    /// The cause as a phrase for diagnostics, such as "state count (App/Counter.swift:3) of Counter".
    public var description: String {
        switch self {
        case .mounted: "mounted"
        case .parent(let names):
            names.isEmpty
                ? "the body of an ancestor ran"
                : "the body of an ancestor ran, and changed " + names.joined(separator: ", ")
        case .state(let name, let site, let owner, let origin):
            "state \(name) (\(site)) of \(owner)" + Self.text(origin)
        case .environment(let key, let origin): "environment \(key)" + Self.text(origin)
        case .observedObject(let type, let origin): "observed object \(type)" + Self.text(origin)
        case .animation: "an animation"
        case .observable(let origin): "a property of an observable object" + Self.text(origin)
        }
    }

    private static func text(_ origin: UpdateOrigin?) -> String { origin.map { ", written by \($0)" } ?? "" }
}

/// The origin of a write: the running closure and its source location.
///
///     UpdateOrigin.current   // the action of Button (App/Counter.swift:7)
public struct UpdateOrigin: Hashable, CustomStringConvertible {
    /// The role of the closure: "the action of Button".
    public let name: String
    /// The source location of the closure.
    public let site: DeclarationSite

    /// The origin of the closure that is running; nil outside of the closures of views.
    public static var current: UpdateOrigin? { UpdateContext.current.origin }

    public var description: String { "\(name) (\(site))" }

    /// Runs `body` with the given closure as the current origin.
    static func during<Result>(_ name: StaticString, _ site: DeclarationSite, _ body: () -> Result) -> Result
    {
        let outer = UpdateContext.current.origin
        UpdateContext.current.origin = UpdateOrigin(name: "\(name)", site: site)
        defer { UpdateContext.current.origin = outer }
        return body()
    }
}
