import LifetimeStress
import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Every timer of the toolkit ends when its owning view is removed or deallocated.
///
/// `timer_sites` in scripts/check.sh maps each place in the sources that creates a timer to a scene.
struct TimerOwnerTests {
    @Test(arguments: TimedScene.allCases)
    func `The timer of a removed view does not wake the program`(_ scene: TimedScene) {
        #expect(TimerStress.findings(ofRemoving: scene) == [])
    }

    @Test(arguments: TimedScene.allCases)
    func `The timer of a deallocated view does not wake the program`(_ scene: TimedScene) {
        #expect(TimerStress.findings(ofDeallocating: scene) == [])
    }

    @Test func `A held emoji has a press timer`() throws {
        let (harness, view) = try TimedScene.heldEmoji.start()

        #expect((view as? EmojiChooser)?.grid.pressTimer?.isValid == true)
        withExtendedLifetime(harness) {}
    }

    @Test(arguments: TimedScene.allCases.filter { $0.needsActiveWindow })
    func `A timer of a press or of the focus ends when the window is deactivated`(_ scene: TimedScene) throws
    {
        let (harness, view) = try scene.start()

        harness.host.setActive(false)
        harness.advance(by: .seconds(3))

        #expect(harness.advance(by: .seconds(600)).isIdle)
        withExtendedLifetime(view) {}
    }

    @Test(arguments: TimedScene.allCases.filter { $0.needsActiveWindow })
    func `A timer of a press or of the focus ends when a sheet is presented`(_ scene: TimedScene) throws {
        let (harness, view) = try scene.start()

        Interruption.sheet.happen(to: view, in: harness)
        harness.advance(by: .seconds(3))

        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `A timer ends when its owner moves to another host`() throws {
        let view = View()
        let first = Harness(View())
        let second = Harness(View())
        first.rootView.addSubview(view)
        var count = 0
        let timer = first.host.schedule(after: .milliseconds(10), repeating: true, for: view) { _ in
            count += 1
        }
        first.advance(by: .milliseconds(35))
        #expect(count == 3 && timer.isValid)

        second.rootView.addSubview(view)
        try first.settle()

        #expect(first.advance(by: .seconds(1)).isIdle)
        #expect(count == 3 && !timer.isValid)
    }
}
