import CompilerSupport
import Testing

/// Source written for UIKit with the Invalidating package and with SwiftLayout compiles in a program that names the types of UIKit.
@Suite(.enabled(if: Compiler.installed != nil, "swiftc is not in the PATH"), .serialized)
struct PortedSourceTests {
    private static let aliases = """
        import Widgets
        typealias CGFloat = Double
        typealias CGRect = Rect
        typealias UIView = View
        typealias UILabel = Label
        typealias UIImage = Image
        typealias UIImageView = ImageView
        typealias UILayoutGuide = LayoutGuide
        typealias UIViewController = ViewController

        """

    private func messages(for source: String) throws -> String {
        try #require(Compiler.installed).messages(for: Self.aliases + source + "\n")
    }

    @Test(arguments: ["ViewInvalidating", "Invalidating"])
    func `Annotated properties have the names that a program chooses`(wrapper: String) throws {
        let messages = try messages(
            for: """
                final class RoundedView: UIView {
                    @\(wrapper)(.layout) var cornerRadius: CGFloat = 12.0
                    @\(wrapper)(.display) var borderColor: Color = .red
                    @\(wrapper)(.layout, .constraints) var columnWidth: CFloat = 120
                    @\(wrapper)(.layout, .constraints, .intrinsicContentSize) var lineCount: CGFloat = 3.0
                    @\(wrapper)(.display, .layout, .intrinsicContentSize)
                    var position: Int = 0

                    override func layoutSubviews() {
                        super.layoutSubviews()
                        layer.cornerRadius = cornerRadius
                        layer.masksToBounds = position > 0
                    }
                }
                """)

        #expect(messages == "")
    }

    @Test func `A custom invalidator is exposed by a static member of the protocol`() throws {
        let messages = try messages(
            for: """
                extension Invalidations {
                    struct Badge: ViewInvalidatingType {
                        static let badge: Self = .init()
                        func invalidate(view: UIView) { view.setNeedsFocusUpdate() }
                    }
                }
                extension ViewInvalidatingType where Self == Invalidations.Badge { static var badge: Self { .badge } }
                final class BadgeView: UIView { @ViewInvalidating(.layout, .badge) var value: CGFloat = 1.0 }
                """)

        #expect(messages == "")
    }

    @Test func `A layout refers to views, anchors, identifiers and guides`() throws {
        let messages = try messages(
            for: """
                final class Banner: UIView, Layoutable {
                    var activation: Activation?
                    let first = UILabel()
                    let last = UILabel()
                    let logo = UIImageView(image: nil)
                    let title = UILabel()

                    @LayoutBuilder var layout: some Layout {
                        self.sl.sublayout {
                            first.sl.anchors {
                                Anchors.leading.equalToSuper(constant: 16)
                                Anchors.centerY
                            }
                            logo.sl.anchors {
                                Anchors.leading.equalTo(first, attribute: .trailing, constant: 20)
                                Anchors.centerY.equalToSuper(constant: 30)
                                Anchors.size.equalTo(width: 200, height: 200)
                            }
                            UIImageView(image: nil).sl.identifying("sign").sl.onActivate { view in
                                view.image = UIImage(systemName: "plus")
                                view.tintColor = .systemBlue
                            }.anchors {
                                Anchors.center.equalToSuper(yOffset: 30)
                                Anchors.size.equalTo(width: 150, height: 150)
                            }
                            title.sl.anchors {
                                Anchors.trailing.equalTo(last.leadingAnchor)
                                Anchors.centerY.equalTo("sign")
                                Anchors.width.height.equalTo(constant: 10)
                            }
                            last.sl.anchors {
                                Anchors.trailing.equalToSuper(constant: -16)
                                Anchors.centerY
                            }
                            UILayoutGuide().sl.identifying("middle").sl.anchors {
                                Anchors.centerX.centerY.equalToSuper()
                                Anchors.width.height.equalTo(constant: 200)
                            }
                        }
                    }

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        self.sl.updateLayout()
                    }
                }
                """)

        #expect(messages == "")
    }

    @Test func `A layout changes with the properties of its view, in animations and by identifiers`() throws {
        let messages = try messages(
            for: """
                final class Section: UIView, Layoutable {
                    var activation: Activation?
                    let contentView = UIView()
                    let middleNameLabel = UILabel()
                    @LayoutProperty var showsMiddleName: Bool = false
                    @AnimatableLayoutProperty(duration: 0.3) var isOpen = false
                    var isExpanded = false {
                        didSet { UIView.animate(withDuration: 0.3) { self.sl.updateLayout(forceLayout: true) } }
                    }

                    var layout: some Layout {
                        self.sl.sublayout {
                            contentView.sl.anchors {
                                Anchors.top.horizontal.equalToSuper()
                                Anchors.height.equalTo(constant: isExpanded ? 200 : 50).identifier("height")
                            }
                            if showsMiddleName { middleNameLabel.sl.identifying("name").anchors { Anchors.cap } }
                        }
                    }

                    func expand() {
                        activation?.anchors("height").update(constant: 200)
                        activation?.anchors("height", attribute: .height).update(constant: 0, priority: .required)
                        activation?.anchors("height", predicate: { $0.constant > 0 }).update(constant: 20)
                    }
                }

                final class PageController: UIViewController {
                    let child = UIView()
                    var wide = true
                    var activation: Activation?

                    @LayoutBuilder func layout() -> some Layout {
                        view.sl.sublayout {
                            child.sl.anchors { if wide { Anchors.allSides } else { Anchors.top } }.sublayout { UILabel() }
                        }
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        activation = layout().active()
                    }

                    func someUpdate() { activation.map { activation = layout().update(fromActivation: $0) } }
                }
                """)

        #expect(messages == "")
    }
}
