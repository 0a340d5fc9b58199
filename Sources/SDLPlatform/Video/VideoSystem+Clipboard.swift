import CSDL2
import ProcessHandlers

/// The clipboard and the primary selection.
extension VideoSystem {
    /// One of the two texts that programs share.
    public enum Selection: Hashable, Sendable {
        /// The text that was copied last.
        case clipboard
        /// The text that was selected last; the middle button inserts it.
        case primary
    }

    /// A text that could not be exchanged with other programs.
    public enum SelectionFailure: Hashable, Sendable {
        /// The text has more bytes than the server takes at once: other programs are offered nothing.
        case tooLongToOffer(bytes: Int, limit: Int)
        /// Another program offers a text in parts, which SDL cannot receive; the size is the one that was announced.
        case tooLongToReceive(bytes: Int)
    }

    /// The text of the selection; nil when there is none.
    ///
    /// Waits for the program that offers it.
    public func text(of selection: Selection) -> String? {
        if isAbandoned { return nil }
        let text =
            switch selection {
            case .clipboard: Self.take(SDL_GetClipboardText())
            case .primary: Self.take(SDL_GetPrimarySelectionText())
            }
        if text != nil {
            heldTexts[selection] = nil
            return text
        }
        if let held = heldTexts[selection] {
            if owns(selection) { return held }
            heldTexts[selection] = nil
        }
        let size = announcedSize
        if size > 0 { onSelectionFailure?(selection, .tooLongToReceive(bytes: size)) }
        return nil
    }

    /// Offers `text` to all programs; nil offers none.
    ///
    /// A text of more bytes than the X server takes in one request would end the program. It is kept for this program only, and the
    /// failure is reported.
    public func offer(_ text: String?, as selection: Selection) {
        if isAbandoned { return }
        let (text, count) = (text ?? "", text?.utf8.count ?? 0)
        let isTooLong = count > selectionLimit
        heldTexts[selection] = isTooLong ? text : nil
        switch selection {
        case .clipboard: SDL_SetClipboardText(isTooLong ? "" : text)
        case .primary: SDL_SetPrimarySelectionText(isTooLong ? "" : text)
        }
        if isTooLong { onSelectionFailure?(selection, .tooLongToOffer(bytes: count, limit: selectionLimit)) }
    }

    /// The largest number of bytes that can be offered: one request's, less its header.
    private var selectionLimit: Int {
        guard let display = allWindows.lazy.compactMap(\.xDisplay).first else {
            return isWayland ? .max : Self.smallestRequestLimit
        }
        return Int(widgets_x_request_limit(display)) - 64
    }

    /// Whether this program is the last one that has offered a text.
    private func owns(_ selection: Selection) -> Bool {
        guard let window = allWindows.first(where: { $0.xDisplay != nil }) else { return false }
        let name = selection == .clipboard ? "CLIPBOARD" : "PRIMARY"
        return widgets_x_owns_selection(window.xDisplay, window.xWindow, name) != 0
    }

    /// The request size that every X server accepts, in bytes.
    private static let smallestRequestLimit = 4 * 4096 - 64

    /// The size that another program announced for a text in parts, when SDL asked for it just now; 0 for none.
    private var announcedSize: Int {
        guard let window = allWindows.first(where: { $0.xDisplay != nil }) else { return 0 }
        return Int(widgets_x_incremental_size(window.xDisplay, window.xWindow, "SDL_SELECTION"))
    }

    /// A string that SDL allocated; nil when empty.
    private static func take(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        guard let text else { return nil }
        defer { SDL_free(text) }
        return text.pointee == 0 ? nil : String(cString: text)
    }
}
