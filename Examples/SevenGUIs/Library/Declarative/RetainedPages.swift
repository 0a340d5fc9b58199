public import DeclarativeUI

/// The retained style within a description.
public struct RetainedPages: ViewControllerRepresentable {
    public init() {}

    public func makeViewController(context: Context) -> ViewController { makeSevenGUIsController() }
    public func updateViewController(_ controller: ViewController, context: Context) {}
}
