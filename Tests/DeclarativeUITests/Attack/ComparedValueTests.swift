import Testing
import WidgetsTesting

@testable import DeclarativeUI

private enum Page: View {
    case title(String)
    case number(Int)
    case closure(() -> String)

    var body: some View {
        switch self {
        case .title(let title): Text(title)
        case .number(let number): Text("\(number)")
        case .closure(let text): Text(text())
        }
    }
}

private enum Weight: ViewModifier {
    case label(String, () -> Void)

    func body(content: Content) -> some View {
        switch self {
        case .label(let text, _):
            VStack {
                Text(text)
                content
            }
        }
    }
}

private final class Model: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    deinit {}
    static func == (first: Model, second: Model) -> Bool { first.name == second.name }
}

private final class Plain {
    let name: String
    init(_ name: String) { self.name = name }
    deinit {}
}

private struct Weak: View {
    weak var model: Model?
    var body: some View { Text(model?.name ?? "gone") }
}

private struct Unowned: View {
    unowned var model: Model
    var body: some View { Text(model.name) }
}

private struct UnownedOptional: View {
    unowned var model: Model?
    var body: some View { Text(model?.name ?? "none") }
}

private struct WeakInside {
    weak var plain: Plain?
    weak var model: Model?
    var number = 1
}

private struct Nested: View {
    var inside: WeakInside
    var pair: (Int, Plain?)
    var body: some View { Text("\(inside.model?.name ?? "gone") \(pair.0) \(pair.1?.name ?? "none")") }
}

private protocol Named { var name: String { get } }
private struct First: Named { var name: String }

private struct Existential: View {
    var named: any Named
    lazy var later = 1
    var body: some View { Text(named.name) }
}

private enum Rule: DynamicProperty {
    case text(String, () -> Void)
    var value: String {
        switch self {
        case .text(let text, _): text
        }
    }
}

private struct Ruled: View {
    var rule: Rule
    var body: some View { Text(rule.value) }
}

private struct OptionalReference: View {
    let plain: Plain?
    var body: some View { Text(plain?.name ?? "none") }
}

struct ComparedValueTests {
    @Test func `An enumeration view with a changed payload is updated`() throws {
        let shown = try Shown(Page.title("a"))
        for (page, text) in [
            (Page.title("b"), "b"), (.number(1), "1"), (.number(2), "2"), (.closure { "c" }, "c"),
            (.closure { "d" }, "d"),
        ] {
            shown.hosting.rootView = page
            try shown.harness.settle()
            #expect(shown.texts == [text])
        }
    }

    @Test func `An enumeration modifier with a changed payload is updated`() throws {
        func make(_ text: String) -> some View { Text("x").modifier(Weight.label(text, {})) }
        let shown = try Shown(make("a"))
        shown.hosting.rootView = make("b")
        try shown.harness.settle()
        #expect(shown.texts == ["b", "x"])
    }

    @Test func `An enumeration dynamic property with a changed payload is updated`() throws {
        let shown = try Shown(Ruled(rule: .text("a", {})))
        shown.hosting.rootView = Ruled(rule: .text("b", {}))
        try shown.harness.settle()
        #expect(shown.texts == ["b"])
    }

    @Test func `Weak references are not compared as strong references`() throws {
        var model: Model? = Model("a")
        let shown = try Shown(Weak(model: model))
        var short: Model? = Model("b")
        shown.hosting.rootView = Weak(model: short)
        short = nil
        try shown.harness.settle()
        #expect(short == nil)
        let other = Model("c")
        shown.hosting.rootView = Weak(model: other)
        shown.hosting.rootView = Weak(model: model)
        model = nil
        shown.hosting.rootView = Weak(model: other)
        try shown.harness.settle()
        #expect(shown.texts == ["c"])
    }

    @Test func `Unowned references to deallocated objects are not read`() throws {
        var model: Model? = Model("a")
        let other = Model("b")
        let shown = try Shown(Unowned(model: try #require(model)))
        let optional = try Shown(UnownedOptional(model: model))
        model = nil
        shown.hosting.rootView = Unowned(model: other)
        optional.hosting.rootView = UnownedOptional(model: other)
        try shown.harness.settle()
        try optional.harness.settle()
        #expect(shown.texts == ["b"])
        #expect(optional.texts == ["b"])
    }

    @Test func `Fields of nested structures and tuples are compared`() throws {
        let model = Model("m")
        let plain = Plain("p")
        let shown = try Shown(Nested(inside: WeakInside(plain: plain, model: model), pair: (1, nil)))
        #expect(shown.texts == ["m 1 none"])
        shown.hosting.rootView = Nested(inside: WeakInside(plain: plain, model: model), pair: (2, plain))
        try shown.harness.settle()
        #expect(shown.texts == ["m 2 p"])
        shown.hosting.rootView = Nested(inside: WeakInside(plain: nil, model: nil), pair: (2, plain))
        try shown.harness.settle()
        #expect(shown.texts == ["gone 2 p"])
    }

    @Test func `Existentials count as changed`() throws {
        let shown = try Shown(Existential(named: First(name: "a")))
        shown.hosting.rootView = Existential(named: First(name: "b"))
        try shown.harness.settle()
        #expect(shown.texts == ["b"])
    }

    @Test func `Optional references are compared by identity`() throws {
        let plain = Plain("p")
        let shown = try Shown(OptionalReference(plain: plain))
        shown.hosting.rootView = OptionalReference(plain: plain)
        try shown.harness.settle()
        #expect(shown.bodies(OptionalReference.self) == [1])
        shown.hosting.rootView = OptionalReference(plain: nil)
        try shown.harness.settle()
        #expect(shown.texts == ["none"])
        shown.hosting.rootView = OptionalReference(plain: Plain("q"))
        try shown.harness.settle()
        #expect(shown.texts == ["q"])
        #expect(shown.bodies(OptionalReference.self) == [3])
    }
}
