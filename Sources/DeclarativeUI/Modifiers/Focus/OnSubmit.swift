/// The kinds of views that submit a value: `SwiftUI.SubmitTriggers`.
///
///     .onSubmit(of: .text) { save() }
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions that run when a value is submitted, innermost first.
struct SubmitActions {
    private var actions: [(triggers: SubmitTriggers, site: DeclarationSite, action: () -> Void)] = []

    mutating func add(_ triggers: SubmitTriggers, _ site: DeclarationSite, _ action: @escaping () -> Void) {
        actions.insert((triggers, site, action), at: 0)
    }

    func run(_ trigger: SubmitTriggers) {
        for entry in actions where entry.triggers.contains(trigger) {
            UpdateOrigin.during("onSubmit", entry.site, entry.action)
        }
    }
}

private struct SubmitKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }

extension EnvironmentValues {
    var submitActions: SubmitActions {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

extension View {
    /// Calls `action` when Return is pressed in a descendant text field; actions of ancestors are called afterwards.
    public func onSubmit(
        of triggers: SubmitTriggers = .text, fileID: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping () -> Void
    ) -> some View {
        let site = DeclarationSite(fileID: fileID, line: line)
        return transformEnvironment(\.submitActions) { $0.add(triggers, site, action) }
    }

    /// Prevents submissions by descendants from reaching the actions of ancestors.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
    }
}
