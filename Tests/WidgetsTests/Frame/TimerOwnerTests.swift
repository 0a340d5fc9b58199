import LifetimeStress
import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Every timer of the toolkit ends with the view that it belongs to.
///
/// `timer_sites` of scripts/check.sh names a scene for each place in the sources that makes a timer.
struct TimerOwnerTests {
    @Test(arguments: TimedScene.allCases)
    func `the timer of a view that is removed does not wake the program`(_ scene: TimedScene) {
        #expect(TimerStress.findings(ofRemoving: scene) == [])
    }

    @Test(arguments: TimedScene.allCases)
    func `the timer of a view that is deallocated does not wake the program`(_ scene: TimedScene) {
        #expect(TimerStress.findings(ofDeallocating: scene) == [])
    }

    @Test func `an emoji that is held down has a timer of its own`() throws {
        let (harness, view) = try TimedScene.heldEmoji.start()

        #expect((view as? EmojiChooser)?.grid.pressTimer?.isValid == true)
        withExtendedLifetime(harness) {}
    }

    @Test(arguments: TimedScene.allCases.filter { $0.needsActiveWindow })
    func `a timer of a press or of the focus ends when the window is deactivated`(_ scene: TimedScene) throws
    {
        let (harness, view) = try scene.start()

        harness.host.setActive(false)
        harness.advance(by: .seconds(3))

        #expect(harness.advance(by: .seconds(600)).isIdle)
        withExtendedLifetime(view) {}
    }

    @Test(arguments: TimedScene.allCases.filter { $0.needsActiveWindow })
    func `a timer of a press or of the focus ends when a sheet is presented`(_ scene: TimedScene) throws {
        let (harness, view) = try scene.start()

        Interruption.sheet.happen(to: view, in: harness)
        harness.advance(by: .seconds(3))

        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `a timer whose owner is in another host ends`() throws {
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
