import Widgets

/// A view with a settable intrinsic content size, in points.
final class SizedView: View {
    var content: Size { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: Double, _ height: Double) {
        content = Size(width: width, height: height)
        super.init(frame: .zero)
    }

    override var intrinsicContentSize: Size { content }
}
