import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

/// `UndoManager`: grouping, names, targets and limits, against Foundation's semantics.
@Suite(.serialized)
struct UndoManagerTests {
    let manager = UndoManager()
    let counter = Counter()

    init() { counter.manager = manager }

    @Test func `100,000 nested groups are one change, however deep they are`() {
        manager.groupsByEvent = false
        for depth in 0..<100_000 {
            manager.beginUndoGrouping()
            if depth % 1000 == 0 { counter.value = depth + 1 }
        }
        #expect(manager.groupingLevel == 100_000 && manager.canUndo)
        for _ in 0..<100_000 { manager.endUndoGrouping() }

        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        #expect(counter.value == 99_001)
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test func `The actions of a target are removed from open groups, whose other actions keep their groups`()
    {
        let other = Counter()
        other.manager = manager
        manager.beginUndoGrouping()
        other.value = 1
        counter.value = 1
        manager.beginUndoGrouping()
        manager.setActionName("Inner")
        counter.value = 2
        manager.removeAllActions(withTarget: counter)
        other.value = 2
        manager.endUndoGrouping()
        other.value = 3
        manager.endUndoGrouping()
        #expect(manager.undoActionName == "Inner")

        manager.undo()
        #expect(other.value == 0 && counter.value == 2)
        manager.redo()
        #expect(other.value == 3)
    }

    @Test func `An undo reverts a change, and a redo repeats it`() {
        counter.value = 1
        manager.undo()
        #expect(counter.value == 0 && manager.canRedo && !manager.canUndo)
        manager.redo()
        #expect(counter.value == 1 && !manager.canRedo && manager.canUndo)
        manager.undo()
        counter.value = 7

        #expect(!manager.canRedo, "a new change removes what could be redone")
    }

    @Test func `The changes of one event are one step, and those of explicit groups are separate ones`() {
        counter.value = 1
        counter.value = 2
        #expect(manager.groupingLevel == 1)
        manager.undo()
        #expect(counter.value == 0)
        manager.groupsByEvent = false
        for value in [5, 6] {
            manager.beginUndoGrouping()
            counter.value = value
            manager.endUndoGrouping()
        }
        manager.undo()

        #expect(counter.value == 5 && manager.canUndo)
    }

    @Test func `Events of a host end the groups of their changes`() throws {
        let button = Button(title: "Add") { [counter] _ in counter.value += 1 }
        let harness = Harness(button, size: Size(width: 100, height: 40))
        try harness.click(Point(x: 50, y: 20))
        try harness.click(Point(x: 50, y: 20))
        #expect(counter.value == 2 && manager.groupingLevel == 0)
        manager.undo()
        #expect(counter.value == 1)
        manager.undo()

        #expect(counter.value == 0)
    }

    @Test func `A group of the program that spans several events is one step`() throws {
        let pad = Button(title: "Drag") { [counter] _ in counter.value += 1 }
        let harness = Harness(pad, size: Size(width: 100, height: 40))
        manager.beginUndoGrouping()
        try harness.click(Point(x: 50, y: 20))
        try harness.click(Point(x: 50, y: 20))
        manager.endUndoGrouping()
        try harness.key(.keyboardF1)
        try harness.click(Point(x: 50, y: 20))
        manager.undo()
        #expect(counter.value == 2)
        manager.undo()

        #expect(counter.value == 0)
    }

    @Test func `Nested groups are undone together, in reverse order`() {
        manager.beginUndoGrouping()
        counter.value = 1
        manager.beginUndoGrouping()
        counter.value = 2
        manager.endUndoGrouping()
        counter.value = 3
        manager.endUndoGrouping()
        counter.log = []
        manager.undo()

        #expect(counter.log == [2, 1, 0])
    }

    @Test func `Titles of menu items contain the action name, which redo keeps`() {
        #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
        counter.value = 1
        manager.setActionName("Increase")
        #expect(manager.undoMenuItemTitle == "Undo Increase" && manager.undoActionName == "Increase")
        manager.undo()
        #expect(manager.redoMenuItemTitle == "Redo Increase" && manager.undoActionName.isEmpty)
        manager.redo()

        #expect(manager.undoMenuItemTitle == "Undo Increase")
    }

    @Test func `A limit removes the oldest steps`() {
        manager.groupsByEvent = false
        for value in 1...5 { step(to: value) }
        manager.levelsOfUndo = 2
        while manager.canUndo { manager.undo() }
        #expect(counter.value == 3)
        manager.levelsOfUndo = 0
        for value in 1...5 { step(to: value) }
        while manager.canUndo { manager.undo() }

        #expect(counter.value == 3)
    }

    @Test func `Disabled registration records nothing`() {
        manager.disableUndoRegistration()
        manager.disableUndoRegistration()
        counter.value = 1
        manager.enableUndoRegistration()
        counter.value = 2
        #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
        manager.enableUndoRegistration()
        counter.value = 3
        manager.undo()

        #expect(counter.value == 2)
    }

    @Test func `Targets are not retained, and the steps of a deallocated target disappear`() {
        var other: Counter? = Counter()
        other?.manager = manager
        manager.groupsByEvent = false
        step(to: 1)
        manager.beginUndoGrouping()
        other?.value = 5
        manager.endUndoGrouping()
        weak let watched = other
        other = nil
        #expect(watched == nil && manager.canUndo)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        manager.removeAllActions(withTarget: counter)

        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test func `Unbalanced groups and calls at the wrong time are reported and lose nothing`() {
        var reports: [String] = []
        Diagnostics.handler = { reports.append($0.message) }
        defer { Diagnostics.handler = nil }
        manager.endUndoGrouping()
        manager.enableUndoRegistration()
        manager.groupsByEvent = false
        counter.value = 1
        manager.beginUndoGrouping()
        counter.value = 2
        manager.undo()
        #expect(counter.value == 1, "the open group is ended and undone")
        manager.undo()
        #expect(counter.value == 0)
        let manager = manager
        manager.registerUndo(withTarget: counter) { _ in
            manager.undo()
            manager.beginUndoGrouping()
            manager.endUndoGrouping()
            manager.endUndoGrouping()
        }
        manager.undo()

        #expect(
            reports == [
                "ended a group that was not begun",
                "enabled the registration more often than it was disabled",
                "registered an action outside of a group, while groupsByEvent is false",
                "was asked to undo or redo while 1 groups are open",
                "registered an action outside of a group, while groupsByEvent is false",
                "undid a change during an undo or redo", "ended a group that was not begun",
            ])
        #expect(manager.groupingLevel == 0 && !manager.isUndoing)
    }

    @Test(arguments: 0..<200)
    func `Random changes, groups, undos and redos agree with a model of snapshots`(_ seed: Int) {
        var random = SeededRandom(seed: seed)
        manager.groupsByEvent = false
        let limit = random.chance(0.3) ? 1 + random.index(below: 4) : 0
        manager.levelsOfUndo = limit
        // The model keeps the values before each step, and those that a redo restores.
        var undoable: [Int] = []
        var redoable: [Int] = []
        for _ in 0..<60 {
            switch random.index(below: 5) {
            case 0, 1:
                let before = counter.value
                let count = random.index(below: 4)
                group(depth: count == 0 ? 0 : 1 + random.index(below: 3), count, &random)
                if count > 0 {
                    undoable.append(before)
                    if limit > 0, undoable.count > limit { undoable.removeFirst() }
                    redoable = []
                }
            case 2, 3:
                manager.undo()
                if let before = undoable.popLast() {
                    redoable.append(lastValue)
                    lastValue = before
                }
            default:
                manager.redo()
                if let after = redoable.popLast() {
                    undoable.append(lastValue)
                    lastValue = after
                    if limit > 0, undoable.count > limit { undoable.removeFirst() }
                }
            }

            #expect(counter.value == lastValue)
            #expect(manager.canUndo == !undoable.isEmpty && manager.canRedo == !redoable.isEmpty)
        }
    }

    /// The value that the model expects.
    private var lastValue: Int {
        get { counter.expected }
        nonmutating set { counter.expected = newValue }
    }

    private func step(to value: Int) {
        manager.beginUndoGrouping()
        counter.value = value
        manager.endUndoGrouping()
    }

    /// Makes `count` changes in nested groups.
    private func group(depth: Int, _ count: Int, _ random: inout SeededRandom) {
        for _ in 0...depth { manager.beginUndoGrouping() }
        for index in 0..<count {
            counter.value = random.index(below: 1000)
            counter.expected = counter.value
            // Ends and begins inner groups between the changes.
            if depth > 0, index + 1 < count, random.chance(0.5) {
                manager.endUndoGrouping()
                manager.beginUndoGrouping()
            }
        }
        for _ in 0...depth { manager.endUndoGrouping() }
    }
}

/// A value whose changes are registered.
final class Counter {
    weak var manager: UndoManager?
    var log: [Int] = []
    var expected = 0
    var value = 0 {
        didSet {
            log.append(value)
            let old = oldValue
            manager?.registerUndo(withTarget: self) { $0.value = old }
        }
    }
}
