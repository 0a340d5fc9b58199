/// A layout that has no explicit alignment guides of its own, only those of its subviews.
protocol KnownLayout: Layout {}

extension HStackLayout: KnownLayout {}
extension VStackLayout: KnownLayout {}
extension ZStackLayout: KnownLayout {}
extension GridLayout: KnownLayout {}
