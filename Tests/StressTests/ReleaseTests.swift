import CompilerSupport
import DeclarativeUI
import Foundation
import StressSupport
import Swift5Subclasses
import Testing

@Suite(.serialized)
struct ReleaseTests {
    @Test func `Each open class can be released on another thread`() async {
        #expect(await ReleaseStress.findings(OpenClasses.all + HostingClasses.all) == [])
    }

    @Test func `A subclass with a deinitialiser of each open class can be released on another thread`() async
    {
        #expect(await ReleaseStress.findings(OpenClasses.subclasses + HostingClasses.subclasses) == [])
        #expect(await ReleaseStress.findings(Swift5Subclasses.all) == [])
    }

    @Test func `A view can be released on another thread while references to it are followed`() async {
        #expect(await ReleaseStress.raceFindings() == [])
    }

    @Test
    func
        `Places of a declarative view can be read after its hosting view was released on another thread`()
    {
        let places = Places()
        let handover = Handover(Self.hostingView(places))

        handover.releaseOnAnotherThread()

        // The graph is unmounted by the next job of the main actor.
        #expect(places.proxy?.frame(in: .global).size == Size(width: 100, height: 50))
        #expect(places.proxy?.frame(in: .named("page")).size == Size(width: 100, height: 50))
    }

    /// Returns a hosting view that has been laid out, and whose content stores its proxy in `places`.
    private static func hostingView(_ places: Places) -> Widgets.View {
        let hosting = HostingView(
            rootView: GeometryReader { proxy in
                places.text(of: proxy)
            }.coordinateSpace(.named("page")))
        hosting.frame = Rect(x: 0, y: 0, width: 100, height: 50)
        hosting.layoutIfNeeded()
        return hosting
    }

    private final class Places {
        var proxy: GeometryProxy?

        func text(of proxy: GeometryProxy) -> Text {
            self.proxy = proxy
            return Text("Name")
        }
    }

    @Test func `The scenarios include each open class of the sources`() throws {
        let known = Set((OpenClasses.all + HostingClasses.all).map(\.name))
        #expect(try known == Set(OpenClassNames.all()))
        #expect(Set((OpenClasses.subclasses + HostingClasses.subclasses).map(\.name)) == known)
        #expect(Set(Swift5Subclasses.all.map(\.name)) == Set(OpenClasses.all.map(\.name)))
    }

    @Test(
        .enabled(if: Compiler.installed != nil, "swiftc is not in the PATH"),
        arguments: [Compiler.Mode.swift5, .swift6], [false, true])
    func `A subclass may have any deinitialiser, or none`(mode: Compiler.Mode, isMainActor: Bool) throws {
        let compiler = try #require(Compiler.installed)
        var widgets = "import Widgets\n"
        var declarative = "import DeclarativeUI\n"
        for name in try OpenClassNames.all() {
            let arguments = [
                "HostingView": "<Text>", "HostingController": "<Text>",
                "TableViewDiffableDataSource": "<Int, Int>",
                "CollectionViewDiffableDataSource": "<Int, Int>",
            ]
            let base = name + (arguments[name] ?? "")
            let classes = """
                class Bare\(name): \(base) {}
                class Plain\(name): \(base) { deinit {} }
                class Inherited\(name): Plain\(name) { deinit {} }
                class Nonisolated\(name): \(base) { nonisolated deinit {} }
                @MainActor class Isolated\(name): \(base) { isolated deinit {} }

                """
            if name.hasPrefix("Hosting") { declarative += classes } else { widgets += classes }
        }
        #expect(try compiler.messages(for: widgets, mode: mode, defaultIsMainActor: isMainActor) == "")
        #expect(try compiler.messages(for: declarative, mode: mode, defaultIsMainActor: isMainActor) == "")
    }
}

private nonisolated enum OpenClassNames {
    /// Returns the names of the open classes in the sources of the two libraries.
    static func all(file: String = #filePath) throws -> [String] {
        let sources = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        var names: [String] = []
        for library in ["Widgets", "DeclarativeUI"] {
            let folder = sources.appendingPathComponent(library)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                where line.hasPrefix("open class ") {
                    names.append(String(line.dropFirst(11).prefix { $0.isLetter || $0.isNumber }))
                }
            }
        }
        return names
    }
}
