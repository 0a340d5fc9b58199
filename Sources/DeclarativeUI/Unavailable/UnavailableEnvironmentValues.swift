// Environment values of SwiftUI that this library lacks; the error message names the replacement.

extension EnvironmentValues {
    /// The locale of SwiftUI, on which nothing in this library depends.
    @available(*, unavailable, message: "nothing follows a locale; use an EnvironmentKey of your own")
    public var locale: Any {
        get { self }
        set {}
    }
}
