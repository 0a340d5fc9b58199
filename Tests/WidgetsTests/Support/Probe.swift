import Widgets

/// A view that records calls of its hooks in a journal, which several probes can share.
final class Probe: View {
    let label: String
    let journal: Journal
    var onLayout: (() -> Void)?
    var onDraw: (() -> Void)?
    var onUpdateConstraints: (() -> Void)?

    init(_ label: String, _ journal: Journal = Journal(), frame: Rect = .zero) {
        self.label = label
        self.journal = journal
        super.init(frame: frame)
        accessibilityIdentifier = label
    }

    override func updateConstraints() {
        journal.add("constraints \(label)")
        onUpdateConstraints?()
        super.updateConstraints()
    }
    override func layoutSubviews() {
        journal.add("layout \(label)")
        onLayout?()
    }
    override func draw(_ canvas: Canvas) {
        journal.add("draw \(label)")
        onDraw?()
        canvas.fill(bounds, .gray)
    }
    override func willMove(toSuperview newSuperview: View?) {
        journal.addHook("\(label) will move to \(Self.name(newSuperview))")
    }
    override func didMoveToSuperview() { journal.addHook("\(label) did move to \(Self.name(superview))") }
    override func willMove(toWindow newWindow: Window?) {
        journal.addHook("\(label) will move to window \(newWindow == nil ? "nil" : "some")")
    }
    override func didMoveToWindow() {
        journal.addHook("\(label) did move to window \(window == nil ? "nil" : "some")")
    }
    override func didAddSubview(_ subview: View) { journal.addHook("\(label) did add \(Self.name(subview))") }
    override func willRemoveSubview(_ subview: View) {
        journal.addHook("\(label) will remove \(Self.name(subview))")
    }

    private static func name(_ view: View?) -> String {
        (view as? Probe)?.label ?? (view == nil ? "nil" : "view")
    }
}

/// A log of events, in order.
final class Journal {
    private(set) var entries: [String] = []
    private(set) var hooks: [String] = []

    func add(_ entry: String) { entries.append(entry) }
    func addHook(_ entry: String) { hooks.append(entry) }
    func clear() {
        entries = []
        hooks = []
    }
}

/// Runs `body` and returns the diagnostics that it reports.
func diagnostics(_ body: () throws -> Void) rethrows -> [Diagnostic] {
    var reported: [Diagnostic] = []
    let handler = Diagnostics.handler
    Diagnostics.handler = { reported.append($0) }
    defer { Diagnostics.handler = handler }
    try body()
    return reported
}
