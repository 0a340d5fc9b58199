// Members of UIKit's text controls that this library lacks; the error message names the replacement. They are members of a protocol, so that
// a subclass can declare the names itself.

public import Windowing

extension TextInputClient {
    @available(*, unavailable, message: "use selectedUTF8Range")
    public var selectedRange: Range<Int> { 0..<0 }

    @available(*, unavailable, message: "use selectedUTF8Range")
    public var selectedTextRange: Range<Int>? { nil }

    @available(*, unavailable, message: "use selectedUTF8Range")
    public var selectedTextRanges: [Range<Int>] { [] }
}
