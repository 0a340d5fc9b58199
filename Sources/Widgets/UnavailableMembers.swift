// Members that this library lacks, where UIKit has them or a reader expects them; the error message names the replacement. A subclass can declare
// the names itself: unavailable members of extensions and of protocols are not overridden.

public import Windowing

extension TextInputClient {
    @available(*, unavailable, message: "use selectedUTF8Range")
    public var selectedRange: Range<Int> { 0..<0 }

    @available(*, unavailable, message: "use selectedUTF8Range")
    public var selectedTextRange: Range<Int>? { nil }

    @available(*, unavailable, message: "use selectedUTF8Range")
    public var selectedTextRanges: [Range<Int>] { [] }
}

extension View {
    @available(*, unavailable, renamed: "layer.cornerRadius")
    public final var cornerRadius: Double {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }

    @available(*, unavailable, renamed: "layer.borderWidth")
    public final var borderWidth: Double {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }

    @available(*, unavailable, renamed: "layer.borderColor")
    public final var borderColor: Color {
        get { layer.borderColor }
        set { layer.borderColor = newValue }
    }
}

extension View {
    @available(*, unavailable, message: "use init(frame:): views are created by code and never decoded")
    public convenience init?(coder: Any) { self.init() }
}

extension ViewController {
    @available(*, unavailable, message: "use init(): controllers are created by code and never decoded")
    public convenience init?(coder: Any) { self.init() }
}

// Names of the SwiftLayout library.

extension LayoutNamespace {
    /// Declarative views in a layout: `Hosted` and `HostedController` of DeclarativeUI.
    @available(*, unavailable, message: "use Hosted { view } or HostedController { controller }")
    public var swiftUI: Never { preconditionFailure("unavailable") }
}

extension LayoutNamespace where Base: View {
    @available(*, unavailable, renamed: "onActivate(_:)")
    public func config(_ configure: @escaping (Base) -> Void) -> ViewLayout<Base, EmptyLayout> {
        onActivate(configure)
    }
}

extension ViewLayout {
    @available(*, unavailable, renamed: "onActivate(_:)")
    public func config(_ configure: @escaping (Content) -> Void) -> Self { onActivate(configure) }
}

extension ViewPrinter {
    @available(*, unavailable, message: "remove options: constraints and identifiers are always printed")
    public init(_ view: View, tags: [View: String] = [:], options: Any) { self.init(view, tags: tags) }
}
