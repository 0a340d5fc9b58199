import Glibc
import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy
@testable import Windowing

/// Files of saved state that another program, a full disk or a power failure has damaged.
@Suite struct DamagedStateTests {
    /// A window with views of all classes that save their state.
    private final class Page {
        let window = Window(title: "Notes", size: Size(width: 400, height: 600))
        let field = TextField(frame: .zero)
        let slider = Slider(frame: .zero)
        let views: [View]
        let harness: Harness
        private let source = Rows()

        final class Rows: TableColumnDataSource {
            func numberOfRows(in tableView: TableView) -> Int { 3 }
            func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
                "\(row)"
            }
        }

        init() throws {
            let editor = TextView(frame: .zero)
            editor.text = "one\ntwo\nthree"
            let stepper = Stepper(frame: .zero)
            let segments = SegmentedControl(items: ["a", "b", "c"])
            let group = RadioGroup(items: ["a", "b", "c"])
            let popUp = PopUpButton(frame: .zero)
            popUp.addItems(withTitles: ["a", "b"])
            let tabs = TabView(frame: .zero)
            for title in ["First", "Second"] {
                let controller = ViewController()
                controller.title = title
                tabs.addTabViewItem(TabViewItem(viewController: controller))
            }
            let split = SplitView(frame: .zero)
            for _ in 0..<2 { split.addArrangedSubview(View()) }
            let table = TableView(frame: .zero)
            for name in ["name", "size"] { table.addTableColumn(TableColumn(identifier: name)) }
            table.dataSource = source
            let toggle = Switch(frame: .zero)
            views = [field, slider, editor, stepper, segments, group, popUp, tabs, split, table, toggle]
            let root = View()
            for (index, view) in views.enumerated() {
                view.frame = Rect(x: 0, y: Double(index) * 50, width: 300, height: 48)
                view.restorationIdentifier = "\(type(of: view))"
                root.addSubview(view)
            }
            window.restorationIdentifier = "main"
            let controller = ViewController()
            controller.view = root
            window.rootViewController = controller
            harness = Harness(window, size: Size(width: 400, height: 600))
            try harness.settle()
        }
    }

    private let folder: String
    private let store: RestorationStore
    private var path: String { folder + "/notes/main.state" }

    init() throws {
        var name = Array("/tmp/damaged-state-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&name))
        let folder = String(cString: made)
        self.folder = folder
        store = RestorationStore(application: "notes") { $0 == "XDG_STATE_HOME" ? folder : nil }
    }

    private func read(_ path: String) throws -> [UInt8]? { try UserFile(path: path).readBytes() }

    private func write(_ bytes: [UInt8]) throws {
        let file = try #require(fopen(path, "w"))
        _ = fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    /// Removes the files of a test.
    private func cleanUp() {
        for name in ["/notes/main.state.damaged", "/notes/main.state"] {
            unlink(folder + name)
            rmdir(folder + name)
        }
        rmdir(folder + "/notes")
        rmdir(folder)
    }

    /// Saves a page with values, and returns the file.
    private func save() throws -> [UInt8] {
        let page = try Page()
        page.field.text = "saved: ä\t€"
        page.slider.value = 0.25
        store.save(page.window, frame: Rect(x: 20, y: 30, width: 500, height: 400))
        return try #require(try read(path))
    }

    /// Restores a new page from the file, and checks that it can be used and saved.
    private func restore(_ message: String) throws -> (page: Page, found: [Diagnostic]) {
        let damaged = try read(path)
        let page = try Page()
        var frame: Rect?
        let found = try diagnostics {
            frame = store.placement(of: page.window)?.frame
            store.restore(page.window)
            try page.harness.settle()
        }
        let failures = found.filter { $0.kind == .failedRestoration }
        if let frame {
            #expect(frame.isFinite && frame.width > 0 && frame.height > 0, "\(message)")
        }
        if let failure = failures.last {
            #expect(failure.message.contains(path) || failure.message.contains("types"), "\(message)")
            #expect(failure.cure.contains(".damaged"), "\(message): \(failure.cure)")
            #expect(try read(path + ".damaged") == damaged, "\(message)")
        }
        // The next launch has a valid file.
        try page.harness.settle()
        store.save(page.window, frame: Rect(x: 1, y: 2, width: 300, height: 200))
        let next = try Page()
        let later = diagnostics { store.restore(next.window) }
        #expect(later.isEmpty, "\(message): \(later)")
        return (page, failures)
    }

    @Test func `An intact file is restored without a diagnostic`() throws {
        defer { cleanUp() }
        _ = try save()
        let page = try Page()
        #expect(store.placement(of: page.window)?.frame == Rect(x: 20, y: 30, width: 500, height: 400))
        let found = diagnostics { store.restore(page.window) }
        #expect(found.isEmpty && page.field.text == "saved: ä\t€" && page.slider.value == 0.25)
        #expect(try read(path + ".damaged") == nil)
    }

    @Test func `A file that ends at any place is reported and kept, and the rest is restored`() throws {
        defer { cleanUp() }
        let bytes = try save()
        for length in stride(from: 0, to: bytes.count, by: 7) {
            try write(Array(bytes.prefix(length)))
            #expect(try restore("\(length) bytes").found.count == 1, "\(length) bytes")
        }
    }

    @Test(arguments: 0..<40)
    func `A file with random changes never stops the program`(seed: Int) throws {
        defer { cleanUp() }
        var random = SeededRandom(seed: seed)
        let bytes = try save()
        let values = [
            "9223372036854775807", "-9223372036854775808", "1e308", "-1e308", "nan", "inf", "-inf", "-1", "0",
            "true", "99999999999999999999", "\\", "\\t", "\u{0}", "\u{fffd}", "string", "double", "integer",
        ]
        for round in 0..<4 {
            var changed = bytes
            for _ in 0...random.index(below: 6) {
                let place = random.index(below: max(1, changed.count))
                let end = min(changed.count, place + random.index(below: 40))
                switch random.index(below: 6) {
                case 0: changed.removeSubrange(min(place, end)..<end)
                case 1: for index in place..<end { changed[index] = UInt8(random.index(below: 256)) }
                case 2: changed.insert(contentsOf: Array(changed[place..<end]), at: 0)
                case 3:
                    // Another value, or another type.
                    let lines = changed.split(separator: 10).map { $0.split(separator: 9).map(Array.init) }
                    guard !lines.isEmpty else { break }
                    var fields = lines
                    let line = random.index(below: fields.count)
                    guard !fields[line].isEmpty else { break }
                    fields[line][fields[line].count - 1 - random.index(below: min(2, fields[line].count))] =
                        Array(values[random.index(below: values.count)].utf8)
                    changed =
                        Array(fields.map { Array($0.joined(separator: [9])) }.joined(separator: [10])) + [10]
                case 4: changed = Array(changed.prefix(place))
                default: changed.insert(contentsOf: [9, 10, 92, 0, 255].shuffled(using: &random), at: place)
                }
            }
            try write(changed)
            _ = try restore("seed \(seed), round \(round)")
        }
    }

    @Test func `Values of another type leave the view as it is, and are reported`() throws {
        defer { cleanUp() }
        let text = String(decoding: try save(), as: UTF8.self)
        let changed = text.replacing("Slider\tvalue\tdouble\t0.25", with: "Slider\tvalue\tstring\t0.25")
        #expect(changed != text)
        try write(Array(changed.utf8))
        let (page, found) = try restore("string instead of a number")
        #expect(found.count == 2 && found.first?.message.contains("value") == true)
        #expect(page.slider.value == Slider(frame: .zero).value && page.field.text == "saved: ä\t€")
    }

    @Test(arguments: ["1e300", "nan", "-5", "70000"])
    func `A frame that no display can have is reported, and the window opens with its own`(width: String)
        throws
    {
        defer { cleanUp() }
        let text = String(decoding: try save(), as: UTF8.self)
        let changed = text.replacing("width\tdouble\t500.0", with: "width\tdouble\t\(width)")
        #expect(changed != text)
        try write(Array(changed.utf8))
        let page = try Page()
        #expect(store.placement(of: page.window) == nil)
        let found = try restore(width).found
        #expect(found.count == 1 && found.first?.message.contains("frame") == true)
    }

    @Test func `Millions of lines and deep nesting are parsed in linear time`() throws {
        let lines = Array(repeating: UInt8(ascii: "\n"), count: 1 << 20)
        let empty = RestorationArchive(bytes: lines)
        #expect(empty.views.isEmpty && empty.damagedValueCount == 0)
        let nested = RestorationArchive(bytes: Array(repeating: UInt8(ascii: "{"), count: 1 << 20))
        #expect(nested.damagedValueCount == 1)
        let many = RestorationArchive(text: "values\t9223372036854775807\na\tb\tinteger\t1\n")
        #expect(many.damagedValueCount == Int.max - 1 && many.views["a"]?["b"] == .integer(1))
        let negative = RestorationArchive(text: "values\t-9223372036854775808\na\tb\tinteger\t1\n")
        #expect(negative.damagedValueCount == 1 && negative.views == many.views)
    }

    @Test func `A folder or a pipe in the place of the file is kept aside, and the state is saved`() throws {
        defer { cleanUp() }
        _ = try save()
        unlink(path)
        mkfifo(path, 0o600)
        let page = try Page()
        let pipe = diagnostics { store.restore(page.window) }
        #expect(pipe.count == 1 && pipe.first?.message.contains("not a regular file") == true)
        #expect(diagnostics { store.save(page.window) }.isEmpty)
        #expect(try read(path) != nil)
        unlink(path)
        mkdir(path, 0o700)
        #expect(diagnostics { store.restore(page.window) }.count == 1)
        #expect(diagnostics { store.save(page.window) }.isEmpty)
        #expect(try read(path) != nil)
    }

    @Test func `A state that is too large to be read is not written`() throws {
        defer { cleanUp() }
        let page = try Page()
        page.field.text = String(repeating: "x", count: 1 << 24)
        let found = diagnostics { store.save(page.window) }
        #expect(found.count == 1 && found.first?.message.contains("larger than 16 MB") == true)
    }
}
