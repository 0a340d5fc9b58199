/// The restorable state of a window's views, and its form on disk: a line a value,
/// `view <tab> key <tab> type <tab> value`, with backslash, tab and newline escaped.
package nonisolated struct RestorationArchive: Hashable, Sendable {
    /// Values by the views' restoration identifiers.
    var views: [String: [String: RestorableValue]] = [:]

    package init() {}

    /// Lines that cannot be read are left out: a damaged file loses no more than itself.
    package init(text: String) {
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map {
                Self.unescaped($0)
            }
            guard fields.count == 4, let value = Self.value(type: fields[2], fields[3]) else { continue }
            views[fields[0], default: [:]][fields[1]] = value
        }
    }

    /// Sorted, so that equal archives are equal files.
    package var text: String {
        var lines: [String] = []
        for (view, values) in views {
            for (key, value) in values {
                let (type, text) = Self.fields(value)
                lines.append([view, key, type, text].map(Self.escaped).joined(separator: "\t"))
            }
        }
        return lines.sorted().map { $0 + "\n" }.joined()
    }

    private static func fields(_ value: RestorableValue) -> (type: String, text: String) {
        switch value {
        case .string(let value): ("string", value)
        case .double(let value): ("double", String(value))
        case .integer(let value): ("integer", String(value))
        case .bool(let value): ("bool", String(value))
        }
    }

    private static func value(type: String, _ text: String) -> RestorableValue? {
        switch type {
        case "string": .string(text)
        case "double": Double(text).map { .double($0) }
        case "integer": Int(text).map { .integer($0) }
        case "bool": Bool(text).map { .bool($0) }
        default: nil
        }
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "\\": result += "\\\\"
            case "\t": result += "\\t"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in text.unicodeScalars {
            if isEscaped {
                isEscaped = false
                switch character {
                case "t": result += "\t"
                case "n": result += "\n"
                case "r": result += "\r"
                default: result.unicodeScalars.append(character)
                }
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.unicodeScalars.append(character)
            }
        }
        return result
    }
}

extension RestorationArchive {
    /// Asks the views of `root` that have a restoration identifier for their state.
    @MainActor package mutating func collect(from root: View) {
        if let identifier = root.restorationIdentifier {
            let coder = RestorationCoder()
            root.encodeRestorableState(with: coder)
            if !coder.values.isEmpty { views[identifier] = coder.values }
        }
        root.flags.remove(.needsRestorableStateSave)
        for subview in root.subviews { collect(from: subview) }
        guard let keeper = root as? any KeepsViewsAside else { return }
        for view in keeper.viewsAside { collect(from: view) }
        if let later = keeper.archiveForLater { views.merge(later.views) { new, _ in new } }
    }

    /// Whether a view of `root` has state that was invalidated and has not been collected since.
    ///
    /// O(views).
    @MainActor package static func hasUnsavedState(in root: View) -> Bool {
        root.flags.contains(.needsRestorableStateSave) || root.subviews.contains { hasUnsavedState(in: $0) }
    }

    /// Gives the views of `root` their state back.
    @MainActor package func apply(to root: View) {
        if let identifier = root.restorationIdentifier, let values = views[identifier] {
            root.decodeRestorableState(with: RestorationCoder(values: values))
        }
        if let keeper = root as? any KeepsViewsAside {
            keeper.archiveForLater = self
            for view in keeper.viewsAside { apply(to: view) }
        }
        for subview in root.subviews { apply(to: subview) }
    }
}
