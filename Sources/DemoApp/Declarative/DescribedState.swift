import DeclarativeUI
import Observation

/// States, the environment and models, and why which body ran.
struct DescribedState: View {
    let reasons: Reasons
    @State private var isLarge = false
    @State private var shelf = Shelf()

    var body: some View {
        DescribedPage(title: "State", lead: "A change runs the bodies that read it, and no others.") {
            HStack(alignment: .top, spacing: 18) {
                VStack(spacing: 18) {
                    Panel(title: "A state of its own") { Tally() }
                    Panel(title: "The environment") {
                        Toggle("Large text for what is inside", isOn: $isLarge)
                        Sample().font(isLarge ? .title : .body)
                    }
                    Panel(title: "An observable model") {
                        HStack {
                            Button("Add a book") { shelf.titles.append("Book \(shelf.titles.count + 1)") }
                            Button("Rename") { shelf.name += "!" }
                        }
                        ShelfName(shelf: shelf)
                        ShelfCount(shelf: shelf)
                    }
                }
                Panel(title: "Which bodies ran, and why") { ReasonList(reasons: reasons) }
            }
        }
    }
}

/// A model of which views see the properties that they read.
@Observable
final class Shelf {
    var name = "Top shelf"
    var titles: [String] = []
}

/// Counts.
struct Tally: View {
    @State private var count = 0

    var body: some View {
        Stepper("Counted to \(count)", value: $count)
    }
}

/// Text in the font of the environment.
struct Sample: View {
    @Environment(\.font) private var font

    var body: some View { Text("Set in \(Int((font ?? .body).pointSize)) points") }
}

/// Reads the name alone.
struct ShelfName: View {
    let shelf: Shelf
    var body: some View { Text("Name: \(shelf.name)") }
}

/// Reads the titles alone.
struct ShelfCount: View {
    let shelf: Shelf
    var body: some View { Text("Books: \(shelf.titles.count)") }
}

/// Asks the hosting view why bodies ran.
final class Reasons {
    weak var hosting: HostingContainer?

    /// A body, how often it ran, and why the last time.
    struct Line: Hashable {
        let name: String
        let count: Int
        let cause: String
    }

    var lines: [Line] {
        guard let root = hosting?.rootNode else { return [] }
        return [
            line("Tally", root.first(Tally.self)), line("Sample", root.first(Sample.self)),
            line("ShelfName", root.first(ShelfName.self)), line("ShelfCount", root.first(ShelfCount.self)),
        ]
    }

    private func line(_ name: String, _ node: Node?) -> Line {
        Line(
            name: name, count: node?.bodyCount ?? 0,
            cause: node?.lastCauses.map { "\($0)" }.joined(separator: "; ") ?? "")
    }
}

/// The lines, looked at again four times a second.
private struct ReasonList: View {
    let reasons: Reasons
    @State private var lines: [Reasons.Line] = []

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            ForEach(lines, id: \.name) { line in
                VStack(alignment: .leading, spacing: 3) {
                    HStack {
                        Text(line.name).bold()
                        Spacer()
                        Text("ran \(line.count) \(line.count == 1 ? "time" : "times")")
                            .foregroundStyle(.secondary)
                    }
                    Text(line.cause.isEmpty ? "mounted" : line.cause).font(.footnote).foregroundStyle(
                        .secondary)
                }
            }
        }
        .onAppear { lines = reasons.lines }
        .onTimer(every: .milliseconds(250)) { lines = reasons.lines }
    }
}
