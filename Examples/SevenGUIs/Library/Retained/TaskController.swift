public import Widgets

/// A page with room around what it shows.
public class TaskController: ViewController {
    /// Returns the page's content; called once.
    func makeContent() -> View { View() }

    /// The width of the content in points; nil fills the page.
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

    /// Views beside each other, as wide as they are.
    static func row(_ views: View..., spacing: Double = 12) -> StackView {
        let stack = StackView(arrangedSubviews: views)
        stack.spacing = spacing
        stack.alignment = .center
        return stack
    }

    /// Views below each other, as wide as the column.
    static func column(_ views: View..., spacing: Double = 12) -> StackView {
        let stack = StackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }
}
