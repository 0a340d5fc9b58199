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
