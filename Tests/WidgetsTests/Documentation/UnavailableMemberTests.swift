import CompilerSupport
import Testing

/// Names of UIKit and of the libraries whose source is ported here: the compiler's message names the remedy.
@Suite(.enabled(if: Compiler.installed != nil, "swiftc is not in the PATH"), .serialized)
struct UnavailableMemberTests {
    @Test(arguments: [
        ("view.cornerRadius = 4", "'cornerRadius' has been renamed to 'layer.cornerRadius'"),
        ("view.borderWidth = 4", "'borderWidth' has been renamed to 'layer.borderWidth'"),
        ("view.borderColor = .red", "'borderColor' has been renamed to 'layer.borderColor'"),
        ("_ = view.sl.swiftUI", "'swiftUI' is unavailable: use Hosted { view }"),
        ("_ = view.sl.config { $0.tag = 1 }", "has been renamed to 'onActivate(_:)'"),
        ("_ = view.sl.anchors { Anchors.top }.config { $0.tag = 1 }", "has been renamed to 'onActivate(_:)'"),
        ("_ = ViewPrinter(view, options: 1)", "is unavailable: remove options"),
        ("_ = ViewPrinter(view, tags: [view: \"card\"], options: [1])", "is unavailable: remove options"),
        ("_ = View(coder: 1)", "'init(coder:)' is unavailable: use init(frame:)"),
        ("_ = ViewController(coder: 1)", "'init(coder:)' is unavailable: use init()"),
    ])
    func `A member that does not exist is refused with its replacement`(use: String, message: String) throws {
        let compiler = try #require(Compiler.installed)

        let messages = try compiler.messages(
            for: "import Widgets\n@MainActor func use(_ view: View) {\n\(use)\n}\n")

        let errors = messages.split(separator: "\n").filter {
            $0.contains(".swift:3:") && $0.contains("error:")
        }
        #expect(errors.count == 1 && errors.first?.contains(message) == true, "\(messages)")
    }

    @Test func `A decoded view is refused with the initializer that exists`() throws {
        let compiler = try #require(Compiler.installed)
        let view = """
            final class Card: View {
                override init(frame: Rect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
            }

            """

        let alone = try compiler.messages(for: "import Widgets\n" + view)
        let besideFoundation = try compiler.messages(for: "import Foundation\nimport Widgets\n" + view)

        #expect(alone.contains("error: 'NSCoder' is unavailable: remove init(coder:)"))
        #expect(besideFoundation == "")
    }

    @Test func `A tint is reset to the inherited one with nil`() throws {
        let compiler = try #require(Compiler.installed)

        let messages = try compiler.messages(
            for: """
                import Widgets
                @MainActor func reset(_ view: View) -> Color {
                    view.tintColor = nil
                    let faded = view.tintColor.withAlphaComponent(0.5)
                    view.backgroundColor = view.tintColor
                    return view.isHidden ? faded : view.tintColor
                }

                """)

        #expect(messages == "")
    }

    @Test(arguments: Compiler.Mode.allCases)
    func `A program starts its application in top-level code`(mode: Compiler.Mode) throws {
        let compiler = try #require(Compiler.installed)

        let declarative = try compiler.messages(
            for: """
                import DeclarativeUI
                struct Notes: App { var body: some Scene { WindowGroup { Text("Notes") } } }
                Notes.main()

                """, mode: mode)
        let retained = try compiler.messages(
            for: """
                import Widgets
                Application.main { application in
                    let window = Window(title: "Notes", size: Size(width: 200, height: 100))
                    window.addSubview(Label(text: "Notes"))
                    window.makeKeyAndVisible()
                }

                """, mode: mode)

        #expect(declarative == "")
        #expect(retained == "")
    }
}
