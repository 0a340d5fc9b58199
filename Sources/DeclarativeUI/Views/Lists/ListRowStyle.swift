/// The environment values that apply to all rows of a list.
struct ListRowStyle: Equatable {
    var appearance = ListAppearance.inset
    var minRowHeight = 0.0
    /// The distance between rows, in points.
    var spacing = 0.0

    init() {}

    init(_ environment: EnvironmentValues) {
        appearance = environment.listAppearance
        let height = environment.defaultMinListRowHeight
        minRowHeight = height.isFinite ? max(1, height) : 32
        if appearance == .sidebar { minRowHeight = min(minRowHeight, 28) }
        spacing = environment.listRowSpacing
        if !(spacing >= 0 && spacing < .infinity) {
            Diagnostics.reportInvalid(
                "listRowSpacing", "the distance is \(spacing)", "0 is used; give a number of points")
            spacing = 0
        }
    }

    /// Whether the selection is rounded and inset from the edges.
    var isInset: Bool { appearance == .inset || appearance == .sidebar }
    var showsSeparators: Bool { appearance != .sidebar && spacing == 0 }
    /// Whether sections have a background of their own.
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
    /// The distance between the edges of the list and the backgrounds of its sections, in points.
    var groupInset: Double { appearance == .insetGrouped ? 16 : 0 }
    /// The radius of the corners of a section's background, in points.
    var groupRadius: Double { appearance == .insetGrouped ? 10 : 0 }
    var background: Color {
        switch appearance {
        case .plain, .inset: Color(role: .systemBackground)
        case .sidebar, .grouped, .insetGrouped: Color(role: .secondarySystemBackground)
        }
    }

    var insets: EdgeInsets {
        let side = 12 + groupInset
        return appearance == .sidebar
            ? EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
            : EdgeInsets(top: 6, leading: side, bottom: 6, trailing: side)
    }
}
