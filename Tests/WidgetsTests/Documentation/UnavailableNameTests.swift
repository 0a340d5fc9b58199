import CompilerSupport
import Foundation
import Testing

/// UIKit and SwiftUI names that do not exist here: the compiler names the replacement.
@Suite(.enabled(if: Compiler.installed != nil, "swiftc is not in the PATH"), .serialized)
struct UnavailableNameTests {
    private func source(of file: String, path: String = #filePath) throws -> String {
        let package = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: package.appendingPathComponent("Sources/" + file), encoding: .utf8)
    }

    /// The types that a file declares as unavailable, with their messages.
    private func types(in source: String) -> [(name: String, message: String)] {
        let pattern =
            /message: "(?<message>[^"]+)"\)\s+(?:@propertyWrapper )?public (?:class|struct|enum|protocol|typealias) (?<name>\w+)/
        return source.matches(of: pattern).map { (String($0.name), String($0.message)) }
    }

    /// The modifiers that a file declares as unavailable, with the types of their parameters and their messages.
    private func modifiers(in source: String) -> [(name: String, parameters: [Parameter], message: String)] {
        let pattern =
            /message: "(?<message>[^"]+)"\)\s+public func (?<name>\w+)\((?<parameters>.*)\) -> some View \{/
        return source.matches(of: pattern).map { match in
            let parameters = match.parameters.isEmpty ? [] : match.parameters.split(separator: ", ")
            return (String(match.name), parameters.map(Parameter.init), String(match.message))
        }
    }

    /// A parameter of a modifier, as the source declares it.
    private struct Parameter {
        let label: String
        let type: String

        init(_ source: Substring) {
            let halves = source.split(separator: ": ", maxSplits: 1)
            label = halves[0].split(separator: " ").first.map(String.init) ?? ""
            type = halves.count > 1 ? String(halves[1]) : ""
        }

        /// The argument of a call.
        func argument() throws -> String {
            let value = try #require(
                Self.values[type], "no value of the type \(type); add one to Parameter.values")
            return label == "_" ? value : "\(label): \(value)"
        }

        private static let values = [
            "String": "\"\"", "Double": "1", "Any": "1", "Any?": "nil", "Color?": "nil", "Edge.Set": ".all",
            "Binding<String>": ".constant(\"\")", "Binding<Bool>": ".constant(false)",
            "some Shape": "Circle()", "some Gesture": "TapGesture()", "() -> some View": "{ Text(\"b\") }",
            "() -> Any": "{ 1 }", "() -> Bool": "{ true }", "() -> Void": "{}",
            "@escaping () async -> Void": "{}",
        ]
    }

    private func count(of part: String, in text: String) -> Int {
        text.components(separatedBy: part).count - 1
    }

    @Test(arguments: [
        ("Widgets", "Widgets/UnavailableNames.swift", 5),
        ("DeclarativeUI", "DeclarativeUI/Unavailable/UnavailableViews.swift", 5),
        ("DeclarativeUI", "DeclarativeUI/Unavailable/UnavailableTypes.swift", 5),
        ("DeclarativeUI", "DeclarativeUI/Unavailable/UnavailableWrappers.swift", 2),
    ])
    func `A type that does not exist is refused with its replacement`(
        module: String, file: String, minimum: Int
    ) throws {
        let source = try source(of: file)
        let stubs = types(in: source)
        let compiler = try #require(Compiler.installed)

        let messages = try compiler.messages(
            for: "import \(module)\n" + stubs.map { "typealias My\($0.name) = \($0.name)\n" }.joined())

        #expect(stubs.count == count(of: "unavailable, message:", in: source) && stubs.count >= minimum)
        for stub in stubs {
            #expect(messages.contains("error: '\(stub.name)' is unavailable: \(stub.message)"))
        }
    }

    @Test(arguments: [
        "Widgets/UnavailableNames.swift", "DeclarativeUI/Unavailable/UnavailableViews.swift",
        "DeclarativeUI/Unavailable/UnavailableTypes.swift",
        "DeclarativeUI/Unavailable/UnavailableWrappers.swift",
    ])
    func `No type that exists is hidden by an unavailable one`(file: String) throws {
        let names = Set(types(in: try source(of: file)).map(\.name))
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
        let declaration =
            /(?:^|\n)(?:public|open) (?:nonisolated |final )*(?:class|struct|enum|protocol|typealias) (?<name>\w+)/
        var hidden: [String] = []
        for case let path as URL in FileManager.default.enumerator(
            at: sources, includingPropertiesForKeys: nil
        )
        .map(Array.init) ?? []
        where path.pathExtension == "swift" && !path.lastPathComponent.hasPrefix("Unavailable") {
            for match in try String(contentsOf: path, encoding: .utf8).matches(of: declaration)
            where names.contains(String(match.name)) {
                hidden.append("\(match.name) of \(path.lastPathComponent)")
            }
        }
        #expect(names.count > 1 && hidden == [])
    }

    @Test func `A name with the prefix of UIKit or AppKit is refused with the name of this library`() throws {
        let source = try source(of: "Widgets/UnavailablePrefixes.swift")
        let pattern =
            /unavailable, renamed: "(?<new>\w+)"\)\s+public typealias (?<old>\w+) =\s+(?<type>\w+)/
        let aliases = source.matches(of: pattern).map { (String($0.old), String($0.new), String($0.type)) }
        let compiler = try #require(Compiler.installed)

        let messages = try compiler.messages(
            for: "import Widgets\n" + aliases.map { "typealias My\($0.0) = \($0.0)\n" }.joined())

        #expect(aliases.count == count(of: "unavailable, renamed:", in: source) && aliases.count > 100)
        for (old, new, type) in aliases {
            #expect(
                new == type
                    && (old == "UI" + new || old == "NS" + new || old == "NSAlert"
                        || old == "NSSecureTextField"),
                "\(old)")
            #expect(messages.contains("error: '\(old)' has been renamed to '\(new)'"))
        }
    }

    @Test(arguments: ["TextView", "TextField", "SearchField"])
    func `A selection by the name of UIKit or AppKit is refused with the replacement`(control: String) throws
    {
        let compiler = try #require(Compiler.installed)
        for name in ["selectedRange", "selectedTextRange", "selectedTextRanges"] {
            let messages = try compiler.messages(
                for: "import Widgets\n@MainActor func read(_ text: \(control)) { _ = text.\(name) }\n")
            #expect(messages.contains("error: '\(name)' is unavailable: use selectedUTF8Range"))
        }
    }

    @Test func `A subclass declares a member that does not exist`() throws {
        let compiler = try #require(Compiler.installed)
        let messages = try compiler.messages(
            for: """
                import Widgets
                final class Editor: TextView { var selectedRange: Range<Int> { selectedUTF8Range } }
                @MainActor func read(_ editor: Editor) -> Range<Int> { editor.selectedRange }

                """)
        #expect(messages == "")
    }

    @Test func `Every modifier that does not exist is refused with its replacement`() throws {
        let source = try source(of: "DeclarativeUI/Unavailable/UnavailableModifiers.swift")
        let stubs = modifiers(in: source)
        let compiler = try #require(Compiler.installed)
        var snippet = "import DeclarativeUI\n"
        for (index, stub) in stubs.enumerated() {
            let arguments = try stub.parameters.map { try $0.argument() }.joined(separator: ", ")
            snippet +=
                "struct Page\(index): View { var body: some View { Text(\"a\").\(stub.name)(\(arguments)) } }\n"
        }

        let lines = try compiler.messages(for: snippet).split(separator: "\n").filter {
            $0.contains(".swift:") && $0.contains("error:")
        }

        #expect(stubs.count == count(of: "unavailable, message:", in: source) && stubs.count >= 15)
        for (index, stub) in stubs.enumerated() {
            // The snippet's first line is the import.
            let line = lines.first { $0.contains(".swift:\(index + 2):") } ?? "no error"
            #expect(
                line.contains("error: '\(stub.name)") && line.hasSuffix("' is unavailable: \(stub.message)"),
                "\(stub.name): \(line)")
        }
        #expect(lines.count == stubs.count)
    }

    @Test(arguments: [
        ("NavigationStack { Text(\"a\"); Text(\"b\") }", "NavigationStack"),
        ("Gauge(1) { Text(\"a\") }", "Gauge"),
        ("DatePicker(\"Day\", selection: 1)", "DatePicker"),
        ("Text(\"a\").navigationTitle(Binding.constant(\"Files\"))", "navigationTitle"),
        ("Text(\"a\").toolbar { Text(\"b\") }", "toolbar"),
        ("Text(\"a\").zIndex(1)", "zIndex"),
        ("Text(\"a\").ignoresSafeArea()", "ignoresSafeArea"),
    ])
    func `A view that does not exist is refused where a body uses it`(body: String, name: String) throws {
        let compiler = try #require(Compiler.installed)

        let messages = try compiler.messages(
            for: "import DeclarativeUI\nstruct Page: View { var body: some View { \(body) } }\n")

        #expect(messages.contains("error: '\(name)") && messages.contains("' is unavailable: "))
    }

    @Test(arguments: [
        "struct Page: View { @Environment(\\.locale) var locale; var body: some View { EmptyView() } }",
        "struct Page: View { var body: some View { Text(\"a\").environment(\\.locale, \"de\") } }",
    ])
    func `The locale is refused with its replacement`(page: String) throws {
        let compiler = try #require(Compiler.installed)

        let messages = try compiler.messages(for: "import DeclarativeUI\n" + page + "\n")

        let expected = "error: 'locale' is unavailable: nothing follows a locale; use an EnvironmentKey"
        #expect(messages.contains(expected))
    }

    @Test func `Declarations of a program shadow the unavailable names`() throws {
        let compiler = try #require(Compiler.installed)

        let messages = try compiler.messages(
            for: "import DeclarativeUI\nstruct Table { var rows = 0 }\nlet table = Table(rows: 3)\n")

        #expect(messages == "")
    }
}
