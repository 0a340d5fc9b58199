import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Modifiers of appearance and position, and views without interaction.
struct LookTests {
    private func color(_ harness: Harness, _ x: Int, _ y: Int) -> Color {
        let picture = harness.picture
        let pixel = picture.pixels[y * picture.width + x]
        func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
        return Color(red: part(16), green: part(8), blue: part(0))
    }

    /// Displays a red square of 100 points, with a modifier, at the centre of 200 × 200 points.
    private func square<Some: View>(_ change: (AnyView) -> Some) throws -> Harness {
        let red = AnyView(Color(red: 1, green: 0, blue: 0))
        return try show(change(red).frame(width: 100, height: 100), width: 200, height: 200).0
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test func `Frame, padding and offset place the view`() throws {
        let framed = try square { $0.frame(width: 20, height: 40, alignment: .center) }
        #expect(color(framed, 100, 119) == red)
        #expect(color(framed, 100, 121) != red)
        #expect(color(framed, 111, 100) != red)
        let padded = try square { $0.padding(.leading, 30).padding(.top, 10) }
        #expect(color(padded, 79, 100) != red)
        #expect(color(padded, 81, 100) == red)
        #expect(color(padded, 100, 59) != red)
        let moved = try square { $0.offset(x: 20, y: 0) }
        #expect(color(moved, 169, 100) == red)
        #expect(color(moved, 69, 100) != red)
    }

    @Test func `Overlay and background are in front of and behind the view`() throws {
        let over = try square { $0.overlay(alignment: .topTrailing) { blue.frame(width: 10, height: 10) } }
        #expect(color(over, 145, 55) == blue)
        #expect(color(over, 145, 65) == red)
        let behind = try square { $0.padding(10).background { blue } }
        #expect(color(behind, 55, 55) == blue)
        #expect(color(behind, 65, 65) == red)
    }

    @Test func `A border is drawn inside, and rounded corners are clipped`() throws {
        let lined = try square { $0.border(blue, width: 4) }
        #expect(color(lined, 52, 100) == blue)
        #expect(color(lined, 56, 100) == red)
        #expect(color(lined, 48, 100) != blue)
        let rounded = try square { $0.cornerRadius(20) }
        #expect(color(rounded, 51, 51) != red)
        #expect(color(rounded, 100, 51) == red)
    }

    @Test func `Opacity blends, and hidden views take neither clicks nor focus`() throws {
        let half = try square { $0.opacity(0.5) }
        let back = color(half, 10, 10)
        #expect(abs(color(half, 100, 100).green - back.green / 2) < 0.01)
        let column = VStack(spacing: 0) {
            Text("first")
            Button("press") { Issue.record("pressed") }.hidden()
            Text("last")
        }
        let (harness, _) = try show(column)
        let button = try harness.only(PressButton.self)
        let labels = harness.rootView.all(Widgets.Label.self).filter {
            $0.text == "first" || $0.text == "last"
        }
        let place = Point(x: button.placeInRoot.midX, y: button.placeInRoot.midY)
        // It keeps its space, and receives neither clicks nor the focus.
        #expect(labels[1].placeInRoot.minY - labels[0].placeInRoot.maxY == button.placeInRoot.height)
        harness.send(
            .mouse(MouseEvent(phase: .down, locationInWindow: place, timestamp: .zero)))
        harness.send(
            .mouse(MouseEvent(phase: .up, locationInWindow: place, timestamp: .zero)))
        try harness.key(.keyboardTab)
        #expect(harness.focusedView == nil)
    }

    @Test func `Fonts and colours are inherited, and the innermost one applies`() throws {
        let column = VStack {
            Text("outer")
            Text("inner").font(.caption).foregroundStyle(Color.blue)
            Text("bold").bold()
        }
        .font(.title).foregroundStyle(Color.red)
        let (harness, _) = try show(column)
        #expect(try harness.label("outer").font == .title)
        #expect(try harness.label("inner").font == .caption)
        #expect(try harness.label("bold").font.weight == .bold)
        #expect(try harness.label("outer").textColor == .red)
        #expect(try harness.label("inner").textColor == .blue)
    }

    @Test func `Dividers, spacers, progress bars and sections are laid out`() throws {
        let column = VStack(spacing: 0) {
            HStack(spacing: 0) {
                Text("left")
                Spacer()
                Text("right")
            }
            Divider()
            ProgressView(value: 0.25)
            Section("part") { Text("of it") }
            Spacer()
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: 80, height: 40)
                Text("corner")
            }
        }
        let (harness, _) = try show(column)
        #expect(try harness.label("left").placeInRoot.minX == 0)
        #expect(try harness.label("right").placeInRoot.maxX == 300)
        let bar = try harness.only(Widgets.ProgressView.self)
        #expect(bar.progress == 0.25)
        #expect(bar.placeInRoot.minY >= (try harness.label("left").placeInRoot.maxY + 1))
        #expect(harness.texts.contains("part"))
        #expect(try harness.label("corner").placeInRoot.maxX == 190)
        #expect(try harness.label("corner").placeInRoot.maxY == 300)
    }

    @Test func `Accessibility modifiers set label, hint and identifier`() throws {
        let (harness, _) = try show(
            Color.red.accessibilityLabel("a square").accessibilityHint("red").accessibilityIdentifier("it"))
        let square = try harness.element(.group, named: "a square")
        #expect(square.attributes.hint == "red")
        #expect(square.object.accessibilityIdentifier == "it")
    }
}
