import DeclarativeUI
import Glibc

/// Stacks, grids, alignment guides, and a custom layout.
struct DeclarativeLayoutPage: View {
    @State private var share = 0.6
    @ScaledMetric private var clockHeight = 190.0
    @ScaledMetric private var barHeight = 32.0

    var body: some View {
        DeclarativePage(
            title: "Layout",
            lead: "A parent proposes a size, the child chooses its own, the parent places it."
        ) {
            HStack(alignment: .top, spacing: 18) {
                VStack(spacing: 18) {
                    Panel(title: "Stacks") { Stacks() }
                    Panel(title: "Grid") { Prices() }
                    Panel(title: "Alignment guides") { Guides() }
                }
                VStack(spacing: 18) {
                    Panel(title: "A custom layout") {
                        Radial { ForEach(0..<12) { Hour(number: $0 == 0 ? 12 : $0) } }
                            .frame(maxWidth: .infinity).frame(height: clockHeight)
                    }
                    Panel(title: "GeometryReader") {
                        Slider(value: $share).accessibilityLabel("Share of the width")
                        GeometryReader { proxy in
                            Text("\(Int(proxy.size.width * share)) of \(Int(proxy.size.width)) points")
                                .foregroundStyle(Color.white).lineLimit(1)
                                .frame(width: proxy.size.width * share, height: barHeight)
                                .background(Color.systemTeal, in: RoundedRectangle(cornerRadius: 8))
                        }
                        .frame(height: barHeight)
                    }
                }
            }
        }
    }
}

/// Stacks that divide their width between views of fixed and flexible width.
private struct Stacks: View {
    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 8) {
                Block(title: "60", color: .systemTeal).frame(width: 60)
                Block(title: "flexible", color: .systemOrange)
                Block(title: "flexible", color: .systemOrange)
            }
            HStack(spacing: 8) {
                Block(title: "at least 120", color: .systemPurple).frame(minWidth: 120)
                Block(title: "flexible", color: .systemOrange)
                Spacer(minLength: 40)
            }
        }
    }
}

/// A text on a background that fills the proposed width.
private struct Block: View {
    let title: String
    let color: Color
    @ScaledMetric var height = 30.0

    var body: some View {
        Text(title).font(.footnote).foregroundStyle(Color.white).lineLimit(1)
            .frame(maxWidth: .infinity).frame(height: height)
            .background(color, in: RoundedRectangle(cornerRadius: 7))
    }
}

/// A grid whose columns are as wide as their widest cells.
private struct Prices: View {
    var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 6) {
            GridRow {
                Text("Bread")
                Text("2").gridColumnAlignment(.trailing)
                Text("3.90").gridColumnAlignment(.trailing)
            }
            GridRow {
                Text("Olives, green")
                Text("150")
                Text("4.20")
            }
            Divider()
            GridRow {
                Text("Total").bold()
                Text("")
                Text("8.10").bold()
            }
        }
    }
}

/// Texts whose leading edges are shifted by alignment guides.
private struct Guides: View {
    @ScaledMetric var height = 74.0

    var body: some View {
        // An overlay does not change the alignment guides of its view; outside of an overlay, the steps would also move siblings.
        Color.clear.frame(height: height).overlay(alignment: .topLeading) { steps }
    }

    private var steps: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(0..<3) { index in
                Text("leading + \(index * 36)").font(.footnote).foregroundStyle(Color.white)
                    .padding(EdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 10))
                    .background(Color.systemPink, in: Capsule())
                    .alignmentGuide(.leading) { _ in Double(index) * -36 }
            }
        }
    }
}

/// One hour of a clock face.
private struct Hour: View {
    let number: Int
    @ScaledMetric var side = 28.0

    var body: some View {
        Text("\(number)").font(number.isMultiple(of: 3) ? .headline : .body).frame(width: side, height: side)
            .background {
                if number.isMultiple(of: 3) { Circle().fill(Color.tintColor).opacity(0.25) }
            }
    }
}

/// Places its subviews on a circle, the first at the top.
struct Radial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let side = min(proposal.width ?? 200, proposal.height ?? 200)
        return Size(width: side, height: side)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sides = subviews.map { $0.sizeThatFits(.unspecified) }.map { max($0.width, $0.height) }
        let radius = (min(bounds.width, bounds.height) - (sides.max() ?? 0)) / 2
        for (index, subview) in subviews.enumerated() {
            let turn = Double(index) / Double(max(subviews.count, 1)) * 2 * .pi
            subview.place(
                at: Point(x: bounds.midX + radius * sin(turn), y: bounds.midY - radius * cos(turn)),
                anchor: .center, proposal: .unspecified)
        }
    }
}
