public import Widgets

/// The tasks in the retained style, each on a tab.
public final class SevenGUIsController: TabBarController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        let pages: [(String, ViewController)] = [
            ("Counter", CounterController()), ("Temperature", TemperatureController()),
            ("Timer", TimerController()), ("CRUD", RegisterController()),
        ]
        for (name, page) in pages { page.title = name }
        viewControllers = pages.map(\.1)
    }
}

/// The controller for who imports the other style.
func makeSevenGUIsController() -> ViewController { SevenGUIsController() }
