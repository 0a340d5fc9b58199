import Testing

@testable import DeclarativeUI

private struct Guest {
    var name = "Ada"
    var age = 36
}

/// Gives a test access to a binding of a view.
private final class Door<Value> {
    var value: Value?
}

private struct Form: View {
    let door: Door<Binding<Guest>>
    @State private var person = Guest()

    var body: some View {
        VStack {
            NameLabel(name: $person.name)
            AgeLabel(age: $person.age)
        }.onAppear { door.value = $person }
    }
}

private struct NameLabel: View {
    @Binding var name: String
    var body: some View { Text("name \(name)") }
}

private struct AgeLabel: View {
    @Binding var age: Int
    var body: some View { Text("age \(age)") }
}

private struct Optionals: View {
    @State private var text: String?
    let door: Door<Binding<String?>>
    var body: some View {
        VStack {
            Text(text ?? "none")
            if let part = Binding($text) { NameLabel(name: part) }
        }.onAppear { door.value = $text }
    }
}

private struct Going: View {
    let door: Door<Binding<Int>>
    @State private var isShown = true
    var body: some View {
        Button("go") { isShown = false }
        if isShown { Holder(door: door) }
    }
}

private struct Holder: View {
    let door: Door<Binding<Int>>
    @State private var number = 1
    var body: some View { Text("\(number)").onAppear { door.value = $number } }
}

private struct WritesInBody: View {
    @State private var count = 0
    let limit: Int
    var body: some View {
        if count < limit { count += 1 }
        return Text("count \(count)")
    }
}

private struct Loop: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}

private struct BeforeMount: View {
    @State private var number = 1
    init() { number = 2 }
    var body: some View { Text("\(number)") }
}

/// Bindings, and writes at invalid times or places (C6, C7, invalid input).
struct BindingTests {
    @Test func `A binding to a property writes the property`() throws {
        let door = Door<Binding<Guest>>()
        let shown = try Shown(Form(door: door))

        door.value?.name.wrappedValue = "Grace"
        try shown.harness.settle()

        #expect(shown.texts == ["name Grace", "age 36"])
        #expect(shown.bodies(Form.self) == [1])
    }

    @Test func `A constant binding ignores writes`() {
        let binding = Binding.constant(3)
        binding.wrappedValue = 4
        #expect(binding.wrappedValue == 3)
    }

    @Test func `A binding to an optional's value exists while the value is not nil`() throws {
        let door = Door<Binding<String?>>()
        let shown = try Shown(Optionals(door: door))
        #expect(shown.texts == ["none"])

        door.value?.wrappedValue = "a"
        try shown.harness.settle()
        #expect(shown.texts == ["a", "name a"])

        door.value?.wrappedValue = nil
        try shown.harness.settle()
        #expect(shown.texts == ["none"])
    }

    @Test func `A write through a binding that outlives its state is reported`() throws {
        let door = Door<Binding<Int>>()
        let shown = try Shown(Going(door: door))
        try shown.click("go")
        let binding = try #require(door.value)

        let found = diagnostics { binding.wrappedValue = 5 }

        #expect(binding.wrappedValue == 1)
        #expect(found.map(\.kind) == [.unmountedState])
        #expect(found.first?.subject == "Going > Holder.number")
    }

    @Test func `State written in a body is reported, and written in the next frame`() throws {
        var shown: Shown<WritesInBody>?
        let found = try diagnostics { shown = try Shown(WritesInBody(limit: 1)) }

        #expect(shown?.texts == ["count 1"])
        #expect(found.map(\.kind) == [.stateWrittenDuringUpdate])
        #expect(found.first?.subject == "WritesInBody")
        #expect(found.first?.message.contains("count") == true)
    }

    @Test func `A body that always writes its own state is stopped and reported`() throws {
        let found = try diagnostics {
            let shown = try Shown(WritesInBody(limit: .max))
            shown.harness.advance(by: .seconds(10))
            #expect(shown.harness.advance(by: .seconds(600)).isIdle)
            #expect(shown.bodies(WritesInBody.self)[0] < 100)
        }

        #expect(found.contains { $0.kind == .updateLoop && $0.subject == "WritesInBody" })
    }

    @Test func `An onChange that triggers itself is stopped and reported`() throws {
        let found = try diagnostics {
            let shown = try Shown(Loop())
            #expect(shown.harness.advance(by: .seconds(600)).isIdle)
        }

        #expect(found.contains { $0.kind == .updateLoop })
    }

    @Test func `State written before its view is mounted is reported`() throws {
        let found = diagnostics { _ = BeforeMount() }

        #expect(found.map(\.kind) == [.unmountedState])
    }
}
