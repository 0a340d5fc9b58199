public import DeclarativeUI

/// A counter with a button that increments it.
public struct CounterView: View {
    @State private var count = 0

    public init() {}

    public var body: some View {
        HStack {
            Text("\(count)").font(.title).accessibilityIdentifier("count")
            Spacer()
            Button("Count") { count += 1 }.accessibilityIdentifier("add")
        }
        .frame(width: 200)
    }
}
