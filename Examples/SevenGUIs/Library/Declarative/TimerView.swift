public import DeclarativeUI

/// A stopwatch that stops when the slider's duration is reached; the timer is scheduled only while it runs.
public struct TimerView: View {
    @State private var watch = Stopwatch()

    public init() {}

    public var body: some View {
        VStack(spacing: 16) {
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 12) {
                GridRow {
                    Text("Elapsed time")
                    ProgressView(value: watch.progress).accessibilityIdentifier("gauge")
                }
                GridRow {
                    EmptyCell()
                    Text(watch.text).accessibilityIdentifier("elapsed")
                }
                GridRow {
                    Text("Duration")
                    Slider(value: $watch.seconds, in: 0...Stopwatch.maximumSeconds)
                        .accessibilityIdentifier("duration")
                }
            }
            Button {
                watch.reset()
            } label: {
                Text("Reset").frame(maxWidth: .infinity)
            }
            .accessibilityIdentifier("reset")
        }
        .frame(width: 360)
        .onTimer(every: watch.isRunning ? Stopwatch.tick : nil) { watch.advance() }
    }
}

/// An empty cell of a grid.
private struct EmptyCell: View {
    var body: some View { Spacer().frame(width: 0, height: 0) }
}
