/// The restorable state of a window's views, and its file format with one line per value: `view <tab> key <tab> type <tab>
/// value`, with backslash, tab and line breaks escaped.
package nonisolated struct RestorationArchive: Hashable, Sendable {
    /// The values by key, by the restoration identifiers of the views.
    var views: [String: [String: RestorableValue]] = [:]

    /// The name of the window's own values, which no program is expected to give to a view.
    private static let window = "\t"

    /// The frame of the window's content on the desktop, in points; nil if it has not been saved.
    package var windowFrame: Rect? {
        get {
            func value(_ key: String) -> Double? {
                guard case .double(let value) = views[Self.window]?[key], value.isFinite else { return nil }
                return value
            }
            guard let x = value("x"), let y = value("y"), let width = value("width"),
                let height = value("height"),
                width > 0, height > 0
            else { return nil }
            return Rect(x: x, y: y, width: width, height: height)
        }
        set {
            guard let newValue else {
                views[Self.window] = nil
                return
            }
            views[Self.window, default: [:]].merge([
                "x": .double(newValue.minX), "y": .double(newValue.minY), "width": .double(newValue.width),
                "height": .double(newValue.height),
            ]) { $1 }
        }
    }

    /// Whether the window was maximised.
    package var isWindowZoomed: Bool {
        get { views[Self.window]?["zoomed"] == .bool(true) }
        set { views[Self.window, default: [:]]["zoomed"] = newValue ? .bool(true) : nil }
    }

    package init() {}

    /// Parses an archive; malformed lines are skipped, so that a damaged file loses only these.
    package init(text: String) {
        for line in text.split(separator: "\n") {
            guard let (view, key, value) = Self.entry(line) else { continue }
            views[view, default: [:]][key] = value
        }
    }

    /// Returns the number of lines of a text that are skipped.
    package static func malformedLineCount(in text: String) -> Int {
        text.split(separator: "\n").count { entry($0) == nil }
    }

    private static func entry(_ line: Substring) -> (view: String, key: String, value: RestorableValue)? {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { unescaped($0) }
        guard fields.count == 4, let value = value(type: fields[2], fields[3]) else { return nil }
        return (fields[0], fields[1], value)
    }

    /// The archive in its file format, sorted, so that equal archives result in equal files.
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
    /// Collects the state of `root` and its descendants that have a restoration identifier.
    @MainActor package mutating func collect(from root: View) {
        if let identifier = root.restorationIdentifier {
            let coder = RestorationCoder()
            root.encodeRestorableState(with: coder)
            if !coder.values.isEmpty { views[identifier] = coder.values }
        }
        root.flags.remove(.needsRestorableStateSave)
        for subview in root.subviews { collect(from: subview) }
        guard let pool = root as? any ViewPooling else { return }
        for view in pool.pooledViews { collect(from: view) }
        if let pending = pool.pendingArchive { views.merge(pending.views) { new, _ in new } }
    }

    /// Returns whether `root` or a descendant has invalidated its state since the state was last collected.
    ///
    /// O(views).
    @MainActor package static func hasUnsavedState(in root: View) -> Bool {
        root.flags.contains(.needsRestorableStateSave) || root.subviews.contains { hasUnsavedState(in: $0) }
    }

    /// Restores the state of `root` and its descendants.
    @MainActor package func apply(to root: View) {
        if let identifier = root.restorationIdentifier, let values = views[identifier] {
            root.decodeRestorableState(with: RestorationCoder(values: values))
        }
        if let pool = root as? any ViewPooling {
            pool.pendingArchive = self
            for view in pool.pooledViews { apply(to: view) }
        }
        for subview in root.subviews { apply(to: subview) }
    }
}
