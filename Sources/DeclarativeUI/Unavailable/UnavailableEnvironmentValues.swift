// Values of SwiftUI's environment that this library does not have: the error says what to use.

extension EnvironmentValues {
    /// The locale of SwiftUI, which nothing here follows.
    @available(*, unavailable, message: "nothing follows a locale; use an EnvironmentKey of your own")
    public var locale: Any {
        get { self }
        set {}
    }
}
