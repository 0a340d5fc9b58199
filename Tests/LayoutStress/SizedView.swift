import Widgets

/// A view whose intrinsic content size is set by a scenario.
final class SizedView: View {
    var content: Size { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: Double, _ height: Double) {
        content = Size(width: width, height: height)
        super.init(frame: .zero)
    }

    override var intrinsicContentSize: Size { content }
}
