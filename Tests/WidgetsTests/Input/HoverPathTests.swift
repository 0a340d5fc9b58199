import Testing
import Widgets

@testable import ViewHierarchy

/// The targets that the pointer enters and leaves, tested with plain values.
struct HoverPathTests {
    private final class Target {}

    private let page = Target()
    private let form = Target()
    private let save = Target()
    private let open = Target()
    private var hovered = HoverPath<Target>()

    private func isSame(_ targets: [Target], _ expected: [Target]) -> Bool {
        targets.elementsEqual(expected) { $0 === $1 }
    }

    @Test mutating func `The pointer enters targets from the outermost to the innermost`() throws {
        let moved = hovered.move(to: [page, form, save])
        let change = try #require(moved)
        #expect(change.exited.isEmpty)
        #expect(isSame(change.entered, [page, form, save]))
        #expect(hovered.innermost === save)
    }

    @Test mutating func `Between two buttons of a form the pointer stays inside the form`() throws {
        _ = hovered.move(to: [page, form, save])
        let moved = hovered.move(to: [page, form, open])
        let change = try #require(moved)
        #expect(isSame(change.exited, [save]))
        #expect(isSame(change.entered, [open]))
    }

    @Test mutating func `The pointer leaves targets from the innermost to the outermost`() throws {
        _ = hovered.move(to: [page, form, save])
        let moved = hovered.move(to: [])
        let change = try #require(moved)
        #expect(isSame(change.exited, [save, form, page]))
        #expect(change.entered.isEmpty && hovered.innermost == nil)
    }

    @Test mutating func `A pointer that does not change its targets reports no change`() {
        _ = hovered.move(to: [page, form])
        let change = hovered.move(to: [page, form])
        #expect(change == nil)
    }

    @Test mutating func `A removed target is not left again`() throws {
        _ = hovered.move(to: [page, form, save])
        let isRemoved = hovered.remove(save)
        let isRemovedTwice = hovered.remove(save)
        #expect(isRemoved && !isRemovedTwice)
        let moved = hovered.move(to: [page])
        let change = try #require(moved)
        #expect(isSame(change.exited, [form]))
    }
}
