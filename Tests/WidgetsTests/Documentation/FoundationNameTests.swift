import CompilerSupport
import Foundation
import Testing

/// Public types whose names Foundation has, too: docs/application.md lists the declarations that select the toolkit's types.
@Suite(.enabled(if: Compiler.installed != nil, "swiftc is not in the PATH"), .serialized)
struct FoundationNameTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The declarations of the section "Beside Foundation" for `module`.
    private func documented(for module: String) throws -> [String] {
        let page = try String(
            contentsOf: Self.package.appendingPathComponent("docs/application.md"), encoding: .utf8)
        let section = page.components(separatedBy: "## Beside Foundation").last?.components(
            separatedBy: "\n## "
        ).first
        return (section ?? "").split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("typealias ") && $0.contains("= \(module).")
        }
    }

    /// The names of the public types at the top level of the sources.
    private func publicTypes() throws -> Set<String> {
        let declaration =
            /(?:^|\n)(?:@\w+(?:\([^)\n]*\))? )*(?:public|open) (?:nonisolated |final |indirect )*(?:class|struct|enum|protocol|typealias) (?<name>\w+)/
        let files = FileManager.default.enumerator(
            at: Self.package.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
        var names: Set<String> = []
        for case let file as URL in files.map(Array.init) ?? [] where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
                names.insert(String(match.name))
            }
        }
        return names
    }

    /// The names that are ambiguous beside Foundation, after `declarations`.
    private func ambiguousNames(of names: [String], beside module: String, _ declarations: [String] = [])
        throws -> [String]
    {
        let uses = names.map { "func use\($0)(_ value: \($0)) {}" }
        let source = (["import Foundation", "import \(module)"] + declarations + uses).joined(separator: "\n")
        let messages = try #require(Compiler.installed).messages(for: source + "\n")
        return messages.matches(of: /error: '(?<name>\w+)' is ambiguous for type lookup/).map {
            String($0.name)
        }
    }

    @Test(arguments: ["Widgets", "DeclarativeUI"])
    func `Each name that is ambiguous beside Foundation is documented with its declaration`(module: String)
        throws
    {
        let names = try publicTypes().sorted()
        #expect(names.count > 500)

        let ambiguous = Set(try ambiguousNames(of: names, beside: module))

        let others = module == "DeclarativeUI" ? try documented(for: "Widgets") : []
        let declarations = others + (try documented(for: module))
        #expect(Set(declarations.map { $0.split(separator: " ")[1] }.map(String.init)) == ambiguous)
        #expect(!ambiguous.isEmpty)
        #expect(try ambiguousNames(of: names, beside: module, declarations) == [])
    }
}
