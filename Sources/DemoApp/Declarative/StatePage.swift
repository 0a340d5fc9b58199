import DeclarativeUI
import Observation

/// State, environment and models, with the causes of the bodies that ran.
struct StatePage: View {
    let reasons: Reasons
    @State private var isLarge = false
    @State private var shelf = Shelf()

    var body: some View {
        DeclarativePage(title: "State", lead: "A change runs only the bodies that read the value.") {
            HStack(alignment: .top, spacing: 18) {
                VStack(spacing: 18) {
                    Panel(title: "Local state") { Tally() }
                    Panel(title: "The environment") {
                        Toggle("Large text", isOn: $isLarge)
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
                Panel(title: "Bodies that ran, and the causes") { UpdateCauseList(reasons: reasons) }
            }
        }
    }
}

/// An observable model; a body that reads one of its properties runs only when that property changes.
@Observable
final class Shelf {
    var name = "Top shelf"
    var titles: [String] = []
}

/// A stepper with a counter.
struct Tally: View {
    @State private var count = 0

    var body: some View {
        Stepper("Counted to \(count)", value: $count)
    }
}

/// A text that states the font size of the environment.
struct Sample: View {
    @Environment(\.font) private var font

    var body: some View { Text("Set in \(Int((font ?? .body).pointSize)) points") }
}

/// A view that reads only the name of the model.
struct ShelfName: View {
    let shelf: Shelf
    var body: some View { Text("Name: \(shelf.name)") }
}

/// A view that reads only the titles of the model.
struct ShelfCount: View {
    let shelf: Shelf
    var body: some View { Text("Books: \(shelf.titles.count)") }
}

/// Queries the hosting view for the bodies that ran and the causes.
final class Reasons {
    weak var hosting: HostingContainer?

    /// A body, the number of its runs, and the cause of the last one.
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

/// A list of the lines, updated four times a second.
private struct UpdateCauseList: View {
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
