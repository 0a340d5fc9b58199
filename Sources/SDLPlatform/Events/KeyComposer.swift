import CXKBCommon
import Glibc

/// Composes characters of several keys: a dead accent and a letter, or the Compose key and what follows it.
///
/// The table (XCOMPOSEFILE, ~/.XCompose, that of the locale) is read when the first sequence begins; Xlib would read it at
/// each start of a program, which costs more than all the rest of opening a display.
///
///     var composer = KeyComposer()
///     composer.press(0xfe51)  // dead acute: .composing
///     composer.press(0x65)    // e: .composed("é")
struct KeyComposer: ~Copyable {
    /// The outcome of a key press.
    enum Outcome: Equatable {
        /// Nothing: the key means what it always does.
        case ordinary
        /// It is part of a sequence that goes on; it types nothing.
        case composing
        /// It ended a sequence, which types this.
        case composed(String)
        /// It does not go on with the sequence: both are dropped, as Xlib does it.
        case cancelled
    }

    /// Where sequences come from.
    enum Source {
        case locale
        /// In the format of Compose(5).
        case text(String)
    }

    private let source: Source
    private var state: OpaquePointer?
    private var hasLoaded = false

    init(_ source: Source = .locale) { self.source = source }

    deinit {
        if let state { xkb_compose_state_unref(state) }
    }

    /// Takes the X keysym of a key that went down.
    mutating func press(_ keysym: UInt32) -> Outcome {
        if !hasLoaded {
            guard Self.beginsSequence(keysym) else { return .ordinary }
            hasLoaded = true
            state = Self.makeState(source)
        }
        guard let state else { return .ordinary }
        let result = xkb_compose_state_feed(state, keysym)
        if result == XKB_COMPOSE_FEED_IGNORED { return .ordinary }
        switch xkb_compose_state_get_status(state) {
        case XKB_COMPOSE_COMPOSING: return .composing
        case XKB_COMPOSE_COMPOSED:
            let text = Self.text(of: state)
            xkb_compose_state_reset(state)
            return .composed(text)
        case XKB_COMPOSE_CANCELLED:
            xkb_compose_state_reset(state)
            return .cancelled
        default: return .ordinary
        }
    }

    /// Forgets what was begun: the focus went elsewhere.
    mutating func reset() {
        if let state { xkb_compose_state_reset(state) }
    }

    /// True for dead keys and the Compose key; others begin sequences in no table that is shipped.
    private static func beginsSequence(_ keysym: UInt32) -> Bool {
        keysym == 0xff20 || (0xfe50...0xfe93).contains(keysym)
    }

    private static func makeState(_ source: Source) -> OpaquePointer? {
        guard let context = xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES) else { return nil }
        defer { xkb_context_unref(context) }
        guard let table = makeTable(source, context) else { return nil }
        defer { xkb_compose_table_unref(table) }
        return xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS)
    }

    private static func makeTable(_ source: Source, _ context: OpaquePointer) -> OpaquePointer? {
        switch source {
        case .locale:
            return xkb_compose_table_new_from_locale(context, localeName, XKB_COMPOSE_COMPILE_NO_FLAGS)
        case .text(let text):
            var text = text
            return text.withUTF8 { bytes in
                xkb_compose_table_new_from_buffer(
                    context, bytes.baseAddress, bytes.count, "C.UTF-8", XKB_COMPOSE_FORMAT_TEXT_V1,
                    XKB_COMPOSE_COMPILE_NO_FLAGS)
            }
        }
    }

    /// The locale of characters, as setlocale(3) would choose it.
    ///
    /// "C" has no table of its own.
    private static var localeName: String {
        for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
            if let value = getenv(name), value.pointee != 0 {
                let locale = String(cString: value)
                return locale == "C" || locale == "POSIX" ? "C.UTF-8" : locale
            }
        }
        return "C.UTF-8"
    }

    private static func text(of state: OpaquePointer) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
            let count = xkb_compose_state_get_utf8(state, buffer.baseAddress, buffer.count)
            return String(
                decoding: buffer.prefix(Int(max(0, count))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}
