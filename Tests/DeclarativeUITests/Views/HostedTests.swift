import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// A box whose height and content are a layout.
private final class Profile: Widgets.View, Layoutable {
    var activation: Activation?
    @LayoutProperty var height = 30.0
    @LayoutProperty var isLoading = false
    let header = Widgets.View(frame: .zero)
    let spinner = Widgets.View(frame: .zero)

    @LayoutBuilder var layout: some Widgets.Layout {
        self.sl.sublayout {
            header.sl.anchors {
                Anchors.allSides
                Anchors.size.equalTo(width: 50, height: height)
            }
            if isLoading {
                spinner.sl.anchors { Anchors.center }
            }
        }
    }
}

private final class ProfileController: ViewController {
    let profile = Profile(frame: .zero)
    override func loadView() { view = profile }
}

private struct Page: View {
    @State private var isLoading = false

    var body: some View {
        VStack(spacing: 0) {
            Hosted {
                Profile(frame: .zero)
            } update: {
                $0.isLoading = isLoading
            }
            Button("load") { isLoading = true }
        }
    }
}

@Suite(.serialized)
struct HostedTests {
    @Test func `a view with a layout has the size of its constraints and is updated by the description`()
        throws
    {
        let (harness, _) = try show(Page())
        let profile = try harness.only(Profile.self)
        #expect(profile.bounds.size == Size(width: 50, height: 30))
        #expect(profile.spinner.superview == nil)

        try harness.click("load")
        #expect(try harness.only(Profile.self) === profile)
        #expect(profile.spinner.superview === profile)
    }

    @Test func `a layout property makes the description around it follow`() throws {
        let (harness, _) = try show(Page())
        let profile = try harness.only(Profile.self)
        profile.height = 70
        try harness.settle()
        #expect(profile.bounds.size == Size(width: 50, height: 70))
    }

    @Test func `a controller whose view has a layout is hosted too`() throws {
        let controller = ProfileController()
        let (harness, _) = try show(
            HostedController {
                controller
            } update: {
                $0.profile.sl.updateLayout()
            })
        try harness.settle()
        #expect(controller.profile.bounds.size == Size(width: 50, height: 30))
    }

    @Test func `a description stands in a layout`() throws {
        let root = Widgets.View(frame: .zero)
        let hosting = HostingView(rootView: Color.red.frame(width: 33, height: 11))
        root.sl.sublayout {
            hosting.sl.anchors {
                Anchors.leading.equalToSuper(constant: 5)
                Anchors.top.equalToSuper(constant: 6)
            }
        }.finalActive()
        let harness = Harness(root, size: Size(width: 200, height: 100))
        try harness.settle()
        #expect(hosting.frame == Rect(x: 5, y: 6, width: 33, height: 11))
    }
}
