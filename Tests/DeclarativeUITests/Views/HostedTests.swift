import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// A view whose height and subviews are determined by a layout.
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
    @Test func `A hosted Layoutable has the size of its constraints and is updated`()
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

    @Test func `A changed layout property updates the surrounding declarative layout`() throws {
        let (harness, _) = try show(Page())
        let profile = try harness.only(Profile.self)
        profile.height = 70
        try harness.settle()
        #expect(profile.bounds.size == Size(width: 50, height: 70))
    }

    @Test func `A controller whose view has a layout is hosted`() throws {
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

    @Test func `A hosting view is placed by a layout`() throws {
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
