public import DeclarativeUI

/// The tasks implemented with declarative views, each on a tab.
public struct SevenGUIsView: View {
    public init() {}

    public var body: some View {
        TabView {
            AtTop(content: CounterView()).tabItem { Text("Counter") }
            AtTop(content: TemperatureView()).tabItem { Text("Temperature") }
            AtTop(content: TimerView()).tabItem { Text("Timer") }
            RegisterView().tabItem { Text("CRUD") }
            CellsView().tabItem { Text("Cells") }
        }
    }
}

/// A page whose content is aligned to its top.
private struct AtTop<Content: View>: View {
    let content: Content

    var body: some View {
        content.padding(20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
}
