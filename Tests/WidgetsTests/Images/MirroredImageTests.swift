import Testing
import Widgets
import WidgetsTesting

/// Images that flip are mirrored in views that are laid out from right to left.
struct MirroredImageTests {
    /// A size that is centred in a view without a remainder.
    private static let size = SymbolConfiguration(pointSize: 16)

    private func picture(_ make: () -> View, mirrored: Bool) throws -> Bitmap {
        let page = View()
        let view = make()
        view.frame = Rect(x: 10, y: 10, width: 60, height: 34)
        page.addSubview(view)
        let harness = Harness(page, size: Size(width: 80, height: 54))
        if mirrored { harness.host.layoutDirection = .rightToLeft }
        try harness.settle()
        #expect(harness.picture == harness.renderFresh())
        return harness.picture
    }

    private func icon(_ name: String) -> View {
        let view = ImageView(image: Image(systemName: name, withConfiguration: Self.size))
        view.contentMode = .center
        return view
    }

    private func centered(_ image: Image) -> View {
        let view = ImageView(image: image)
        view.contentMode = .center
        return view
    }

    private func button(_ name: String) -> View {
        let button = Button(title: "")
        button.configuration.image = Image(systemName: name, withConfiguration: Self.size)
        button.accessibilityLabel = name
        return button
    }

    private func segments(_ name: String) -> View {
        let control = SegmentedControl(items: ["One"])
        control.setImage(Image(systemName: name, withConfiguration: Self.size), forSegmentAt: 0)
        return control
    }

    @Test func `A symbol with a direction is mirrored in image views, buttons and segments`() throws {
        for make in [icon, button, segments] {
            let usual = try picture({ make("chevron.forward") }, mirrored: false)
            let mirrored = try picture({ make("chevron.forward") }, mirrored: true)
            #expect(usual != mirrored)
            #expect(mirrored.isClose(to: usual.flipped))
        }
    }

    @Test func `A symbol without a direction is not mirrored`() throws {
        for make in [icon, button, segments] {
            let usual = try picture({ make("chevron.right") }, mirrored: false)
            #expect(try picture({ make("chevron.right") }, mirrored: true) == usual)
        }
    }

    @Test func `A bitmap is mirrored if the program says that it flips`() throws {
        let pixels = (0..<16).map { [0, 5, 10, 15].contains($0) ? UInt32(0xffff_0000) : 0 }
        let arrow = Bitmap(width: 4, height: 4, pixels: pixels)
        let image = Image(bitmap: arrow)
        let flipping = image.imageFlippedForRightToLeftLayoutDirection()
        #expect(!image.flipsForRightToLeftLayoutDirection && flipping.flipsForRightToLeftLayoutDirection)
        let usual = try picture({ centered(flipping) }, mirrored: false)
        #expect(try picture({ centered(image) }, mirrored: true) == usual)
        #expect(try picture({ centered(flipping) }, mirrored: true).isClose(to: usual.flipped))
    }
}

extension Bitmap {
    /// The bitmap with its columns in reverse order.
    fileprivate var flipped: Bitmap {
        var rows: [UInt32] = []
        for row in 0..<height { rows += pixels[row * width..<(row + 1) * width].reversed() }
        return Bitmap(width: width, height: height, pixels: rows)
    }

    /// Whether no channel of any pixel differs by more than two levels, the rounding of coverage.
    fileprivate func isClose(to other: Bitmap) -> Bool {
        zip(pixels, other.pixels).allSatisfy { a, b in
            stride(from: 0, to: 32, by: 8).allSatisfy { shift in
                abs(Int(a >> UInt32(shift) & 255) - Int(b >> UInt32(shift) & 255)) <= 2
            }
        }
    }
}
