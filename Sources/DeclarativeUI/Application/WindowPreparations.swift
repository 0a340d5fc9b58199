/// The preparations of the windows that scenes open, which other parts of the library add, such as a menu bar.
enum WindowPreparations {
    private static var preparations: [(Window) -> Void] = []

    /// Adds a closure that is called with each window before it opens.
    static func addPreparation(_ prepare: @escaping (Window) -> Void) { preparations.append(prepare) }

    /// Prepares a window, which has its content and is not open yet.
    static func prepare(_ window: Window) {
        for prepare in preparations { prepare(window) }
    }
}
