import CompilerSupport
import Testing

/// The near misses of delegate methods that the compiler reports, as docs/data.md lists them.
@Suite(.enabled(if: Compiler.installed != nil, "swiftc is not in the PATH"), .serialized)
struct NearMissWarningTests {
    /// Methods that are not the requirement of `ListViewDelegate` or `TextViewDelegate` that they are meant to be.
    nonisolated enum Method: String, CaseIterable, Sendable {
        // Reported in an extension that declares the conformance.
        case label = "func listView(_ listView: ListView, didSelectRow row: Int) {}"
        case optional = "func listView(_ listView: ListView, didDeselectRowAt row: Int?) {}"
        case subclass = "func listView(_ listView: TableView, didActivateRowAt row: Int) {}"
        case throwing = "func listView(_ listView: ListView, didSelectRowAt row: Int) throws {}"
        case asynchronous = "func listView(_ listView: ListView, didSelectRowAt row: Int) async {}"
        case otherType = "func textViewDidChange(_ textView: TextField) {}"
        case similarName = "func textViewDidBeginEdit(_ textView: TextView) {}"
        case ofClass = "static func listViewSelectionDidChange(_ listView: ListView) {}"
        // Silent: only the name of the argument differs from a method with one argument, or the method has more arguments or another name.
        case labelOfOnlyArgument = "func listViewSelectionDidChange(listView: ListView) {}"
        case labelOfText = "func textViewDidChange(textView: TextView) {}"
        case moreArguments = "func textViewDidEndEditing(_ textView: TextView, reason: Int) {}"
        case otherName = "func textViewChanged(_ textView: TextView) {}"

        var isReported: Bool {
            switch self {
            case .label, .optional, .subclass, .throwing, .asynchronous, .otherType, .similarName, .ofClass:
                true
            case .labelOfOnlyArgument, .labelOfText, .moreArguments, .otherName: false
            }
        }
    }

    /// Returns whether the compiler reports each method of a class; `declaration` declares the conformance of `Watcher`.
    private func reports(in declaration: String) throws -> [Bool] {
        let compiler = try #require(Compiler.installed)
        let sources = Method.allCases.map { method in
            declaration.replacing("Watcher", with: "Watcher\(method)").replacing(
                "BODY", with: method.rawValue)
        }
        let messages = try compiler.messages(for: "import Widgets\n" + sources.joined(separator: "\n"))
        #expect(!messages.contains("error:"), "\(messages)")
        let warned = messages.split(separator: "\n").filter {
            $0.contains(": warning:") && $0.contains("nearly matches defaulted requirement")
        }
        return Method.allCases.indices.map { index in warned.contains { $0.contains(".swift:\(index + 2):") }
        }
    }

    @Test func `An extension that declares the conformance and has the methods is checked`() throws {
        let reports = try reports(
            in: "final class Watcher {}; extension Watcher: ListViewDelegate, TextViewDelegate { BODY }")
        #expect(reports == Method.allCases.map(\.isReported))
    }

    @Test func `Methods of a class that declares the conformance are not checked beside other members`()
        throws
    {
        let reports = try reports(
            in: "final class Watcher: ListViewDelegate, TextViewDelegate { func load() {}; BODY }")
        #expect(!reports.contains(true))
    }

    @Test func `A method with the required signature that is private is an error`() throws {
        let compiler = try #require(Compiler.installed)
        let messages = try compiler.messages(
            for: """
                import Widgets
                final class Watcher {}
                extension Watcher: ListViewDelegate {
                    private func listViewSelectionDidChange(_ listView: ListView) {}
                }

                """)
        #expect(messages.contains("error: method 'listViewSelectionDidChange' must be as accessible"))
    }
}
