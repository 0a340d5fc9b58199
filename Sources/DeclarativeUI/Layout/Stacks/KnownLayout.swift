/// A layout that gives no guides of its own besides those of text: it has them from its subviews alone.
protocol KnownLayout: Layout {}

extension HStackLayout: KnownLayout {}
extension VStackLayout: KnownLayout {}
extension ZStackLayout: KnownLayout {}
extension GridLayout: KnownLayout {}
