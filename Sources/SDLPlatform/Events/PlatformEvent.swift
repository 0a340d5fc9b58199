public import InputEvents

/// An event delivered to a platform window.
///
///     window.onEvent = { event in
///         switch event {
///         case .input(let input): host.handle(input)
///         case .window(let change): host.handle(change)
///         }
///     }
public nonisolated enum PlatformEvent: Hashable, Sendable {
    case input(InputEvent)
    case window(WindowEvent)
    /// Items of another program; answer with `PlatformWindow.answerDrop(accepts:)`.
    case drop(DropEvent)
}
