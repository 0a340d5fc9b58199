/// The part of the desktop's panel that displays status items: `NSStatusBar`.
///
///     let item = StatusBar.system.statusItem()
///     item.image = Image(systemName: "play.fill")
///     item.menu = Menu(children: [Action(title: "Quit") { _ in Application.shared.quit() }])
public final class StatusBar {
    /// The status bar of the desktop.
    public static let system = StatusBar()

    private var items: [StatusItem] = []
    private var nextNumber = 1

    private init() {}

    /// Creates a status item, which the desktop displays until it is removed, or the program ends.
    ///
    /// It appears once it has an image, after the first frame of the program.
    public func statusItem() -> StatusItem {
        let item = StatusItem(number: nextNumber)
        nextNumber += 1
        items.append(item)
        return item
    }

    /// Removes a status item from the panel.
    public func removeStatusItem(_ item: StatusItem) {
        items.removeAll { $0 === item }
        item.remove()
    }
}
