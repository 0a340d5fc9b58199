public import DeclarativeUI

/// The tasks implemented with retained views, embedded in a declarative view.
public struct RetainedPages: ViewControllerRepresentable {
    public init() {}

    public func makeViewController(context: Context) -> ViewController { makeSevenGUIsController() }
    public func updateViewController(_ controller: ViewController, context: Context) {}
}
