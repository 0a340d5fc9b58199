import Testing

@testable import DeclarativeUI

private struct Guest {
    var name = "Ada"
    var age = 36
}

/// Lets a test reach what a view has.
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

/// Bindings, and writes at the wrong time or in the wrong place (C6, C7, bad input).
struct BindingTests {
    @Test func `a binding to a part writes the part`() throws {
        let door = Door<Binding<Guest>>()
        let shown = try Shown(Form(door: door))

        door.value?.name.wrappedValue = "Grace"
        try shown.harness.settle()

        #expect(shown.texts == ["name Grace", "age 36"])
        #expect(shown.bodies(Form.self) == [1])
    }

    @Test func `a constant reads and takes nothing`() {
        let binding = Binding.constant(3)
        binding.wrappedValue = 4
        #expect(binding.wrappedValue == 3)
    }

    @Test func `a binding of an optional's value is there while the value is`() throws {
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

    @Test func `a binding that outlives its state says so, and changes nothing`() throws {
        let door = Door<Binding<Int>>()
        let shown = try Shown(Going(door: door))
        try shown.click("go")
        let binding = try #require(door.value)

        let found = diagnostics { binding.wrappedValue = 5 }

        #expect(binding.wrappedValue == 1)
        #expect(found.map(\.kind) == [.unmountedState])
        #expect(found.first?.subject == "Going > Holder.number")
    }

    @Test func `state written in a body is named, and written in the next frame`() throws {
        var shown: Shown<WritesInBody>?
        let found = try diagnostics { shown = try Shown(WritesInBody(limit: 1)) }

        #expect(shown?.texts == ["count 1"])
        #expect(found.map(\.kind) == [.stateWrittenDuringUpdate])
        #expect(found.first?.subject == "WritesInBody")
        #expect(found.first?.message.contains("count") == true)
    }

    @Test func `a body that writes its own state for ever comes to an end, and is named`() throws {
        let found = try diagnostics {
            let shown = try Shown(WritesInBody(limit: .max))
            shown.harness.advance(by: .seconds(10))
            #expect(shown.harness.advance(by: .seconds(600)).isIdle)
            #expect(shown.bodies(WritesInBody.self)[0] < 100)
        }

        #expect(found.contains { $0.kind == .updateLoop && $0.subject == "WritesInBody" })
    }

    @Test func `an onChange that leads to itself comes to an end, and is named`() throws {
        let found = try diagnostics {
            let shown = try Shown(Loop())
            #expect(shown.harness.advance(by: .seconds(600)).isIdle)
        }

        #expect(found.contains { $0.kind == .updateLoop })
    }

    @Test func `state written before its view is mounted is refused`() throws {
        let found = diagnostics { _ = BeforeMount() }

        #expect(found.map(\.kind) == [.unmountedState])
    }
}
