private import Synchronization

/// The bundled symbols by name.
///
/// Each symbol is parsed when it is first used.
enum SymbolLibrary {
    /// The tables of all themes, in the order of the documentation.
    static let tables: [[SymbolEntry]] = [
        ArrowSymbols.entries, ChevronSymbols.entries, ControlSymbols.entries, ShapeSymbols.entries,
        LayoutSymbols.entries, DocumentSymbols.entries, TextSymbols.entries, DeviceSymbols.entries,
        MediaSymbols.entries, CommunicationSymbols.entries, PeopleSymbols.entries, ObjectSymbols.entries,
        ToolSymbols.entries, WeatherSymbols.entries, TravelSymbols.entries, CommerceSymbols.entries,
        ChartSymbols.entries, DevelopmentSymbols.entries, MarkSymbols.entries,
    ]

    /// The names of the tables, in the same order.
    static let topics = [
        "Arrows", "Chevrons", "Controls and signs", "Shapes", "Layouts and windows", "Documents", "Text",
        "Devices",
        "Media", "Communication", "People", "Objects, security, time", "Tools", "Weather and nature",
        "Travel, food, places", "Commerce", "Charts", "Development and keys", "In circles and squares",
    ]

    /// The notation of each symbol.
    static let notations: [String: String] = {
        var notations: [String: String] = [:]
        for entry in tables.joined() {
            notations[entry.name] = entry.notation
            if let fill = entry.fill { notations[entry.name + ".fill"] = fill }
        }
        return notations
    }()

    /// Other names of bundled symbols: names that follow the reading direction, and earlier names of SF Symbols.
    static let aliases: [String: String] = [
        "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
        "chevron.backward.2": "chevron.left.2", "chevron.forward.2": "chevron.right.2",
        "chevron.backward.circle": "chevron.left.circle", "chevron.forward.circle": "chevron.right.circle",
        "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
        "arrow.backward.circle": "arrow.left.circle", "arrow.forward.circle": "arrow.right.circle",
        "arrow.backward.to.line": "arrow.left.to.line", "arrow.forward.to.line": "arrow.right.to.line",
        "sidebar.leading": "sidebar.left", "sidebar.trailing": "sidebar.right",
        "sidebar.squares.left": "sidebar.left", "line.horizontal.3": "line.3.horizontal",
        "line.horizontal.3.decrease": "line.3.horizontal.decrease",
        "line.horizontal.3.decrease.circle": "line.3.horizontal.decrease.circle",
        "doc.text.magnifyingglass": "text.magnifyingglass", "document": "doc", "document.fill": "doc.fill",
        "document.on.document": "doc.on.doc",
        "person.circle": "person.crop.circle", "person.circle.fill": "person.crop.circle.fill",
        "arrow.2.circlepath": "arrow.triangle.2.circlepath", "speaker.1": "speaker.wave.1",
        "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3",
        "textformat.size": "textformat", "text.justify.left": "text.alignleft",
        "gobackward": "arrow.counterclockwise", "goforward": "arrow.clockwise",
        "waveform.path.ecg": "waveform.path", "mappin.and.ellipse": "mappin",
    ]

    /// The names of all bundled symbols in alphabetical order, without aliases.
    static let names: [String] = notations.keys.sorted()

    /// The symbols that have been parsed.
    private static let parsed = Mutex<[String: [SymbolPart]]>([:])

    /// Returns the parts of a bundled symbol, which are parsed on first use; nil for an unknown name.
    static func parts(of name: String) -> [SymbolPart]? {
        if let known = parsed.withLock({ $0[name] }) { return known }
        guard let notation = notations[name] ?? aliases[name].flatMap({ notations[$0] }) else { return nil }
        do {
            let parts = try NotationParser.parse(notation)
            parsed.withLock { $0[name] = parts }
            return parts
        } catch {
            assertionFailure("the bundled symbol \(name): \(error)")
            return nil
        }
    }
}
