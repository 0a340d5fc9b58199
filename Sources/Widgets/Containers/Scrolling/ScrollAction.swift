/// An action of a scroll view for assistive technologies, in place of a gesture.
///
///     ScrollAction.refresh.perform(on: area)
enum ScrollAction: String, CaseIterable {
    case refresh = "Refresh"
    case zoomIn = "Zoom in"
    case zoomOut = "Zoom out"

    /// Returns the actions that `area` has.
    static func actions(of area: ScrollView) -> [AccessibilityAction] {
        allCases.filter { $0.isAvailable(in: area) }.map { .custom($0.rawValue) }
    }

    private func isAvailable(in area: ScrollView) -> Bool {
        switch self {
        case .refresh: area.refreshControl?.isEnabled == true
        case .zoomIn, .zoomOut: area.zoom?.isEnabled == true
        }
    }

    /// Performs the action; returns whether it had an effect.
    func perform(on area: ScrollView) -> Bool {
        guard isAvailable(in: area) else { return false }
        return switch self {
        case .refresh: area.refreshControl?.refresh() == true
        case .zoomIn: area.zoom?.step(by: 1.25, around: area.bounds.center) == true
        case .zoomOut: area.zoom?.step(by: 0.8, around: area.bounds.center) == true
        }
    }
}
