import DeclarativeUI

/// A view that displays a plan.
struct SceneView: View {
    let plan: ScenePlan

    var body: some View { view }

    private var view: AnyView {
        switch plan {
        case .words(let number): AnyView(words(number))
        case .control(let kind, let number): AnyView(control(kind, number))
        case .colours(let number): AnyView(SceneColours(number: number))
        case .stack(let kind, let plans): AnyView(stack(kind, plans))
        case .flow(let spacing, let plans): AnyView(SceneFlow(spacing: spacing) { Scenes(plans: plans) })
        case .grid(let rows):
            AnyView(
                Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 2) {
                    ForEach(Array(rows.indices), id: \.self) { row in GridRow { Scenes(plans: rows[row]) } }
                })
        case .fitting(let kind, let plans):
            AnyView(
                ViewThatFits(in: kind == 0 ? .horizontal : kind == 1 ? .vertical : [.horizontal, .vertical]) {
                    Scenes(plans: plans)
                })
        case .reader(let plan):
            AnyView(
                GeometryReader { proxy in
                    Text("\(Int(proxy.size.width))x\(Int(proxy.size.height))")
                    SceneView(plan: plan).frame(width: proxy.size.width / 2)
                }
                .frame(height: 44))
        case .list(let isSectioned, let numbers, let plan): AnyView(list(isSectioned, numbers, plan))
        case .lazy(let kind, let numbers, let plan): AnyView(lazy(kind, numbers, plan))
        case .scrolled(let kind, let plan):
            AnyView(
                ScrollView(kind == 0 ? .vertical : kind == 1 ? .horizontal : [.horizontal, .vertical]) {
                    SceneView(plan: plan)
                }
                .frame(width: 90, height: 60))
        case .modified(let kind, let number, let plan):
            AnyView(SceneModified(kind: kind, number: number, plan: plan))
        case .environment(let kind, let number, let plan):
            AnyView(SceneSurroundings(kind: kind, number: number, plan: plan))
        case .layered(let plan, let layer):
            AnyView(SceneView(plan: plan).overlay(alignment: .bottomTrailing) { SceneView(plan: layer) })
        case .passing(let kind, let plan): AnyView(passing(kind, plan))
        case .form(let plans):
            AnyView(
                Form { Section("part") { Scenes(plans: plans) } }.frame(width: 200, height: 90))
        case .measured(let plan): AnyView(SceneMeasured(plan: plan))
        }
    }

    @ViewBuilder private func words(_ number: Int) -> some View {
        switch number % 6 {
        case 0: Text("a text of many words that has to be wrapped \(number) times")
        case 1: Text("two\nlines\(number)")
        case 5:
            Text("a longer text, of so many words that it is cut wherever the height is short: \(number)")
                .truncationMode(.byTruncatingMiddle)
        case 2: Text("\u{05E9}\u{05DC}\u{05D5}\u{05DD} \(number)")
        default: Text("t\(number)")
        }
    }

    @ViewBuilder private func control(_ kind: Int, _ number: Int) -> some View {
        switch kind {
        case 0: Toggle("on", isOn: .constant(number % 2 == 0))
        case 1: Slider(value: .constant(Double(number) / 9))
        case 2: Stepper("step \(number)", value: .constant(number))
        case 3: ProgressView(value: Double(number) / 9)
        case 4: TextField("name", text: .constant("n\(number)"))
        case 5: Button("b\(number)") {}
        case 6:
            Picker("pick", selection: .constant(number % 3)) { ForEach(0..<3, id: \.self) { Text("p\($0)") } }
        case 7: Divider()
        case 8: Spacer()
        case 9: Circle().fill(number % 2 == 0 ? .red : .blue).frame(width: 21, height: 17)
        default: Link("l\(number)", destination: "https://example.org")
        }
    }

    @ViewBuilder private func stack(_ kind: Int, _ plans: [ScenePlan]) -> some View {
        switch kind {
        case 0: VStack(alignment: .leading, spacing: 3) { Scenes(plans: plans) }
        case 1: VStack(alignment: .trailing) { Scenes(plans: plans) }
        case 2: HStack(alignment: .firstTextBaseline, spacing: 2) { Scenes(plans: plans) }
        case 3: HStack(alignment: .lastTextBaseline) { Scenes(plans: plans) }
        case 4: HStack(alignment: .top) { Scenes(plans: plans) }
        case 5: ZStack(alignment: .topTrailing) { Scenes(plans: plans) }
        default: Group { Scenes(plans: plans) }
        }
    }

    @ViewBuilder private func list(_ isSectioned: Bool, _ numbers: [Int], _ plan: ScenePlan) -> some View {
        if isSectioned {
            List {
                Section("head") { ForEach(numbers, id: \.self) { Text("r\($0)") } }
                SceneView(plan: plan)
            }
            .frame(width: 120, height: 90)
        } else {
            List(numbers, id: \.self) { number in
                HStack {
                    Text("r\(number)")
                    if number % 3 == 0 { SceneView(plan: plan) }
                }
            }
            .frame(width: 120, height: 90)
        }
    }

    @ViewBuilder private func lazy(_ kind: Int, _ numbers: [Int], _ plan: ScenePlan) -> some View {
        switch kind {
        case 0:
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 2) {
                    SceneView(plan: plan)
                    ForEach(numbers, id: \.self) { Text("v\($0)") }
                }
            }
            .frame(width: 80, height: 60)
        case 1:
            ScrollView(.horizontal) {
                LazyHStack(spacing: 2) { ForEach(numbers, id: \.self) { Text("h\($0)") } }
            }
            .frame(width: 80, height: 30)
        default:
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 30)), GridItem(.fixed(20))]) {
                    ForEach(numbers, id: \.self) { Text("g\($0)") }
                }
            }
            .frame(width: 100, height: 50)
        }
    }

    @ViewBuilder private func passing(_ kind: Int, _ plan: ScenePlan?) -> some View {
        if let plan {
            let transition: AnyTransition = kind == 0 ? .opacity : kind == 1 ? .slide : .move(edge: .leading)
            SceneView(plan: plan).transition(transition)
        }
    }
}

/// Displays several plans, identified by position.
struct Scenes: View {
    let plans: [ScenePlan]
    var body: some View { ForEach(Array(plans.indices), id: \.self) { SceneView(plan: plans[$0]) } }
}

/// A plan with a modifier of its position or appearance.
struct SceneModified: View {
    let kind: Int
    let number: Int
    let plan: ScenePlan

    private var length: Double { Double(number) * 7.5 + 0.25 }

    var body: some View {
        switch kind {
        case 0: SceneView(plan: plan).padding(.leading, length / 4)
        case 1: SceneView(plan: plan).frame(width: length + 20, alignment: .trailing)
        case 2: SceneView(plan: plan).frame(minWidth: length, maxWidth: .infinity, alignment: .leading)
        case 3: SceneView(plan: plan).fixedSize(horizontal: number % 2 == 0, vertical: true)
        case 4: SceneView(plan: plan).offset(x: length / 5, y: -2)
        case 5: SceneView(plan: plan).alignmentGuide(.leading) { $0.width / 3 + Double(number) }
        case 6: SceneView(plan: plan).layoutPriority(Double(number % 3) - 1)
        case 7: SceneView(plan: plan).border(.red, width: Double(number % 3))
        case 8: SceneView(plan: plan).cornerRadius(4).clipped()
        case 9: SceneView(plan: plan).aspectRatio(1.5, contentMode: number % 2 == 0 ? .fit : .fill)
        case 10: SceneView(plan: plan).opacity(Double(number % 4) / 3)
        case 11:
            if number % 2 == 0 {
                SceneView(plan: plan).clipShape(Capsule())
            } else {
                SceneView(plan: plan).clipShape(Ellipse())
            }
        case 12: SceneView(plan: plan).frame(height: length, alignment: .top)
        case 13: SceneView(plan: plan).frame(maxHeight: length * 2)
        default: SceneView(plan: plan).id(number % 3)
        }
    }
}

/// A plan with an environment value set around it.
struct SceneSurroundings: View {
    let kind: Int
    let number: Int
    let plan: ScenePlan

    private var isOn: Bool { number % 2 == 0 }

    var body: some View {
        switch kind {
        case 0: SceneView(plan: plan).environment(\.layoutDirection, isOn ? .rightToLeft : .leftToRight)
        case 1: SceneView(plan: plan).environment(\.colorScheme, isOn ? .dark : .light)
        case 2: SceneView(plan: plan).environment(\.theme, isOn ? .dark : .light)
        case 3: SceneView(plan: plan).font(isOn ? .headline : .caption)
        case 4: SceneView(plan: plan).foregroundStyle(isOn ? .red : .label)
        case 5: SceneView(plan: plan).disabled(isOn)
        case 6: SceneView(plan: plan).lineLimit(number % 3 == 0 ? nil : number % 3)
        case 7: SceneView(plan: plan).multilineTextAlignment(isOn ? .trailing : .center)
        default: SceneView(plan: plan).tint(isOn ? .orange : nil)
        }
    }
}
