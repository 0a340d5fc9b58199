extension Scene {
    /// Adds a menu bar with the standard menus to the app's windows, and `content` to its menus.
    ///
    /// The commands of all scenes belong to one menu, which every window of the app has.
    ///
    ///     WindowGroup { Editor() }
    ///         .commands {
    ///             CommandMenu("Format") { Button("Bold") { bold() }.keyboardShortcut("b") }
    ///             CommandGroup(after: .newItem) { Button("New from Template") { choose() } }
    ///         }
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandsScene(scene: self, content: content()._content)
    }
}

/// A scene with commands.
private struct CommandsScene<Content: Scene>: Scene {
    let scene: Content
    let content: AnyView

    func _open() {
        SceneCommands.add(content)
        scene._open()
    }

    func _snapshot(size: Size?, scale: Double, theme: Theme) -> Bitmap {
        scene._snapshot(size: size, scale: scale, theme: theme)
    }
}

/// The commands of the running app.
enum SceneCommands {
    private static var contents: [AnyView] = []
    private static var preparesWindows = false

    /// Adds the commands of a scene, which windows opened later have.
    static func add(_ content: AnyView) {
        contents.append(content)
        if preparesWindows { return }
        preparesWindows = true
        WindowPreparations.addPreparation { attach(to: $0) }
    }

    /// Gives a window of the app its menu bar; does nothing for an app without commands.
    static func attach(to window: Window) {
        if contents.isEmpty || window.menuBar != nil { return }
        let bar = MenuBar()
        bar.rebuildsForEachUse = true
        let host = CommandsHost(contents, bar: bar)
        bar.addSubview(host)
        bar.customize = { [weak host] in host?.build(with: $0) }
        window.menuBar = bar
    }

    /// Removes the commands of all scenes, for tests.
    static func removeAll() { contents = [] }
}
