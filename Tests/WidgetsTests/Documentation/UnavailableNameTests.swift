import CompilerSupport
import Foundation
import Testing

/// Names of UIKit and SwiftUI that do not exist here: the compiler says what to use instead.
@Suite(.enabled(if: Compiler.installed != nil, "swiftc is not in the PATH"), .serialized)
struct UnavailableNameTests {
    /// The declarations of a file of such names, with their messages.
    private func stubs(
        in file: String, path: String = #filePath
    ) throws -> [(name: String, message: String)] {
        let package = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let source = try String(
            contentsOf: package.appendingPathComponent("Sources/" + file), encoding: .utf8)
        let pattern =
            /message: "(?<message>[^"]+)"\)\s+(?:@propertyWrapper )?public (?:class|struct|protocol) (?<name>\w+)/
        return source.matches(of: pattern).map { (String($0.name), String($0.message)) }
    }

    @Test(arguments: [
        ("Widgets", "Widgets/Unavailable/UnavailableNames.swift"),
        ("DeclarativeUI", "DeclarativeUI/Unavailable/UnavailableViews.swift"),
        ("DeclarativeUI", "DeclarativeUI/Unavailable/UnavailableWrappers.swift"),
    ])
    func `A type that does not exist is refused with the type to use`(module: String, file: String) throws {
        let stubs = try stubs(in: file)
        let compiler = try #require(Compiler.installed)

        let messages = try compiler.messages(
            for: "import \(module)\n" + stubs.map { "typealias My\($0.name) = \($0.name)\n" }.joined())

        #expect(stubs.count >= 5)
        for stub in stubs {
            #expect(messages.contains("error: '\(stub.name)' is unavailable: \(stub.message)"))
        }
    }

    @Test(arguments: [
        ("NavigationStack { Text(\"a\"); Text(\"b\") }", "NavigationStack"),
        ("Table([1]) { Text(\"a\") }", "Table"),
        ("DatePicker(\"Day\", selection: 1)", "DatePicker"),
        ("Text(\"a\").navigationTitle(\"Files\")", "navigationTitle"),
        ("Text(\"a\").toolbar { Text(\"b\") }", "toolbar"),
        ("Text(\"a\").shadow(radius: 4)", "shadow"),
        ("Text(\"a\").ignoresSafeArea()", "ignoresSafeArea"),
    ])
    func `A view that does not exist is refused where a body uses it`(body: String, name: String) throws {
        let compiler = try #require(Compiler.installed)

        let messages = try compiler.messages(
            for: "import DeclarativeUI\nstruct Page: View { var body: some View { \(body) } }\n")

        #expect(messages.contains("error: '\(name)") && messages.contains("' is unavailable: "))
    }

    @Test func `Declarations of a program hide the names that do not exist`() throws {
        let compiler = try #require(Compiler.installed)

        let messages = try compiler.messages(
            for: "import DeclarativeUI\nstruct Table { var rows = 0 }\nlet table = Table(rows: 3)\n")

        #expect(messages == "")
    }
}
