// Values of SwiftUI's environment that this library does not have: the error says what to use.

extension EnvironmentValues {
    @available(
        *, unavailable,
        message: "nothing is translated or formatted by locale; set one of your own with an EnvironmentKey"
    )
    public var locale: Any {
        get { self }
        set {}
    }
}
