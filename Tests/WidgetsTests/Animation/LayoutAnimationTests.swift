import Testing
import Widgets
import WidgetsTesting

@testable import ConstraintLayout

@Suite struct LayoutAnimationTests {
    @Test func `Changing a constraint's constant animates all views that the layout moves`() {
        let page = Page()
        page.top.constant = 100

        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { page.root.layoutIfNeeded() }
        page.harness.show(at: 0.5)

        #expect(page.header.frame.minY == 100 && page.body.frame.minY == 140)
        #expect(abs(page.header.shownFrame.minY - 50) < 1e-9)
        #expect(abs(page.body.shownFrame.minY - 90) < 1e-9)
        #expect(abs(page.body.shownFrame.height - 110) < 1e-9)
        page.harness.show(at: 2)
        #expect(page.body.shownFrame == Rect(x: 0, y: 140, width: 400, height: 60))
    }

    @Test func `A constraint changed inside the block is animated`() {
        let page = Page()
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            page.top.constant = 100
            page.root.layoutIfNeeded()
        }
        page.harness.show(at: 0.25)
        #expect(abs(page.header.shownFrame.minY - 25) < 1e-9)
    }

    @Test func `Without a layout inside the block, the change is displayed at once`() {
        let page = Page()
        View.animate(withDuration: 1) { page.top.constant = 100 }
        page.harness.step()
        #expect(page.header.layer.presentation() == nil)
        #expect(page.header.frame.minY == 100)
    }

    @Test func `A view added with its constraints inside the block is not animated`() {
        let page = Page()
        let note = Label(text: "New")
        note.translatesAutoresizingMaskIntoConstraints = false

        View.animate(withDuration: 1) {
            page.root.addSubview(note)
            LayoutConstraint.activate([
                note.leadingAnchor.constraint(equalTo: page.body.leadingAnchor, constant: 30),
                note.topAnchor.constraint(equalTo: page.body.topAnchor, constant: 20),
            ])
            page.top.constant = 100
            page.root.layoutIfNeeded()
        }
        page.harness.step()

        #expect(note.frame.origin == Point(x: 30, y: 160))
        #expect(note.layer.presentation() == nil)
        #expect(page.header.layer.presentation() != nil)
    }

    @Test func `An arranged view added to a stack appears at once, and its siblings are animated`() {
        let stack = StackView()
        stack.axis = .vertical
        let first = fixed(height: 20)
        let second = fixed(height: 20)
        for view in [first, second] { stack.addArrangedSubview(view) }
        stack.frame = Rect(x: 0, y: 0, width: 100, height: 200)
        stack.distribution = .equalSpacing
        let root = View()
        root.addSubview(stack)
        let harness = Harness(root, size: Size(width: 200, height: 200))
        harness.step()
        let third = fixed(height: 20)
        stack.insertArrangedSubview(third, at: 0)
        let before = first.frame.minY

        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
        harness.show(at: 0.5)

        #expect(third.layer.presentation() == nil)
        #expect(first.frame.minY > before)
        #expect(abs(first.shownFrame.minY - (before + first.frame.minY) / 2) < 1e-9)
    }

    @Test func `A subtree that is built and laid out inside a block is not animated`() {
        let stage = Stage()
        let card = Card()
        View.animate(withDuration: 1) {
            stage.root.addSubview(card)
            card.frame = Rect(x: 100, y: 50, width: 100, height: 100)
            card.layoutIfNeeded()
            stage.view.alpha = 0
        }
        #expect(card.layer.presentation() == nil)
        #expect(card.badge.layer.presentation() == nil)
        #expect(card.badge.frame == Rect(x: 80, y: 0, width: 20, height: 20))
        #expect(stage.view.layer.presentation() != nil)
        // After its first layout the card is animated like any other view.
        View.animate(withDuration: 1) { card.frame.origin.x = 0 }
        #expect(card.layer.presentation() != nil)
    }

    @Test func `A view with a frame set before the block is animated from there`() {
        let stage = Stage()
        let card = View(frame: Rect(x: 0, y: 200, width: 50, height: 50))
        stage.root.addSubview(card)
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.origin.y = 100 }
        stage.show(at: 0.5)
        #expect(abs(card.shownFrame.minY - 150) < 1e-9)
    }

    @Test func `A displayed view of zero size is animated to its new size`() {
        let stage = Stage()
        let card = View()
        stage.root.addSubview(card)
        stage.harness.step()
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            card.frame = Rect(x: 0, y: 0, width: 100, height: 100)
        }
        stage.harness.show(at: stage.harness.now.seconds + 0.5)
        #expect(abs(card.shownFrame.width - 50) < 1)
    }

    @Test func `Replacing a constraint by another one animates the move`() {
        let page = Page()
        page.top.isActive = false
        page.header.bottomAnchor.constraint(equalTo: page.root.bottomAnchor).isActive = true
        View.animate(withDuration: 1, delay: 0, options: .curveLinear) { page.root.layoutIfNeeded() }
        page.harness.show(at: 0.5)
        #expect(page.header.frame.minY == 160)
        #expect(abs(page.header.shownFrame.minY - 80) < 1e-9)
    }

    @Test func `Incremental painting of an animated layout equals a full painting`() {
        let page = Page()
        page.header.backgroundColor = .red
        page.body.backgroundColor = .green
        page.body.layer.cornerRadius = 12
        page.harness.step()
        page.top.constant = 70
        View.animate(withDuration: 0.3) { page.root.layoutIfNeeded() }
        while page.harness.step() != nil { #expect(page.harness.picture == page.harness.renderFresh()) }
        #expect(page.harness.picture == page.harness.renderFresh())
    }

    private func fixed(height: Double) -> View {
        let view = View()
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }
}

/// A header at a distance from the top, and a body that fills the rest.
private struct Page {
    let root = View()
    let header = View()
    let body = View()
    let top: LayoutConstraint
    let harness: Harness

    init() {
        for view in [header, body] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        top = header.topAnchor.constraint(equalTo: root.topAnchor)
        LayoutConstraint.activate([
            top, header.heightAnchor.constraint(equalToConstant: 40),
            header.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            body.topAnchor.constraint(equalTo: header.bottomAnchor),
            body.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            body.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        harness = Harness(root, size: Size(width: 400, height: 200))
        harness.step()
    }
}

/// A badge at the top right corner, laid out without constraints.
private final class Card: View {
    let badge = View()

    init() {
        super.init(frame: .zero)
        addSubview(badge)
    }

    override func layoutSubviews() {
        badge.bounds.size = Size(width: 20, height: 20)
        badge.frame.origin = Point(x: bounds.maxX - 20, y: 0)
    }
}
