import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// The values on which the layout of nested stacks depends.
private struct Setting: Equatable {
    var text = "text"
    var width = 40.0
    var size = DynamicTypeSize.large
    var isBold = false
    var spacing = 4.0
    var scale = 1.0
    var isMirrored = false

    mutating func change(_ random: inout SeededRandom) {
        switch random.index(below: 7) {
        case 0: text = ["text", "a longer text", "x", "two\nlines"][random.index(below: 4)]
        case 1: width = Double(10 + 10 * random.index(below: 9))
        case 2: size = DynamicTypeSize.allCases[random.index(below: 12)]
        case 3: isBold.toggle()
        case 4: spacing = Double(random.index(below: 8))
        case 5: scale = [1, 1.25, 2][random.index(below: 3)]
        default: isMirrored.toggle()
        }
    }
}

private struct Nested: View {
    let depth: Int
    let setting: Setting

    var body: some View {
        if depth == 0 {
            Text(setting.text).fixedSize()
            Color.red.frame(width: setting.width, height: setting.width / 2)
        } else if depth % 3 == 0 {
            Grid(horizontalSpacing: setting.spacing) {
                GridRow(alignment: .firstTextBaseline) {
                    Text("a").fixedSize()
                    VStack { Nested(depth: depth - 1, setting: setting) }
                }
            }
        } else {
            HStack(alignment: .firstTextBaseline, spacing: setting.spacing) {
                VStack(alignment: .leading) { Nested(depth: depth - 1, setting: setting) }.padding(1)
                Text("b").fixedSize()
            }
            .background { Color.blue }
        }
    }
}

private struct Root: View {
    let setting: Setting
    var body: some View {
        Nested(depth: 7, setting: setting).dynamicTypeSize(setting.size)
            .font(setting.isBold ? .body.bold() : .body)
    }
}

/// Measurements that nested stacks have cached follow the environment, the theme and animations.
struct NestedChangeTests {
    private static let size = Size(width: 900, height: 600)

    private func frames(_ view: Widgets.View) -> [Rect] {
        [view.placeInRoot] + view.subviews.flatMap(frames)
    }

    private func apply(_ setting: Setting, to harness: Harness) {
        var theme = Theme.light
        theme.textScale = setting.scale
        if harness.host.theme != theme { harness.host.theme = theme }
        let direction: UserInterfaceLayoutDirection = setting.isMirrored ? .rightToLeft : .leftToRight
        if harness.host.layoutDirection != direction { harness.host.layoutDirection = direction }
    }

    @Test(arguments: 0..<12) func `A changed tree equals a newly created one`(seed: Int) throws {
        var random = SeededRandom(seed: seed)
        var setting = Setting()
        let shown = try Shown(Root(setting: setting), size: Self.size)
        for step in 0..<16 {
            setting.change(&random)
            if random.chance(0.4) {
                withAnimation(.linear(duration: 0.2)) { shown.hosting.rootView = Root(setting: setting) }
                shown.harness.advance(by: .milliseconds(random.index(below: 250)))
            } else {
                shown.hosting.rootView = Root(setting: setting)
            }
            apply(setting, to: shown.harness)
            try shown.harness.settle()
            shown.harness.advance(by: .seconds(1))
            let fresh = HostingView(rootView: Root(setting: setting))
            let other = Harness(fresh, size: Self.size)
            apply(setting, to: other)
            try other.settle()
            try #require(frames(shown.hosting) == frames(fresh), "seed \(seed), step \(step), \(setting)")
        }
    }
}
