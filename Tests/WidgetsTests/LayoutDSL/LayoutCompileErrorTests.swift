import CompilerSupport
import Testing

/// Layout code that must not compile, and the error message with its remedy.
@Suite(.enabled(if: Compiler.installed != nil, "swiftc is not in the PATH"), .serialized)
struct LayoutCompileErrorTests {
    private nonisolated static func sublayout(
        _ name: String, right: String, wrong: String, error: String
    ) -> Snippet {
        func source(_ line: String) -> String {
            """
            @MainActor func make(_ view: View, _ label: Label, _ other: ViewController) {
                view.sl.sublayout {
                    label
                    \(line)
                }.finalActive()
            }
            """
        }
        return Snippet(testDescription: name, right: source(right), wrong: source(wrong), error: error)
    }

    private nonisolated static func anchors(
        _ name: String, right: String, wrong: String, error: String
    ) -> Snippet {
        func source(_ line: String) -> String {
            """
            @MainActor func make(_ view: View, _ label: Label) {
                view.sl.anchors {
                    Anchors.top
                    \(line)
                }.finalActive()
            }
            """
        }
        return Snippet(testDescription: name, right: source(right), wrong: source(wrong), error: error)
    }

    private nonisolated static let snippets = [
        sublayout(
            "anchors among views", right: "view.sl.anchors { Anchors.leading }", wrong: "Anchors.leading",
            error: "anchors belong to a view: write view.sl.anchors { } around them"),
        sublayout(
            "anchors with a relation among views", right: "view.sl.anchors { Anchors.top.equalToSuper() }",
            wrong: "Anchors.top.equalToSuper()",
            error: "anchors belong to a view: write view.sl.anchors { } around them"),
        sublayout(
            "a constraint among views", right: "view",
            wrong: "view.topAnchor.constraint(equalTo: label.topAnchor)",
            error: "a constraint is not a layout: write it as Anchors inside view.sl.anchors { }"),
        sublayout(
            "a controller among views", right: "other.view", wrong: "other",
            error: "a view controller is not a layout: use its view (controller.view)"),
        sublayout(
            "an array of views", right: "for label in [label] { label }", wrong: "[label]",
            error: "loop over an array with for-in"),
        sublayout(
            "a number among views", right: "view", wrong: "42",
            error: "a layout holds views, layout guides, layouts and optionals of them; this is none of these"
        ),
        anchors(
            "a view among anchors", right: "Anchors.leading.equalTo(label)", wrong: "label",
            error: "an anchors block holds Anchors; views and layouts belong in a sublayout block"),
        anchors(
            "a layout among anchors", right: "Anchors.leading", wrong: "label.sl.sublayout { }",
            error: "an anchors block holds Anchors; views and layouts belong in a sublayout block"),
        anchors(
            "a constraint among anchors", right: "Anchors.leading.equalTo(label.leadingAnchor)",
            wrong: "view.leadingAnchor.constraint(equalTo: label.leadingAnchor)",
            error: "a constraint is activated by itself; write it as Anchors here"),
        anchors(
            "a number among anchors", right: "Anchors.width.equalTo(constant: 42)", wrong: "42",
            error: "this is not an anchor; begin with Anchors"),
        anchors(
            "an edge related to a width", right: "Anchors.leading.equalTo(label.trailingAnchor)",
            wrong: "Anchors.leading.equalTo(label.widthAnchor)", error: "cannot convert"),
        anchors(
            "a leading edge related to a top edge", right: "Anchors.bottom.equalTo(label.topAnchor)",
            wrong: "Anchors.leading.equalTo(label.topAnchor)", error: "cannot convert"),
        Snippet(
            testDescription: "a layout property outside of a layoutable",
            right: """
                final class Card: View, Layoutable {
                    var activation: Activation?
                    @LayoutProperty var isOn = true
                    var layout: some Layout { self.sl.sublayout { if isOn { View() } } }
                }
                """,
            wrong: "final class Card: View { @LayoutProperty var isOn = true }",
            error: "requires that 'Card' conform to 'Layoutable'"),
        Snippet(
            testDescription: "a layout property of a structure",
            right: """
                @MainActor final class Card: Layoutable {
                    var activation: Activation?
                    @LayoutProperty var isOn = true
                    var layout: some Layout { EmptyLayout() }
                }
                """,
            wrong: "@MainActor struct Card { @LayoutProperty var isOn = true }",
            error: "@LayoutProperty works on stored properties of Layoutable classes only"),
        Snippet(
            testDescription: "an update of a view that is not layoutable",
            right: "@MainActor func make(_ view: View) { view.sl.sublayout { }.finalActive() }",
            wrong: "@MainActor func make(_ view: View) { view.sl.updateLayout() }",
            error: "requires that 'View' conform to 'Layoutable'"),
    ]

    @Test(arguments: snippets) func `The snippet does not compile, and the error names the remedy`(
        snippet: Snippet
    ) throws {
        #expect(try snippet.fault() == nil)
    }
}
