/// The names that the Icon Naming Specification and the symbolic icons of desktops have for symbols.
enum StandardIconNames {
    /// The icons of each symbol, the best one first; without the suffix `-symbolic`.
    static let names: [String: [String]] = [
        // Actions
        "plus": ["list-add"], "minus": ["list-remove"], "xmark": ["window-close"],
        "checkmark": ["object-select", "emblem-ok"], "magnifyingglass": ["edit-find", "system-search"],
        "plus.magnifyingglass": ["zoom-in"], "minus.magnifyingglass": ["zoom-out"],
        "trash": ["user-trash", "edit-delete"], "trash.fill": ["user-trash-full", "user-trash"],
        "pencil": ["document-edit", "edit"], "square.and.pencil": ["document-edit"],
        "scissors": ["edit-cut"], "doc.on.doc": ["edit-copy"], "doc.on.clipboard": ["edit-paste"],
        "clipboard": ["edit-paste"], "arrow.uturn.backward": ["edit-undo"],
        "arrow.uturn.forward": ["edit-redo"], "delete.left": ["edit-clear"],
        "xmark.circle.fill": ["edit-clear", "process-stop"], "xmark.circle": ["process-stop"],
        "nosign": ["action-unavailable", "process-stop"], "checklist": ["edit-select-all"],
        "square.and.arrow.up": ["send-to", "document-send"],
        "square.and.arrow.down": ["document-save"], "arrow.down.doc": ["document-save-as"],
        "doc.badge.plus": ["document-new"], "folder.badge.plus": ["folder-new"],
        "printer": ["document-print", "printer"], "clock.arrow.circlepath": ["document-open-recent"],
        "arrow.clockwise": ["view-refresh"], "arrow.counterclockwise": ["document-revert"],
        "arrow.triangle.2.circlepath": ["emblem-synchronizing", "view-refresh"],
        "line.3.horizontal": ["open-menu"], "ellipsis": ["view-more-horizontal"],
        "ellipsis.circle": ["view-more-horizontal"], "ellipsis.vertical": ["view-more"],
        "gear": ["emblem-system", "preferences-system"],
        "gearshape": ["emblem-system", "preferences-system"],
        "gearshape.fill": ["emblem-system", "preferences-system"],
        "slider.horizontal.3": ["preferences-other", "preferences-system"],
        "power": ["system-shutdown"], "link": ["insert-link"], "photo": ["insert-image", "image-x-generic"],
        "paperclip": ["mail-attachment"], "rotate.left": ["object-rotate-left"],
        "rotate.right": ["object-rotate-right"], "eyedropper": ["color-select"],
        "arrow.left.and.right": ["object-flip-horizontal"], "arrow.up.and.down": ["object-flip-vertical"],
        "eye": ["view-reveal"], "eye.slash": ["view-conceal"], "keyboard": ["input-keyboard"],
        // Navigation
        "chevron.left": ["go-previous"], "chevron.right": ["go-next"], "chevron.up": ["go-up", "pan-up"],
        "chevron.down": ["go-down", "pan-down"], "chevron.up.chevron.down": ["list-drag-handle"],
        "arrow.left": ["go-previous"], "arrow.right": ["go-next"], "arrow.up": ["go-up"],
        "arrow.down": ["go-down"], "arrow.left.to.line": ["go-first"], "arrow.right.to.line": ["go-last"],
        "arrow.up.to.line": ["go-top"], "arrow.down.to.line": ["go-bottom"],
        "house": ["go-home", "user-home"],
        "arrowtriangle.right.fill": ["pan-end"], "arrowtriangle.left.fill": ["pan-start"],
        "arrowtriangle.down.fill": ["pan-down"], "arrowtriangle.up.fill": ["pan-up"],
        "arrow.turn.up.right": ["go-jump"], "arrow.up.right.square": ["external-link", "go-jump"],
        // Views and windows
        "list.bullet": ["view-list", "view-list-bullet"], "list.number": ["view-list-ordered"],
        "square.grid.2x2": ["view-grid", "view-app-grid"], "square.grid.3x3": ["view-app-grid", "view-grid"],
        "sidebar.left": ["sidebar-show", "view-sidebar"], "sidebar.right": ["sidebar-show-right"],
        "rectangle.split.2x1": ["view-dual"], "macwindow": ["window-new"],
        "macwindow.on.rectangle": ["window-restore"], "square.on.square": ["window-restore"],
        "arrow.up.left.and.arrow.down.right": ["view-fullscreen"],
        "arrow.down.right.and.arrow.up.left": ["view-restore"],
        "line.3.horizontal.decrease": ["view-sort-descending"],
        "arrow.up.arrow.down": ["view-sort-ascending"],
        "pin": ["view-pin"],
        // Text
        "bold": ["format-text-bold"], "italic": ["format-text-italic"],
        "underline": ["format-text-underline"],
        "strikethrough": ["format-text-strikethrough"], "text.alignleft": ["format-justify-left"],
        "text.aligncenter": ["format-justify-center"], "text.alignright": ["format-justify-right"],
        "text.justify": ["format-justify-fill"], "increase.indent": ["format-indent-more"],
        "decrease.indent": ["format-indent-less"], "textformat": ["preferences-desktop-font"],
        "textformat.superscript": ["format-text-superscript"],
        "textformat.subscript": ["format-text-subscript"], "text.bubble": ["user-available"],
        // Places and files
        "folder": ["folder"], "folder.fill": ["folder"], "doc": ["text-x-generic"],
        "doc.text": ["text-x-generic", "document-open"], "bookmark": ["user-bookmarks", "bookmark-new"],
        "desktopcomputer": ["computer"], "display": ["video-display"], "laptopcomputer": ["computer"],
        "server.rack": ["network-server"], "network": ["network-workgroup", "network-wired"],
        "book": ["accessories-dictionary"], "archivebox": ["package-x-generic"],
        "shippingbox": ["package-x-generic"], "globe": ["web-browser", "applications-internet"],
        "terminal": ["utilities-terminal"], "curlybraces": ["text-x-script"],
        "tray.and.arrow.down": ["folder-download"],
        // Media
        "play": ["media-playback-start"], "play.fill": ["media-playback-start"],
        "pause": ["media-playback-pause"], "pause.fill": ["media-playback-pause"],
        "stop": ["media-playback-stop"], "stop.fill": ["media-playback-stop"],
        "forward": ["media-seek-forward"], "backward": ["media-seek-backward"],
        "forward.end": ["media-skip-forward"], "backward.end": ["media-skip-backward"],
        "record.circle": ["media-record"], "eject": ["media-eject"], "repeat": ["media-playlist-repeat"],
        "shuffle": ["media-playlist-shuffle"], "speaker": ["audio-volume-low"],
        "speaker.wave.1": ["audio-volume-low"], "speaker.wave.2": ["audio-volume-medium"],
        "speaker.wave.3": ["audio-volume-high"], "speaker.slash": ["audio-volume-muted"],
        "mic": ["audio-input-microphone"], "mic.slash": ["microphone-disabled"],
        "headphones": ["audio-headphones"], "hifispeaker": ["audio-speakers"], "camera": ["camera-photo"],
        "video": ["camera-video"], "film": ["video-x-generic"], "music.note": ["audio-x-generic"],
        "captions.bubble": ["media-view-subtitles"],
        // Devices
        "externaldrive": ["drive-removable-media", "drive-harddisk"], "internaldrive": ["drive-harddisk"],
        "opticaldisc": ["media-optical", "drive-optical"], "sdcard": ["media-flash"],
        "computermouse": ["input-mouse"], "gamecontroller": ["input-gaming"], "scanner": ["scanner"],
        "iphone": ["phone"], "phone": ["phone", "call-start"], "phone.down": ["call-stop"],
        "ipad": ["input-tablet", "tablet"], "tv": ["tv", "video-display"],
        "wifi": ["network-wireless"], "wifi.slash": ["network-wireless-offline"],
        "bluetooth": ["bluetooth-active", "bluetooth"], "battery.100": ["battery-full", "battery"],
        "battery.75": ["battery-good"], "battery.50": ["battery-good"], "battery.25": ["battery-low"],
        "battery.0": ["battery-empty"], "battery.100.bolt": ["battery-full-charging"],
        "cpu": ["cpu"], "memorychip": ["memory"], "airplane": ["airplane-mode"],
        // People and communication
        "person": ["avatar-default"], "person.2": ["system-users"],
        "person.badge.plus": ["contact-new"], "envelope": ["mail-unread"],
        "envelope.open": ["mail-read"], "paperplane": ["mail-send"],
        "arrowshape.turn.up.left": ["mail-reply-sender"], "arrowshape.turn.up.right": ["mail-forward"],
        "message": ["user-available"], "calendar": ["x-office-calendar"],
        "calendar.badge.plus": ["appointment-new"], "face.smiling": ["face-smile"],
        "bell": ["preferences-system-notifications"], "bell.slash": ["notifications-disabled"],
        "accessibility": ["preferences-desktop-accessibility"],
        // Status
        "info.circle": ["dialog-information"], "exclamationmark.triangle": ["dialog-warning"],
        "exclamationmark.octagon": ["dialog-error"], "exclamationmark.circle": ["dialog-warning"],
        "questionmark.circle": ["dialog-question", "help-browser"], "questionmark": ["help-about"],
        "info": ["help-about"], "checkmark.circle": ["emblem-ok"], "checkmark.circle.fill": ["emblem-ok"],
        "star": ["non-starred"], "star.fill": ["starred"], "star.leadinghalf.filled": ["semi-starred"],
        "heart": ["emblem-favorite"], "heart.fill": ["emblem-favorite"],
        "lock": ["changes-prevent", "system-lock-screen"], "lock.open": ["changes-allow"],
        "lock.shield": ["security-high"], "shield": ["security-medium"], "key": ["dialog-password"],
        "flag": ["mail-mark-important"], "sun.max": ["weather-clear", "display-brightness"],
        "moon": ["weather-clear-night"], "cloud": ["weather-overcast"],
        "cloud.sun": ["weather-few-clouds"], "cloud.rain": ["weather-showers"],
        "cloud.snow": ["weather-snow"], "cloud.bolt": ["weather-storm"], "cloud.fog": ["weather-fog"],
        "wind": ["weather-windy"], "clock": ["preferences-system-time", "document-open-recent"],
        "alarm": ["alarm"], "location": ["find-location"], "mappin": ["mark-location"],
        "map": ["mark-location"],
        "lifepreserver": ["help-browser"], "puzzlepiece": ["application-x-addon"],
        "function": ["accessories-calculator"], "wrench": ["applications-system"],
        "paintpalette": ["applications-graphics"], "tag": ["tag"],
    ]
}

extension Symbol {
    /// Returns the names of the icons that desktops have for a symbol, the best one first; empty if there is none.
    ///
    /// For each icon, the symbolic variant precedes the coloured one:
    ///
    ///     Symbol.standardIconNames(for: "trash")  // ["user-trash-symbolic", "edit-delete-symbolic", "user-trash", "edit-delete"]
    public static func standardIconNames(for symbol: String) -> [String] {
        let names =
            StandardIconNames.names[symbol]
            ?? SymbolLibrary.aliases[symbol].flatMap { StandardIconNames.names[$0] } ?? []
        return names.map { $0 + "-symbolic" } + names
    }

    /// The names of the symbols for which ``standardIconNames(for:)`` returns icons, in alphabetical order; aliases are not included.
    public static var namesWithStandardIcons: [String] { StandardIconNames.names.keys.sorted() }
}
