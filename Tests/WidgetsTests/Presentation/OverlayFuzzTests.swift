import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Random operation of menus, sheets and controls: the displayed image always equals a full painting of the tree.
@Suite(.serialized)
struct OverlayFuzzTests {
    private let keys: [KeyboardHIDUsage] = [
        .keyboardTab, .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardEscape, .keyboardDownArrow,
        .keyboardUpArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd,
        .keyboardPageDown, .keyboardApplication, .keyboardA, .keyboardX, .keyboardV,
    ]

    @Test(arguments: 1...6) func `Random input keeps the focus inside sheets and the painting correct`(
        seed: Int
    ) throws {
        var random = SeededRandom(seed: seed)
        let stage = FuzzStage()
        let harness = Harness(
            stage.root, size: Size(width: 420, height: 360), theme: seed.isMultiple(of: 2) ? .dark : .light)
        if seed.isMultiple(of: 3) { harness.host.layoutDirection = .rightToLeft }
        try harness.settle()
        for step in 0..<160 {
            let place = Point(
                x: .random(in: 0...420, using: &random), y: .random(in: 0...360, using: &random))
            switch Int.random(in: 0..<9, using: &random) {
            case 0, 1:
                harness.settlesAfterVerbs = Bool.random(using: &random)
                try harness.click(place, button: Bool.random(using: &random) ? .left : .right)
            case 2: try harness.press(place)
            case 3: try harness.release()
            case 4: try harness.move(to: place)
            case 5, 6:
                let flags: KeyModifierFlags = [[], .shift, .control][Int.random(in: 0..<3, using: &random)]
                try harness.key(keys.randomElement(using: &random) ?? .keyboardTab, flags)
            case 7: harness.advance(by: .milliseconds(Int.random(in: 1...500, using: &random)))
            default: stage.change(Int.random(in: 0..<8, using: &random))
            }
            let modal = harness.host.presentedSheets.last
            if let modal, let focused = harness.focusedView {
                #expect(focused.isDescendant(of: modal), "seed \(seed), step \(step)")
            }
            guard step.isMultiple(of: 20) else { continue }
            try harness.settle()
            #expect(harness.picture == harness.renderFresh(), "seed \(seed), step \(step)")
        }
        try harness.release()
        harness.host.setActive(false)
        try harness.settle()
        #expect(harness.host.openMenu == nil)
    }
}

/// A root view controller with one control of each kind; some of their actions change the hierarchy.
@MainActor
private final class FuzzStage {
    let root = ViewController()
    private let list = ListView()
    private let source = FuzzSource()
    private let tabs = TabView()
    private let menuButton = Button(title: "Menu")

    init() {
        menuButton.showsMenuAsPrimaryAction = true
        menuButton.menu = menu()
        let popUp = PopUpButton(items: (0..<30).map { "Item \($0)" })
        let field = TextField(placeholder: "Field")
        let segments = SegmentedControl(items: ["A", "B", "C"])
        let alert = Button(title: "Alert") { [weak self] _ in self?.ask() }
        alert.toolTip = "Asks something"
        let views: [View] = [
            menuButton, popUp, field, segments, alert, Stepper(), Switch(),
            RadioGroup(items: ["One", "Two"]),
        ]
        for (index, view) in views.enumerated() {
            view.frame = Rect(
                x: 8 + 135 * Double(index % 3), y: 8 + 42 * Double(index / 3), width: 128, height: 34)
            root.view.addSubview(view)
        }
        for name in ["One", "Two", "Three"] {
            tabs.addTabViewItem(TabViewItem(label: name) { TextField(placeholder: name) })
        }
        tabs.frame = Rect(x: 8, y: 140, width: 190, height: 200)
        list.frame = Rect(x: 210, y: 140, width: 200, height: 210)
        list.register(ListCell.self, forCellReuseIdentifier: "row")
        list.rowHeight = 28
        list.allowsMultipleSelection = true
        list.dataSource = source
        list.contextMenuProvider = { [weak self] _ in self?.menu() }
        root.view.addSubview(tabs)
        root.view.addSubview(list)
    }

    private func menu() -> Menu {
        Menu(children: [
            Action(title: "Ask") { [weak self] _ in self?.ask() },
            KeyCommand(title: "Cut", input: "x", modifierFlags: .control) { [weak self] _ in self?.change(0)
            },
            Menu(
                title: "More",
                children: (0..<20).map { index in
                    Action(title: "Entry \(index)", attributes: index % 3 == 0 ? .disabled : []) {
                        [weak self] _ in
                        self?.change(index % 8)
                    }
                }),
            Action(title: "Stay", attributes: .keepsMenuPresented) { [weak self] _ in self?.change(3) },
        ])
    }

    private func ask() {
        var top: ViewController = root
        while let next = top.presentedViewController { top = next }
        if top is AlertController { return }
        let alert = AlertController(title: "Sure?", message: "Really?", preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(AlertAction(title: "Yes", style: .destructive) { [weak self] _ in self?.change(1) })
        top.present(alert, animated: true)
    }

    func change(_ what: Int) {
        switch what {
        case 0:
            source.count += 1
            list.insertRows(at: [source.count / 2], with: .automatic)
        case 1 where source.count > 1:
            source.count -= 1
            list.deleteRows(at: [0], with: .automatic)
        case 2: root.dismiss(animated: true)
        case 3: menuButton.isEnabled.toggle()
        case 4: menuButton.isHidden.toggle()
        case 5: tabs.selectedTabViewItemIndex = (tabs.selectedTabViewItemIndex + 1) % 3
        case 6: root.view.addSubview(list)
        default: root.view.bringSubviewToFront(tabs)
        }
    }
}

private final class FuzzSource: ListViewDataSource {
    var count = 40

    func numberOfRows(in listView: ListView) -> Int { count }
    func numberOfSections(in listView: ListView) -> Int { 2 }
    func listView(_ listView: ListView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? count / 3 : count - count / 3
    }
    func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? { "Part \(section)" }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "row", for: row)
        (cell as? ListCell)?.text = "Row \(row)"
        return cell
    }
}
