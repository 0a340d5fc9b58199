import DeclarativeUI

final class PlainHostingView: HostingView<Text> { deinit {} }
final class PlainHostingController: HostingController<Text> { deinit {} }
final class PlainHostingContainer: HostingContainer { deinit {} }

/// The classes of `DeclarativeUI` that can be subclassed; see ``OpenClasses``.
public enum HostingClasses {
    /// A name and a factory of an instance for each class.
    public static let all: [(name: String, make: @MainActor @Sendable () -> any AnyObject & Sendable)] = [
        ("HostingView", { HostingView(rootView: Text("Name")) }),
        ("HostingController", { loaded(HostingController(rootView: Text("Name"))) }),
        ("HostingContainer", { HostingContainer(frame: .zero) }),
    ]

    /// A name and a factory of an instance of a subclass for each class.
    public static let subclasses:
        [(name: String, make: @MainActor @Sendable () -> any AnyObject & Sendable)] = [
            ("HostingView", { PlainHostingView(rootView: Text("Name")) }),
            ("HostingController", { loaded(PlainHostingController(rootView: Text("Name"))) }),
            ("HostingContainer", { PlainHostingContainer(frame: .zero) }),
        ]

    private static func loaded(_ controller: ViewController) -> ViewController {
        controller.loadViewIfNeeded()
        return controller
    }
}

extension Responder {
    /// Whether the view is a hosting container created without a declarative view, which cannot be laid out.
    var isEmptyHostingContainer: Bool {
        type(of: self) == HostingContainer.self || self is PlainHostingContainer
    }
}
