/// The buttons of a title bar and their sides, as the user has set them for the desktop.
///
///     TitleBarButtons(setting: "close:minimize,maximize").left   // [.close]
struct TitleBarButtons: Hashable {
    /// A button of a title bar.
    enum Kind: String, Hashable, CaseIterable {
        case minimize, maximize, close
    }

    /// The buttons at the left, and those at the right, from left to right.
    private(set) var left: [Kind] = []
    private(set) var right: [Kind] = [.minimize, .maximize, .close]

    /// Reads the setting of the desktop: names at the left, a colon, and names at the right; nil for minimise, maximise and close at the right.
    ///
    /// Unknown names, such as those of menus, and repeated ones are ignored.
    init(setting: String? = nil) {
        guard let setting else { return }
        let sides = setting.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        var known: Set<Kind> = []
        func kinds(_ names: Substring) -> [Kind] {
            names.split(separator: ",").compactMap { name in
                Kind(rawValue: name.filter { $0 != " " }).flatMap { known.insert($0).inserted ? $0 : nil }
            }
        }
        left = kinds(sides[0])
        right = sides.count > 1 ? kinds(sides[1]) : []
    }

    /// Returns the buttons without those for which `isIncluded` is false.
    func filtered(_ isIncluded: (Kind) -> Bool) -> TitleBarButtons {
        var buttons = self
        buttons.left = left.filter(isIncluded)
        buttons.right = right.filter(isIncluded)
        return buttons
    }
}
