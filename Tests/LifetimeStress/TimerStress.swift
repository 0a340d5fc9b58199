import Widgets
import WidgetsTesting

/// Removes or deallocates the view of each timed scene, and checks that its timer does not wake the program any more.
package enum TimerStress {
    /// Runs all scenes; returns one line for each defect.
    package static func findings() -> [String] {
        TimedScene.allCases.flatMap { findings(ofRemoving: $0) + findings(ofDeallocating: $0) }
    }

    /// Removes the view from its superview and retains it; returns one line for each defect.
    package static func findings(ofRemoving scene: TimedScene) -> [String] {
        findings(of: scene) {
            let (harness, view) = try scene.start()
            view.removeFromSuperview()
            try harness.settle()
            let isIdle = harness.advance(by: .seconds(600)).isIdle
            return withExtendedLifetime(view) { isIdle ? [] : ["the timer of the removed view runs on"] }
        }
    }

    /// Removes the view and releases it; returns one line for each defect.
    package static func findings(ofDeallocating scene: TimedScene) -> [String] {
        findings(of: scene) {
            weak var freed: View?
            let harness = try {
                let (harness, view) = try scene.start()
                freed = view
                for subview in harness.rootView.subviews { subview.removeFromSuperview() }
                return harness
            }()
            try harness.settle()
            var defects = freed == nil ? [] : ["the view is not deallocated"]
            if !harness.advance(by: .seconds(600)).isIdle {
                defects.append("the timer of the deallocated view runs on")
            }
            return defects
        }
    }

    private static func findings(of scene: TimedScene, _ body: () throws -> [String]) -> [String] {
        do { return try body().map { "\(scene): \($0)" } } catch { return ["\(scene): \(error)"] }
    }
}
