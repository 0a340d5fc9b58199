/// A layout that has no explicit alignment guides of its own, only those of its subviews.
protocol LayoutWithoutOwnGuides: Layout {}

extension HStackLayout: LayoutWithoutOwnGuides {}
extension VStackLayout: LayoutWithoutOwnGuides {}
extension ZStackLayout: LayoutWithoutOwnGuides {}
extension GridLayout: LayoutWithoutOwnGuides {}
