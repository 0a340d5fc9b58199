public import Widgets

/// The tasks implemented with retained views, each on a tab.
public final class SevenGUIsController: TabBarController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        let pages: [(String, ViewController)] = [
            ("Counter", CounterController()), ("Temperature", TemperatureController()),
            ("Timer", TimerController()), ("CRUD", RegisterController()), ("Cells", CellsController()),
        ]
        for (name, page) in pages { page.title = name }
        viewControllers = pages.map(\.1)
    }
}

/// Returns a ``SevenGUIsController``, for files that import `DeclarativeUI` instead of `Widgets`.
func makeSevenGUIsController() -> ViewController { SevenGUIsController() }
