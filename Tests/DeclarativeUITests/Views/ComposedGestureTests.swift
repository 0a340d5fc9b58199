import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Gestures that are composed of others, with the mouse and with fingers.
struct ComposedGestureTests {
    private final class Log {
        var lines: [String] = []
        func note(_ line: String) { if lines.last != line { lines.append(line) } }
    }

    private struct Stage<Content: View>: View {
        let content: Content
        var body: some View { content.frame(width: 200, height: 200) }
    }

    private let log = Log()

    private func show(_ content: some View) throws -> Harness {
        let harness = try Shown(Stage(content: content)).harness
        return harness
    }

    /// The centre of the shown view.
    private func place(_ harness: Harness) -> Point {
        Point(x: harness.host.size.width / 2, y: harness.host.size.height / 2)
    }

    @Test func `Magnification and rotation are recognised together`() throws {
        let log = log
        let harness = try show(
            Color.red.gesture(
                MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { value in
                    if let scale = value.first?.magnification, scale > 1.5 { log.note("magnified") }
                    if let angle = value.second?.rotation.degrees, angle > 20 { log.note("rotated") }
                }.onEnded { _ in log.note("ended") }))
        let center = place(harness)

        try harness.touchDown(1, at: center)
        try harness.touchDown(2, at: Point(x: center.x + 40, y: center.y))
        try harness.touchMove(2, to: Point(x: center.x + 50, y: center.y + 10))
        try harness.touchMove(2, to: Point(x: center.x + 60, y: center.y + 60))
        try harness.touchMove(2, to: Point(x: center.x + 70, y: center.y + 70))
        try harness.touchUp(1)
        try harness.touchUp(2)

        #expect(log.lines.contains("magnified") && log.lines.contains("rotated"))
        #expect(log.lines.last == "ended")
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `The wheel with Ctrl magnifies around the pointer`() throws {
        let log = log
        let harness = try show(
            Color.red.gesture(
                MagnifyGesture().onChanged { log.note("\(($0.magnification * 100).rounded() / 100)") }
                    .onEnded { log.note("ended \($0.startAnchor.x)") }))

        try harness.scroll(over: place(harness), by: Point(x: 0, y: 1), modifiers: .control)
        harness.advance(by: .seconds(1))

        #expect(log.lines == ["1.1", "ended 0.5"])
    }

    @Test func `A drag in a sequence begins after the long press`() throws {
        let log = log
        let harness = try show(
            Color.red.gesture(
                LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
                    .onChanged { value in
                        switch value {
                        case .first: log.note("pressing")
                        case .second(_, nil): log.note("pressed")
                        case .second(_, let drag?): log.note("dragged \(drag.translation.width)")
                        }
                    }.onEnded { _ in log.note("ended") }))
        let center = place(harness)

        try harness.press(center)
        harness.advance(by: .milliseconds(600))
        try harness.move(to: Point(x: center.x + 30, y: center.y))
        try harness.release()
        #expect(log.lines == ["pressing", "pressed", "dragged 0.0", "dragged 30.0", "ended"])

        log.lines = []
        try harness.drag(from: center, to: Point(x: center.x + 30, y: center.y))
        #expect(log.lines == ["pressing"])
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `Of exclusive gestures the second is recognised if the first fails`() throws {
        let log = log
        let harness = try show(
            Color.red.gesture(
                TapGesture(count: 2).exclusively(before: SpatialTapGesture()).onEnded { value in
                    switch value {
                    case .first: log.lines.append("double")
                    case .second(let tap): log.lines.append("single \(tap.location.x)")
                    }
                }))
        let center = place(harness)

        try harness.click(center)
        #expect(log.lines.isEmpty)
        harness.advance(by: .milliseconds(500))
        try harness.doubleClick(center)
        harness.advance(by: .seconds(1))

        #expect(log.lines == ["single 100.0", "double"])
    }

    @Test func `A high-priority gesture takes precedence over those of descendants`() throws {
        let log = log
        let normal = try show(
            Color.red.onTapGesture { log.lines.append("inner") }
                .gesture(TapGesture().onEnded { log.lines.append("outer") }))
        try normal.click(place(normal))
        let high = try show(
            Color.red.onTapGesture { log.lines.append("inner") }
                .highPriorityGesture(TapGesture().onEnded { log.lines.append("outer") }))
        try high.click(place(high))

        #expect(log.lines == ["inner", "outer"])
    }

    @Test func `A simultaneous gesture is recognised with those of descendants`() throws {
        let log = log
        let harness = try show(
            Color.red.onTapGesture { log.lines.append("inner") }
                .simultaneousGesture(TapGesture().onEnded { log.lines.append("outer") }))

        try harness.click(place(harness))

        #expect(log.lines == ["inner", "outer"])
    }

    @Test func `A mask selects the gestures that are recognised`() throws {
        func clicked(_ mask: GestureMask) throws -> [String] {
            let log = Log()
            let harness = try show(
                Color.red.onTapGesture { log.lines.append("inner") }
                    .simultaneousGesture(TapGesture().onEnded { log.lines.append("outer") }, including: mask))
            try harness.click(place(harness))
            return log.lines
        }
        #expect(try clicked(.all) == ["inner", "outer"])
        #expect(try clicked(.gesture) == ["outer"])
        #expect(try clicked(.subviews) == ["inner"])
        #expect(try clicked(.none) == [])
    }

    @Test func `A drag predicts its end from its velocity`() throws {
        var last: DragGesture.Value?
        let harness = try show(Color.red.gesture(DragGesture().onChanged { last = $0 }))

        try harness.pan(place(harness), by: Point(x: 80, y: 0), pause: .zero)

        #expect(last?.translation == Size(width: 80, height: 0))
        #expect(abs((last?.velocity.width ?? 0) - 500) < 1)
        #expect(abs((last?.predictedEndTranslation.width ?? 0) - 205) < 1)
    }

    @Test func `A drag reports its locations in a named space`() throws {
        var last: DragGesture.Value?
        let harness = try Shown(
            VStack {
                Color.red.frame(width: 100, height: 100)
                    .gesture(
                        DragGesture(coordinateSpace: .named("board")).onChanged { last = $0 }
                    )
                    .accessibilityIdentifier("card")
                    .padding(20)
            }.coordinateSpace(name: "board")
        ).harness

        try harness.drag(from: "card", to: Point(x: 5, y: 5))

        #expect(last?.startLocation == Point(x: 70, y: 70))
    }

    @Test func `A mapped gesture passes the new value`() throws {
        let log = log
        let harness = try show(
            Color.red.gesture(
                SpatialTapGesture().map { "at \($0.location.x)" }.onEnded { log.lines.append($0) }))

        try harness.click(place(harness))

        #expect(log.lines == ["at 100.0"])
    }

    @Test func `A long press and a tap of the same view exclude each other`() throws {
        let log = log
        let harness = try show(
            Color.red.onTapGesture { log.lines.append("tap") }
                .onLongPressGesture(minimumDuration: 0.5) {
                    log.lines.append("long")
                } onPressingChanged: {
                    log.lines.append($0 ? "down" : "up")
                })
        let center = place(harness)

        try harness.click(center)
        #expect(log.lines == ["down", "tap", "up"] || log.lines == ["down", "up", "tap"])
        log.lines = []
        try harness.press(center)
        harness.advance(by: .milliseconds(600))
        try harness.release()
        #expect(log.lines == ["down", "long", "up"])
    }

    private struct Movable: View {
        let isThere: Bool
        let log: Log
        @GestureState private var offset = 0.0
        var body: some View {
            VStack {
                Text("offset \(Int(offset))")
                if isThere {
                    Color.red.frame(width: 100, height: 100).accessibilityIdentifier("card")
                        .gesture(
                            DragGesture().updating($offset) { value, offset, _ in
                                offset = value.translation.width
                            }.onEnded { _ in log.lines.append("ended") })
                }
            }
        }
    }

    @Test func `A gesture state is reset when its view is removed during the gesture`() throws {
        let hosting = HostingView(rootView: Movable(isThere: true, log: log))
        let harness = Harness(hosting, size: Size(width: 300, height: 300))
        try harness.settle()
        try harness.press("card")
        let place = harness.pointer ?? .zero
        try harness.move(to: Point(x: place.x + 30, y: place.y))
        #expect(harness.contains("offset 30"))

        hosting.rootView = Movable(isThere: false, log: log)
        try harness.settle()

        #expect(harness.contains("offset 0"))
        try harness.release()
        #expect(log.lines.isEmpty)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `F5 performs the action of a refreshable list, whose indicator ends with it`() async throws {
        let log = log
        let harness = try Shown(
            List(0..<3, id: \.self) { Text("row \($0)") }
                .refreshable {
                    await Task.yield()
                    log.lines.append("refreshed")
                }
        ).harness
        let list = try harness.find(RowListView.self)
        harness.settlesAfterVerbs = false

        try harness.key(.keyboardF5)
        #expect(list.refreshControl?.isRefreshing == true)
        for _ in 0..<60_000 where list.refreshControl?.isRefreshing == true {
            try await Task.sleep(for: .milliseconds(1))
        }

        #expect(log.lines == ["refreshed"])
        #expect(list.refreshControl?.isRefreshing == false)
    }
}
