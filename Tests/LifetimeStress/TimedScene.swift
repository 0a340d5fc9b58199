package import Widgets
package import WidgetsTesting

/// A view with a timer, and the user actions that start it.
package nonisolated enum TimedScene: CaseIterable, Sendable {
    case caretOfField, caretOfTextView, searchPause, selectionBeyondField, selectionBeyondTextView
    case selectionBeyondList, scrollBarPage, scrollBarRest, heldStepper, spinner, indeterminateProgress
    case animatedImage
    case toolTip, toolTipOfFocus, submenu
    case heldEmoji, findPause, caretReveal, flickPause
    case restingFinger, dragAtEdge, dragOverSpring

    /// Whether the timer belongs to a press or to the focus; false if it belongs to displayed content.
    package var needsActiveWindow: Bool {
        switch self {
        case .spinner, .indeterminateProgress, .searchPause, .toolTip, .toolTipOfFocus, .submenu: false
        case .findPause, .caretReveal, .animatedImage, .flickPause: false
        // A drag continues over the other windows of the program.
        case .dragAtEdge, .dragOverSpring: false
        default: true
        }
    }

    /// Performs the actions and returns the harness and the view whose timer is running.
    @MainActor package func start() throws -> (Harness, View) {
        let view = makeView()
        view.frame = Rect(x: 20, y: 20, width: 100, height: 100)
        let root = View()
        root.addSubview(view)
        let harness = Harness(root, size: Size(width: 200, height: 200))
        try harness.settle()
        try act(on: view, harness)
        // A caret is scrolled into view a millisecond after its text has changed.
        if self == .caretReveal { return (harness, view) }
        harness.advance(by: .milliseconds(20))
        let deadline = harness.host.nextDeadline
        try require(deadline.map { $0 > harness.now } == true, "no timer has been started")
        return (harness, view)
    }

    private func require(_ condition: Bool, _ defect: String) throws {
        if !condition { throw TimedSceneError(description: "\(self): \(defect)") }
    }

    @MainActor private func makeView() -> View {
        let text = String(repeating: "word ", count: 400)
        switch self {
        case .caretOfField, .selectionBeyondField:
            let field = TextField()
            field.text = text
            return field
        case .caretOfTextView, .selectionBeyondTextView, .findPause, .caretReveal:
            let view = TextView()
            view.text = text
            view.isFindInteractionEnabled = self == .findPause
            view.isScrollEnabled = self != .caretReveal
            return view
        case .searchPause: return SearchField()
        case .selectionBeyondList: return TimedList()
        case .scrollBarPage, .scrollBarRest, .flickPause, .dragAtEdge:
            let area = ScrollView()
            area.contentSize = Size(width: 100, height: 5000)
            return area
        case .heldStepper: return Stepper()
        case .spinner:
            let view = ActivityIndicatorView(style: .medium)
            view.startAnimating()
            return view
        case .animatedImage:
            let frames = (0..<2).map { _ in Image(bitmap: Bitmap(width: 8, height: 8)) }
            return ImageView(image: Image.animatedImage(with: frames, duration: 1))
        case .indeterminateProgress:
            let view = ProgressView()
            view.isIndeterminate = true
            return view
        case .toolTip:
            let view = View()
            view.toolTipText = "Tip"
            return view
        case .toolTipOfFocus:
            let button = Button(title: "Button")
            button.toolTipText = "Tip"
            return button
        case .heldEmoji: return EmojiChooser()
        case .submenu: return View()
        case .restingFinger: return TimedCard()
        case .dragOverSpring:
            let view = View()
            view.addInteraction(SpringLoadedInteraction { _ in })
            return view
        }
    }

    @MainActor private func act(on view: View, _ harness: Harness) throws {
        switch self {
        case .caretOfField, .caretOfTextView: try harness.click(view)
        case .searchPause:
            try harness.click(view)
            try harness.type("a")
        case .selectionBeyondField:
            try harness.press(view)
            try harness.move(to: Point(x: 190, y: 70))
        case .selectionBeyondTextView, .selectionBeyondList:
            try harness.press(view)
            try harness.move(to: Point(x: 70, y: 190))
        case .scrollBarPage:
            (view as? ScrollView)?.flashScrollIndicators()
            harness.advance(by: .milliseconds(200))
            try harness.press(Point(x: 115, y: 110))
        case .scrollBarRest:
            (view as? ScrollView)?.flashScrollIndicators()
            harness.advance(by: .milliseconds(200))
        case .flickPause: try harness.scroll(over: view, by: Point(x: 0, y: -0.1), precise: true)
        case .heldStepper: try harness.press(Point(x: 30, y: 70))
        case .spinner, .indeterminateProgress, .animatedImage: break
        case .toolTip: try harness.move(to: view)
        case .toolTipOfFocus:
            try harness.key(.keyboardTab)
            try require(view.isFirstResponder, "the button is not focused")
        case .heldEmoji:
            view.frame = Rect(x: 0, y: 0, width: 360, height: 404)
            try harness.resize(to: Size(width: 360, height: 404))
            try harness.settle()
            try harness.focus(harness.find(SearchField.self))
            try harness.type("waving")
            try harness.press("👋")
        case .findPause:
            let session = (view as? TextView)?.findInteraction?.beginSession()
            session?.performSearch(query: "word")
            (view as? TextView)?.text = "word"
            try harness.settle()
            try require(session?.resultCount == 400, "the text has not been searched")
        case .caretReveal:
            try harness.focus(view)
            (view as? TextView)?.insertText("\n")
            try require(view.needsLayout, "no caret reveal is pending")
        case .submenu:
            let inner = Menu(title: "More", children: [Action(title: "Copy") { _ in }])
            inner.popUp(positioning: nil, at: .zero, in: view)
            let outer = Menu(children: [Action(title: "Cut") { _ in }, inner])
            outer.popUp(positioning: nil, at: .zero, in: view)
            try harness.settle()
            try harness.move(to: Point(x: 60, y: 68))
        case .restingFinger: try harness.touchDown(at: Point(x: 70, y: 70))
        case .dragAtEdge: try dragCard(to: Point(x: 70, y: 115), harness)
        case .dragOverSpring: try dragCard(to: Point(x: 70, y: 70), harness)
        }
    }

    /// Drags a card beside the view to a point.
    @MainActor private func dragCard(to point: Point, _ harness: Harness) throws {
        let card = TimedCard(frame: Rect(x: 140, y: 20, width: 40, height: 40))
        harness.rootView.addSubview(card)
        try harness.settle()
        try harness.press(card)
        try harness.move(to: point)
        try require(harness.host.isDragging, "no drag has begun")
    }
}

/// A scene whose timer has not started.
private nonisolated struct TimedSceneError: Error, CustomStringConvertible {
    let description: String
}

/// A view from which text is dragged.
private final class TimedCard: View, DragInteractionDelegate {
    override init(frame: Rect) {
        super.init(frame: frame)
        addInteraction(DragInteraction(delegate: self))
    }

    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [DragItem]
    {
        [DragItem(itemProvider: ItemProvider("card"))]
    }
}

/// A list of a hundred rows that is its own data source.
private final class TimedList: ListView, ListViewDataSource {
    override init(frame: Rect) {
        super.init(frame: frame)
        rowHeight = 20
        allowsMultipleSelection = true
        dataSource = self
    }

    func numberOfRows(in listView: ListView) -> Int { 100 }
    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView { ListCell(frame: .zero) }
}
