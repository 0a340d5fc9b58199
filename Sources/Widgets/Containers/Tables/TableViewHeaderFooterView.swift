/// A header or footer of a table's section, modelled on `UITableViewHeaderFooterView`.
///
/// It displays a text, or a content view of its own. Register it, or a subclass, for a reuse identifier.
///
///     final class CountHeader: TableViewHeaderFooterView {
///         let countLabel = Label(text: nil)
///         override init(reuseIdentifier: String?) {
///             super.init(reuseIdentifier: reuseIdentifier)
///             contentView.addSubview(countLabel)
///         }
///     }
open class TableViewHeaderFooterView: ListHeaderView, TableHeaderLabels {
    /// The view for the subviews of a subclass, in front of the text; it fills the view.
    ///
    /// The view is created when it is first read.
    public final var contentView: View {
        if let storedContentView { return storedContentView }
        let view = View(frame: bounds)
        addSubview(view)
        storedContentView = view
        return view
    }

    private final var storedContentView: View?

    /// Creates a view without text.
    public init(reuseIdentifier: String?) {
        super.init(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
    }

    /// Creates a view without text; called by the table for a registered class.
    public required convenience init(frame: Rect) {
        self.init(reuseIdentifier: nil)
        if !frame.isEmpty { self.frame = frame }
    }

    nonisolated deinit {}

    // Cells and headers of a table may have the same identifiers.
    override var poolIdentifier: String? { reuseIdentifier.map { "header " + $0 } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        storedContentView?.frame = bounds
    }

    /// Returns the given width, and the height of the content view's constraints, or of the text with its margins.
    open override func sizeThatFits(_ size: Size) -> Size {
        guard let storedContentView, !storedContentView.constraints.isEmpty else {
            let text = (self as ListHeaderView).textLabel.intrinsicContentSize.height
            return Size(width: size.width, height: text + 14)
        }
        let fitting = storedContentView.systemLayoutSizeFitting(
            Size(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return Size(width: size.width, height: fitting.height)
    }

    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        // The space between sections without header is no element.
        if (text ?? "").isEmpty { attributes.isElement = false }
    }
}

/// A header whose label is optional, as in UIKit.
///
///     header.textLabel?.text = "Inbox"
public protocol TableHeaderLabels: ListHeaderView {}

extension TableHeaderLabels {
    /// The label of the text; never nil.
    public var textLabel: Label? { (self as ListHeaderView).textLabel }
}

/// A header or footer that is any view of the delegate.
final class HostedHeaderView: ReusableView {
    private let content: View

    init(_ content: View) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
    }

    required init(frame: Rect) {
        content = View()
        super.init(frame: frame)
    }

    nonisolated deinit {}

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.isElement = false
    }
}
