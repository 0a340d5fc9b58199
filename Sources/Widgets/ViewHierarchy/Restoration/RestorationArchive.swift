/// The restorable state of a window's views, and its file format: a line `values <tab> count`, and one line per value, `view <tab> key <tab>
/// type <tab> value`, with backslash, tab and line breaks escaped.
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
                width > 0, height > 0, max(abs(x), abs(y), width, height) <= Self.largestCoordinate
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

    /// The largest coordinate of a frame, in points: more than any display server supports.
    private static let largestCoordinate = 65_536.0

    /// Whether a frame was saved, but its values are no frame.
    package var hasInvalidFrame: Bool {
        windowFrame == nil && views[Self.window]?.keys.contains { $0 != "zoomed" } == true
    }

    /// Whether the window was maximised.
    package var isWindowZoomed: Bool {
        get { views[Self.window]?["zoomed"] == .bool(true) }
        set { views[Self.window, default: [:]]["zoomed"] = newValue ? .bool(true) : nil }
    }

    package init() {}

    /// Parses an archive; damaged values are skipped.
    package init(text: String) { self.init(bytes: Array(text.utf8)) }

    /// Parses an archive from the content of a file.
    ///
    /// Values are independent of each other, so that only the damaged ones are skipped. O(bytes).
    package init(bytes: [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"))
        // The writer ends each line; a line without an end may have lost a part of its value.
        let isCut = !lines.isEmpty && bytes.last != UInt8(ascii: "\n")
        if isCut { lines.removeLast() }
        var count: Int?
        if let first = lines.first, let number = Self.count(first) {
            count = number
            lines.removeFirst()
        }
        var readCount = 0
        for line in lines {
            guard let line = String(validating: line, as: UTF8.self),
                let (view, key, value) = Self.entry(line)
            else { continue }
            readCount += 1
            views[view, default: [:]][key] = value
        }
        // Without a count, the file is that of an older version, or its beginning is damaged.
        damagedValueCount = max(
            (count ?? 0) - readCount, lines.count - readCount + (isCut ? 1 : 0), bytes.isEmpty ? 1 : 0)
    }

    /// The number of values that the parsed file has lost.
    package private(set) var damagedValueCount = 0

    /// Returns the number of values that the first line of a file states; nil for another line.
    private static func count(_ line: ArraySlice<UInt8>) -> Int? {
        let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        guard fields.count == 2, fields[0].elementsEqual("values".utf8) else { return nil }
        let count = String(validating: fields[1], as: UTF8.self).flatMap { Int($0) }
        return count.flatMap { $0 >= 0 ? $0 : nil }
    }

    private static func entry(_ line: String) -> (view: String, key: String, value: RestorableValue)? {
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
        return "values\t\(lines.count)\n" + lines.sorted().map { $0 + "\n" }.joined()
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
    ///
    /// Values of another type than the view decodes are reported.
    ///
    /// - Returns: False if there are such values.
    @MainActor @discardableResult package func apply(to root: View) -> Bool {
        var isValid = true
        if let identifier = root.restorationIdentifier, let values = views[identifier] {
            let coder = RestorationCoder(values: values)
            root.decodeRestorableState(with: coder)
            isValid = coder.reportMismatches(for: root)
        }
        if let pool = root as? any ViewPooling {
            pool.pendingArchive = self
            for view in pool.pooledViews where !apply(to: view) { isValid = false }
        }
        for subview in root.subviews where !apply(to: subview) { isValid = false }
        return isValid
    }
}
