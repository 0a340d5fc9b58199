import Testing

@testable import DeclarativeUI

/// The structure of composed gestures, as values.
struct GestureShapeTests {
    private let tap = GestureShape.tap(count: 1)
    private let drag = GestureShape.drag(minimumDistance: 10)

    @Test(arguments: [
        ([GesturePhase.possible, .possible], GesturePhase.possible), ([.active, .possible], .active),
        ([.ended, .possible], .active), ([.ended, .failed], .ended), ([.failed, .failed], .failed),
        ([.failed, .possible], .possible),
    ])
    func `Simultaneous gestures end when both are over`(_ row: (parts: [GesturePhase], phase: GesturePhase)) {
        #expect(GestureShape.simultaneous(tap, drag).phase(of: row.parts[...]) == row.phase)
    }

    @Test(arguments: [
        ([GesturePhase.possible, .possible], GesturePhase.possible), ([.ended, .possible], .active),
        ([.ended, .ended], .ended), ([.failed, .possible], .failed), ([.ended, .failed], .failed),
    ])
    func `A sequence follows its parts in order`(_ row: (parts: [GesturePhase], phase: GesturePhase)) {
        #expect(GestureShape.sequence(tap, drag).phase(of: row.parts[...]) == row.phase)
    }

    @Test(arguments: [
        ([GesturePhase.possible, .active], GesturePhase.possible), ([.failed, .active], .active),
        ([.ended, .failed], .ended), ([.failed, .failed], .failed),
    ])
    func `An exclusive gesture is its first part until that fails`(
        _ row: (parts: [GesturePhase], phase: GesturePhase)
    ) {
        #expect(GestureShape.exclusive(tap, drag).phase(of: row.parts[...]) == row.phase)
    }

    @Test func `The second part of a sequence is closed until the first has ended`() {
        let shape = GestureShape.sequence(.simultaneous(tap, drag), drag)
        #expect(!shape.isOpen(2, [.possible, .ended, .possible]))
        #expect(shape.isOpen(2, [.ended, .ended, .possible]))
        #expect(shape.isOpen(1, [.possible, .possible, .possible]))
    }
}
