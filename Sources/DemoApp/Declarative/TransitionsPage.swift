import DeclarativeUI

/// Animations, transitions, and matched geometry of declarative views.
struct TransitionsPage: View {
    var body: some View {
        DeclarativePage(
            title: "Transitions",
            lead: "withAnimation determines how a change is animated."
        ) {
            HStack(alignment: .top, spacing: 18) {
                VStack(spacing: 18) {
                    Panel(title: "withAnimation") { Moving() }
                    Panel(title: "Insertion and removal") { Passing() }
                }
                Panel(title: "Matched geometry") { Matching() }
            }
        }
    }
}

/// One change of state with several animations.
private struct Moving: View {
    @State private var isAtEnd = false

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(spacing: 0) {
                if isAtEnd { Spacer(minLength: 0) }
                RoundedRectangle(cornerRadius: 10).fill(Color.tintColor)
                    .frame(width: isAtEnd ? 96 : 48, height: 48)
                if !isAtEnd { Spacer(minLength: 0) }
            }
            HStack {
                Button("Spring") { withAnimation(.bouncy) { isAtEnd.toggle() } }
                Button("Ease") { withAnimation(.easeInOut(duration: 0.6)) { isAtEnd.toggle() } }
                Button("Instant") { isAtEnd.toggle() }
            }
        }
    }
}

/// Views that are inserted and removed with transitions.
private struct Passing: View {
    @State private var isShown = true

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Button(isShown ? "Remove" : "Insert") { withAnimation { isShown.toggle() } }
            HStack(spacing: 12) {
                if isShown {
                    Swatch(title: "Fade", color: .systemTeal).transition(.opacity)
                    Swatch(title: "Grow", color: .systemOrange).transition(.scale)
                    Swatch(title: "Move", color: .systemPurple)
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                }
            }
            .frame(height: 56)
        }
    }
}

/// A small card that expands to a large one by matched geometry.
private struct Matching: View {
    @State private var opened: Int?
    @Namespace private var cards
    private let colors: [Color] = [.systemTeal, .systemOrange, .systemPurple, .systemPink]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Click a card to open it, and again to close it.").foregroundStyle(.secondary)
            if let opened {
                card(opened).frame(maxWidth: .infinity).frame(height: 220)
            } else {
                Grid(horizontalSpacing: 12, verticalSpacing: 12) {
                    GridRow {
                        small(0)
                        small(1)
                    }
                    GridRow {
                        small(2)
                        small(3)
                    }
                }
            }
        }
    }

    private func small(_ index: Int) -> some View { card(index).frame(height: 104) }

    private func card(_ index: Int) -> some View {
        RoundedRectangle(cornerRadius: 12).fill(colors[index])
            .overlay { Text("Card \(index + 1)").font(.headline).foregroundStyle(Color.white) }
            .matchedGeometryEffect(id: index, in: cards)
            .onTapGesture { withAnimation(.snappy) { opened = opened == nil ? index : nil } }
    }
}

/// A text on a coloured background.
private struct Swatch: View {
    let title: String
    let color: Color

    var body: some View {
        Text(title).foregroundStyle(Color.white).frame(width: 84, height: 48)
            .background(color, in: RoundedRectangle(cornerRadius: 10))
    }
}
