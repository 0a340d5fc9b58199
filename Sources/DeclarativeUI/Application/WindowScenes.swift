/// Windows that display a view: `SwiftUI.WindowGroup`.
///
/// `openWindow` opens another window of a group. A group for a type of values has one window for each value.
///
///     WindowGroup("Counter", size: Size(width: 320, height: 200)) { Counter() }
///     WindowGroup(id: "note", for: Note.ID.self) { $note in NoteView(note: $note) }
public struct WindowGroup<Content: View>: Scene {
    private let definition: SceneDefinition

    /// Creates a group whose window opens at launch; `size` is in points, nil for the size that the content chooses.
    public init(_ title: String = "", size: Size? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.init(title, nil, size, content)
    }

    /// Creates a group whose windows are opened with `openWindow(id:)`, and at launch if it is the first scene.
    public init(
        _ title: String = "", id: String, size: Size? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(title, id, size, content)
    }

    /// Creates a group with a window for each value that is passed to `openWindow(value:)` or `openWindow(id:value:)`.
    ///
    /// The binding is nil in a window that is opened without a value.
    public init<Value: Hashable, Inner: View>(
        _ title: String = "", id: String? = nil, for type: Value.Type, size: Size? = nil,
        @ViewBuilder content: @escaping (Binding<Value?>) -> Inner
    ) where Content == WindowValueView<Value, Inner> {
        let content = SceneClosure(content)
        var definition = SceneDefinition(kind: .group) { value in
            AnyView(WindowValueView(value: value?.base as? Value, content: content))
        }
        (definition.title, definition.id, definition.size) = (title, id, size)
        definition.valueType = type
        self.definition = definition
    }

    /// Creates a group with a window for each value; `defaultValue` is called once for each window that is opened without a value.
    ///
    ///     WindowGroup(for: Note.ID.self) { $note in NoteView(note: $note) } defaultValue: { library.addNote().id }
    public init<Value: Hashable, Inner: View>(
        _ title: String = "", id: String? = nil, for type: Value.Type, size: Size? = nil,
        @ViewBuilder content: @escaping (Binding<Value>) -> Inner, defaultValue: @escaping () -> Value
    ) where Content == WindowValueView<Value, Inner> {
        let content = SceneClosure { (stored: Binding<Value?>) in
            content(
                Binding(
                    get: { stored.wrappedValue ?? defaultValue() }, set: { stored.wrappedValue = $0 }))
        }
        var definition = SceneDefinition(kind: .group) { value in
            AnyView(WindowValueView(value: value?.base as? Value, content: content))
        }
        (definition.title, definition.id, definition.size) = (title, id, size)
        definition.valueType = type
        definition.defaultValue = { AnyHashable(defaultValue()) }
        self.definition = definition
    }

    private init(_ title: String, _ id: String?, _ size: Size?, _ content: @escaping () -> Content) {
        let content = SceneContent(content: content)
        var definition = SceneDefinition(kind: .group) { _ in AnyView(content) }
        (definition.title, definition.id, definition.size) = (title, id, size)
        self.definition = definition
    }

    public func _collect(into list: inout _SceneList) { list.scenes.append(definition) }
}

/// The content of a window that presents a value.
///
///     WindowGroup(for: Note.ID.self) { $note in NoteView(note: $note) }
public struct WindowValueView<Value: Hashable, Content: View>: View {
    @State private var value: Value?
    private let content: SceneClosure<Binding<Value?>, Content>

    init(value: Value?, content: SceneClosure<Binding<Value?>, Content>) {
        _value = State(wrappedValue: value)
        self.content = content
    }

    public var body: some View { content.call($value) }
}

/// A single window: `SwiftUI.Window`.
///
/// It opens at launch if it is the first scene, and otherwise with `openWindow(id:)`, which brings an open one to the front.
///
///     Window("Activity", id: "activity") { ActivityView() }
public struct Window<Content: View>: Scene {
    private let definition: SceneDefinition

    public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
        let content = SceneContent(content: content)
        var definition = SceneDefinition(kind: .single) { _ in AnyView(content) }
        (definition.title, definition.id) = (title, id)
        self.definition = definition
    }

    public func _collect(into list: inout _SceneList) { list.scenes.append(definition) }
}

/// The window of the application's settings: `SwiftUI.Settings`.
///
/// The standard menu item "Preferences…", its key Ctrl+, and `openSettings` open the window. The key works in windows without a menu bar
/// too, and no window has it if the commands replace `CommandGroupPlacement.appSettings`. The window has no menu bar; the keys of the
/// commands work in it.
///
///     Settings { GeneralSettings() }
public struct Settings<Content: View>: Scene {
    private let content: SceneContent<Content>

    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = SceneContent(content: content)
    }

    public func _collect(into list: inout _SceneList) {
        var definition = SceneDefinition(kind: .settings) { [content] _ in AnyView(content) }
        definition.title = "Settings"
        definition.resizability = .contentSize
        list.scenes.append(definition)
    }
}
