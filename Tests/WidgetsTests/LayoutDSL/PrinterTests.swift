import Foundation
import Testing
import Widgets
import WidgetsTesting

/// The views of the round trip, whose property names occur in the expected source below.
private final class Scene: View {
    let image = ImageView()
    let title = Label(text: "Title")
    let detail = Label(text: "A longer detail")
    let stack = StackView()
    let background = View()
    let first = Button(title: "First")
    let second = Button(title: "Second")
    lazy var footer = View()
    let gap = LayoutGuide()

    init() {
        super.init(frame: Rect(x: 0, y: 0, width: 320, height: 240))
        accessibilityIdentifier = "scene"
        gap.identifier = "gap"
        stack.spacing = 6
    }
}

extension Scene {
    /// The expected output of the printer: the test compares it with the actual output, and the compiler checks it.
    fileprivate func printedLayout(scene: View) -> some Layout {
        // printed {
        scene.sl.sublayout {
            gap.sl.anchors {
                Anchors.top.equalTo(stack, attribute: .bottom)
                Anchors.leading.trailing
                Anchors.height.multiplier(0.1)
            }
            image.sl.anchors {
                Anchors.top.equalTo(scene.safeAreaLayoutGuide, constant: 8.0)
                Anchors.leading.equalToSuper(attribute: .leadingMargin)
                Anchors.width.height.equalTo(constant: 70.0)
            }
            title.sl.anchors {
                Anchors.top.equalTo(image)
                Anchors.leading.equalTo(image, attribute: .trailing, constant: 10.0)
                Anchors.trailing.lessThanOrEqualToSuper(constant: -10.0).priority(750.0)
            }
            detail.sl.anchors {
                Anchors.top.equalTo(title, attribute: .bottom, constant: 4.0)
                Anchors.leading.equalTo(title)
                Anchors.width.equalToSuper(constant: -20.0).multiplier(0.5).identifier("wide")
            }
            stack.sl.anchors {
                Anchors.top.equalTo(image, attribute: .bottom, constant: 12.0)
                Anchors.leading.equalTo(image)
            }.sublayout {
                GroupLayout(option: .isNotArranged) {
                    background.sl.anchors {
                        Anchors.top.bottom.leading.trailing
                    }
                }
                first
                second.sl.anchors {
                    Anchors.width.greaterThanOrEqualTo(constant: 90.0)
                }
            }
            footer.sl.anchors {
                Anchors.top.greaterThanOrEqualTo(gap, attribute: .bottom)
                Anchors.bottom.leading.trailing
                Anchors.height.equalTo(constant: 30.0).priority(999.0)
            }
        }
        // }
    }

    /// Builds the view hierarchy without the layout DSL.
    fileprivate func makeByHand() {
        for view in [image, title, detail, stack, footer] as [View] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        stack.addSubview(background)
        background.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(first)
        stack.addArrangedSubview(second)
        addLayoutGuide(gap)
        let limit = title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -10)
        limit.priority = .defaultHigh
        let wide = detail.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5, constant: -20)
        wide.identifier = "wide"
        let height = footer.heightAnchor.constraint(equalToConstant: 30)
        height.priority = 999
        LayoutConstraint.activate([
            image.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
            image.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            image.widthAnchor.constraint(equalToConstant: 70),
            image.heightAnchor.constraint(equalToConstant: 70),
            title.topAnchor.constraint(equalTo: image.topAnchor),
            title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 10), limit,
            detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            detail.leadingAnchor.constraint(equalTo: title.leadingAnchor), wide,
            stack.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: image.leadingAnchor),
            background.topAnchor.constraint(equalTo: stack.topAnchor),
            background.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
            background.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
            background.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
            second.widthAnchor.constraint(greaterThanOrEqualToConstant: 90),
            gap.topAnchor.constraint(equalTo: stack.bottomAnchor),
            gap.leadingAnchor.constraint(equalTo: leadingAnchor),
            gap.trailingAnchor.constraint(equalTo: trailingAnchor),
            gap.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.1),
            footer.topAnchor.constraint(greaterThanOrEqualTo: gap.bottomAnchor),
            footer.bottomAnchor.constraint(equalTo: bottomAnchor),
            footer.leadingAnchor.constraint(equalTo: leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: trailingAnchor), height,
        ])
    }

    /// The frames of all views and of the guide after layout.
    fileprivate var places: [String] {
        layoutIfNeeded()
        return [image, title, detail, stack, background, first, second, footer].map { "\($0.frame)" }
            + ["\(gap.layoutFrame)"]
    }
}

@Suite struct PrinterTests {
    /// Returns this file's lines between the marks, without their indentation.
    private func printedSource() throws -> String {
        let text = try String(contentsOfFile: #filePath, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let begin = try #require(
            lines.firstIndex { $0.trimmingCharacters(in: .whitespaces) == "// printed {" })
        let rest = lines[(begin + 1)...]
        let end = try #require(rest.firstIndex { $0.trimmingCharacters(in: .whitespaces) == "// }" })
        return rest[..<end].map { $0.dropFirst(8) }.joined(separator: "\n")
    }

    @Test func `A hierarchy built by hand prints as source that builds the same hierarchy`() throws {
        let made = Scene()
        made.makeByHand()
        made.sl.updateIdentifiers()
        let text = ViewPrinter(made).description
        let source = try printedSource().split(separator: "\n")
        for (printed, expected) in zip(text.split(separator: "\n"), source) { #expect(printed == expected) }
        #expect(text.split(separator: "\n").count == source.count)

        let again = Scene()
        again.printedLayout(scene: again).finalActive()
        #expect(again.places == made.places)
        #expect(Set(made.places).count > 6, "the places differ")
        again.sl.updateIdentifiers()
        #expect(ViewPrinter(again).description == text)
        #expect(
            again.subviews.map { $0.accessibilityIdentifier }
                == made.subviews.map { $0.accessibilityIdentifier })
    }

    @Test func `updateIdentifiers takes identifiers from property names, and keeps existing ones`() {
        let scene = Scene()
        scene.makeByHand()
        scene.title.accessibilityIdentifier = "headline"
        let printer = ViewPrinter(scene)
        #expect(printer.description.contains("label1.sl.anchors"))
        let named = printer.updateIdentifiers()
        #expect(scene.footer.accessibilityIdentifier == "footer")
        #expect(scene.detail.accessibilityIdentifier == "detail")
        #expect(scene.title.accessibilityIdentifier == "headline")
        #expect(named.description.contains("detail.sl.anchors"))
    }

    @Test func `Views held by a property are named before they are added`() {
        final class Row: View {
            let icon = View()
            weak var list: View?
        }
        final class Page: View {
            let header = View()
            let row = Row()
            var footer: View?
        }
        let (window, page, neighbour) = (View(), Page(), View())
        window.addSubview(page)
        window.addSubview(neighbour)
        page.row.list = neighbour

        page.sl.updateIdentifiers()

        #expect(page.header.accessibilityIdentifier == "header")
        #expect(page.row.accessibilityIdentifier == "row")
        #expect(page.row.icon.accessibilityIdentifier == "icon")
        #expect(neighbour.accessibilityIdentifier == nil, "a view elsewhere keeps its name")
    }

    @Test func `Tags take precedence over identifiers, and other names are put in backticks`() {
        let (root, child) = (View(), View())
        child.accessibilityIdentifier = "child"
        root.accessibilityIdentifier = "the root"
        root.sl.sublayout { child.sl.anchors { Anchors.center } }.finalActive()
        #expect(
            ViewPrinter(root, tags: [child: "cell.icon"]).description == """
                `the root`.sl.sublayout {
                    cell.icon.sl.anchors {
                        Anchors.centerY.centerX
                    }
                }
                """)
    }

    @Test func `Constraints whose first item is outside are turned around`() {
        let (root, child) = (View(), View())
        child.accessibilityIdentifier = "child"
        root.accessibilityIdentifier = "root"
        root.addSubview(child)
        LayoutConstraint.activate([
            root.safeAreaLayoutGuide.bottomAnchor.constraint(
                greaterThanOrEqualTo: child.bottomAnchor, constant: 5),
            root.widthAnchor.constraint(equalTo: child.widthAnchor, multiplier: 2, constant: 6),
        ])
        #expect(
            ViewPrinter(root).description == """
                root.sl.anchors {
                    Anchors.width.equalTo(child, constant: 6.0).multiplier(2.0)
                }.sublayout {
                    child.sl.anchors {
                        Anchors.bottom.lessThanOrEqualTo(root.safeAreaLayoutGuide, constant: -5.0)
                    }
                }
                """)
    }

    @Test func `A layout prints as a tree`() {
        let scene = Scene()
        for (view, name) in [
            (scene.image as View, "image"), (scene.title, "title"), (scene.detail, "detail"),
        ] {
            view.accessibilityIdentifier = name
        }
        let isOn = true
        let title = scene.title.sl.anchors {
            Anchors.leading.equalTo(scene.image, attribute: .trailing, constant: 10.0)
            Anchors.trailing.equalTo(scene.safeAreaLayoutGuide).priority(.defaultLow)
        }
        let layout = scene.sl.sublayout {
            scene.gap
            scene.image.sl.anchors {
                Anchors.leading.equalToSuper(constant: 10)
                Anchors.size.equalTo(width: 70, height: 60)
            }
            if isOn {
                title.sublayout { scene.detail }.eraseToAnyLayout()
            }
        }
        #expect(
            LayoutPrinter(layout).description == """
                ViewLayout - view: scene
                └─ TupleLayout
                   ├─ GuideLayout - view: gap
                   ├─ ViewLayout - view: image
                   └─ OptionalLayout
                      └─ AnyLayout
                         └─ ViewLayout - view: title
                            └─ ViewLayout - view: detail
                """)
        #expect(
            LayoutPrinter(layout, withAnchors: true).description == """
                ViewLayout - view: scene
                └─ TupleLayout
                   ├─ GuideLayout - view: gap
                   ├─ ViewLayout - view: image
                   │        .leading == superview.leading + 10.0
                   │        .width == + 70.0
                   │        .height == + 60.0
                   └─ OptionalLayout
                      └─ AnyLayout
                         └─ ViewLayout - view: title
                            │     .leading == image.trailing + 10.0
                            │     .trailing == scene.safeAreaLayoutGuide.trailing @250.0
                            └─ ViewLayout - view: detail
                """)
    }
}
