import CSDL2
import ProcessHandlers

/// Access to the clipboard and the primary selection.
extension VideoSystem {
    /// A text selection that programs share.
    public enum Selection: Hashable, Sendable {
        /// The clipboard, with the text copied last.
        case clipboard
        /// The primary selection, with the text selected last; the middle mouse button pastes it.
        case primary
    }

    /// A reason why text could not be exchanged with other programs.
    public enum SelectionFailure: Hashable, Sendable {
        /// The text is larger than the display server accepts in one request; other programs are offered nothing.
        case tooLongToOffer(bytes: Int, limit: Int)
        /// Another program offers text in an incremental transfer, which SDL does not support; `bytes` is the announced size.
        case tooLongToReceive(bytes: Int)
    }

    /// Returns the text of the selection; nil when there is none.
    ///
    /// Blocks until the program that owns the selection answers.
    public func text(of selection: Selection) -> String? {
        if isAbandoned { return nil }
        let text =
            switch selection {
            case .clipboard: Self.string(freeing: SDL_GetClipboardText())
            case .primary: Self.string(freeing: SDL_GetPrimarySelectionText())
            }
        if text != nil {
            unsharedTexts[selection] = nil
            return text
        }
        if let text = unsharedTexts[selection] {
            if owns(selection) { return text }
            unsharedTexts[selection] = nil
        }
        let size = announcedSize
        if size > 0 { onSelectionFailure?(selection, .tooLongToReceive(bytes: size)) }
        return nil
    }

    /// Offers `text` to all programs; nil clears the selection.
    ///
    /// Text larger than the X server's maximum request size would terminate the program. It is kept for pasting within this program, and
    /// the failure is reported.
    public func offer(_ text: String?, as selection: Selection) {
        if isAbandoned { return }
        let (text, count) = (text ?? "", text?.utf8.count ?? 0)
        let isTooLong = count > selectionLimit
        unsharedTexts[selection] = isTooLong ? text : nil
        switch selection {
        case .clipboard: SDL_SetClipboardText(isTooLong ? "" : text)
        case .primary: SDL_SetPrimarySelectionText(isTooLong ? "" : text)
        }
        if isTooLong { onSelectionFailure?(selection, .tooLongToOffer(bytes: count, limit: selectionLimit)) }
    }

    /// The maximum size of offered text in bytes: the maximum request size minus space for the header.
    private var selectionLimit: Int {
        guard let xConnection else { return isWayland ? .max : Self.smallestRequestLimit }
        return Int(widgets_x_request_limit(xConnection.display)) - 64
    }

    /// Returns whether this program owns the selection.
    private func owns(_ selection: Selection) -> Bool {
        guard let xConnection, let window = allWindows.first else { return false }
        let name = selection == .clipboard ? "CLIPBOARD" : "PRIMARY"
        return widgets_x_owns_selection(xConnection.display, window.xWindow, name) != 0
    }

    /// The request size that every X server accepts, in bytes, minus space for the header.
    private static let smallestRequestLimit = 4 * 4096 - 64

    /// The size that another program announced for an incremental transfer in response to SDL's last request; 0 for none.
    private var announcedSize: Int {
        guard let xConnection, let window = allWindows.first else { return 0 }
        return Int(widgets_x_incremental_size(xConnection.display, window.xWindow, "SDL_SELECTION"))
    }

    /// Returns a string allocated by SDL and frees it; nil when it is empty.
    private static func string(freeing text: UnsafeMutablePointer<CChar>?) -> String? {
        guard let text else { return nil }
        defer { SDL_free(text) }
        return text.pointee == 0 ? nil : String(cString: text)
    }
}
