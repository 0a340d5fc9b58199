import CompilerSupport
import Testing

/// Snippets that must not compile, each paired with a snippet without the error that does compile.
@Suite(.enabled(if: Compiler.installed != nil, "swiftc is not in the PATH"), .serialized)
struct CompileErrorTests {
    private nonisolated static let snippets = [
        Snippet(
            testDescription: "an annotated property of a structure",
            right: "@MainActor final class Card: View { @ViewInvalidating(.layout) var gap = 1 }",
            wrong: "@MainActor struct Card { @ViewInvalidating(.layout) var gap = 1 }",
            error: "@ViewInvalidating works on stored properties of View subclasses only"),
        Snippet(
            testDescription: "an annotated property of a class that is no view",
            right: "@MainActor final class Model: View { @ViewInvalidating(.layout) var gap = 1 }",
            wrong: "@MainActor final class Model { @ViewInvalidating(.layout) var gap = 1 }",
            error: "error: 'ViewInvalidating' is unavailable: @ViewInvalidating works on stored properties"),
        Snippet(
            testDescription: "an annotated value that cannot be compared",
            right: "final class Card: View { @ViewInvalidating(.layout) var gap = 1 }",
            wrong: "final class Card: View { @ViewInvalidating(.layout) var gap = { 1 } }",
            error: "cannot conform to 'Equatable'"),
        Snippet(
            testDescription: "an undeclared option",
            right: "final class Card: View { @ViewInvalidating(.display) var gap = 1 }",
            wrong: "final class Card: View { @ViewInvalidating(.everything) var gap = 1 }",
            error: "has no member 'everything'"),
        Snippet(
            testDescription: "a view off the main actor",
            right: "@MainActor func mark(_ view: View) { view.setNeedsLayout() }",
            wrong: "nonisolated func mark(_ view: View) { view.setNeedsLayout() }",
            error: "call to main actor-isolated instance method 'setNeedsLayout()'"),
        Snippet(
            testDescription: "a property of a view off the main actor",
            right: "@MainActor func hide(_ view: View) { view.isHidden = true }",
            wrong: "nonisolated func hide(_ view: View) { view.isHidden = true }",
            error: "main actor-isolated property 'isHidden'"),
        Snippet(
            testDescription: "a view sent to another thread",
            right: "func show(_ view: View) { Task { @MainActor in view.isHidden = false } }",
            wrong: "func show(_ view: View) { Task.detached { view.isHidden = false } }",
            error: "main actor-isolated property 'isHidden'"),
    ]

    @Test(arguments: snippets) func `The snippet does not compile and gives the expected error`(
        snippet: Snippet
    ) throws {
        #expect(try snippet.fault() == nil)
    }

    @Test func `The UIKit name compiles with a deprecation that names its origin`() throws {
        let compiler = try #require(Compiler.installed)

        let messages = try compiler.messages(
            for: """
                import Widgets
                struct Mark: UIViewInvalidating { func invalidate(view: View) { view.setNeedsLayout() } }
                """)

        #expect(!messages.contains("error:"))
        #expect(messages.contains("'UIViewInvalidating' is deprecated"))
    }

    @Test(arguments: ["UIViewInvalidatingType", "NSViewInvalidatingType"])
    func `A custom invalidator is written with the name of the Invalidating package`(name: String) throws {
        let compiler = try #require(Compiler.installed)

        let messages = try compiler.messages(
            for: """
                import Widgets
                extension Invalidations {
                    struct Shape: \(name) {
                        static let shape: Self = .init()
                        func invalidate(view: View) { view.setNeedsFocusUpdate() }
                    }
                }
                extension \(name) where Self == Invalidations.Shape { static var shape: Self { .shape } }
                final class Card: View { @ViewInvalidating(.layout, .shape) var margin = 1.0 }

                """)

        #expect(!messages.contains("error:"))
        #expect(messages.contains("'\(name)' is deprecated"))
    }

    @Test(arguments: [
        "@MainActor class Model {", "@MainActor struct Model {", "@MainActor final class Model: Responder {",
    ])
    func `An annotation outside of views is refused where it is written`(type: String) throws {
        let compiler = try #require(Compiler.installed)
        for options in [".layout", ".layout, .display, .constraints"] {
            let source = "import Widgets\n\(type)\n@ViewInvalidating(\(options)) var gap = 1\n}\n"
            let messages = try compiler.messages(for: source)
            #expect(messages.contains(".swift:3:2: error: 'ViewInvalidating' is unavailable"))
            #expect(!messages.contains("<unknown>"))
        }
    }
}
