public import Widgets

/// A base class of pages with margins around their content.
public class TaskController: ViewController {
    /// Returns the content view of the page; called once, in `viewDidLoad()`.
    func makeContent() -> View { View() }

    /// The width of the content in points, 360 by default; nil fills the page.
    var contentWidth: Double? { 360 }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let content = makeContent()
        let width = contentWidth
        view.sl.sublayout {
            content.sl.anchors {
                Anchors.top.equalToSuper(inwardOffset: 20)
                if let width {
                    Anchors.centerX
                    Anchors.width.equalTo(constant: width)
                } else {
                    Anchors.leading.equalToSuper(inwardOffset: 20)
                    Anchors.trailing.equalToSuper(inwardOffset: 20)
                    Anchors.bottom.equalToSuper(inwardOffset: 20)
                }
            }
        }.finalActive()
    }

    /// Returns a horizontal stack, in which the views keep their widths.
    static func row(_ views: View..., spacing: Double = 12) -> StackView {
        let stack = StackView(arrangedSubviews: views)
        stack.spacing = spacing
        stack.alignment = .center
        return stack
    }

    /// Returns a vertical stack, in which the views have the width of the stack.
    static func column(_ views: View..., spacing: Double = 12) -> StackView {
        let stack = StackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }
}
