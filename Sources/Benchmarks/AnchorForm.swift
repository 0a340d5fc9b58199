import Widgets

/// The scene of W2 and W5: 1,000 rows of label, field and button in a scroll view, placed by anchors.
final class AnchorForm {
    static let rowCount = 1000
    let area: ScrollView
    let content = View()
    private(set) var labels: [Label] = []
    private(set) var fields: [TextField] = []
    private(set) var buttons: [Button] = []

    init() {
        area = ScrollView(frame: Rect(x: 0, y: 0, width: 1000, height: 800))
        area.backgroundColor = .white
        content.translatesAutoresizingMaskIntoConstraints = false
        area.addSubview(content)
        activate(
            content.leadingAnchor.constraint(equalTo: area.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: area.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: area.frameLayoutGuide.widthAnchor),
            content.topAnchor.constraint(equalTo: area.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: area.contentLayoutGuide.bottomAnchor))
        for index in 0..<Self.rowCount { addRow(index) }
        if let last = fields.last {
            activate(content.bottomAnchor.constraint(equalTo: last.bottomAnchor, constant: 8))
        }
    }

    private func activate(_ constraints: LayoutConstraint...) { LayoutConstraint.activate(constraints) }

    private func addRow(_ index: Int) {
        let label = Label(text: "Label \(index)")
        let field = TextField()
        field.text = "Value \(index * 7919 % 10007)"
        let button = Button(title: "Button \(index)")
        for view in [label, field, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(view)
        }
        let above = fields.last
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
            label.widthAnchor.constraint(equalToConstant: 120),
            label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
            field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            field.topAnchor.constraint(
                equalTo: above?.bottomAnchor ?? content.topAnchor, constant: above == nil ? 8 : 4),
            button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
            button.widthAnchor.constraint(equalToConstant: 120),
            button.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
            button.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        ])
        labels.append(label)
        fields.append(field)
        buttons.append(button)
    }

    /// Exits with an error unless the form has the expected geometry and is visible.
    func check(_ name: String, width: Double, _ bitmap: Bitmap) {
        for index in [0, 1, 500, Self.rowCount - 1] {
            let (label, field, button) = (labels[index], fields[index], buttons[index])
            Report.check(name, label.frame.minX == 8 && label.frame.width == 120, "label \(label.frame)")
            Report.check(
                name, field.frame.minX == 136 && field.frame.width == width - 272, "field \(field.frame)")
            Report.check(name, button.frame.maxX == width - 8, "button \(button.frame)")
        }
        Report.check(name, fields[999].frame.minY > 20_000, "the rows are not stacked")
        Report.check(
            name, area.contentSize.width == width && area.contentSize.height > 20_000,
            "the content is \(area.contentSize)")
        for view in [labels[0], fields[0], buttons[0]] as [View] {
            Report.check(name, ink(bitmap, view.frame) > 20, "\(view.hierarchyPath) is not visible")
        }
    }

    private func ink(_ bitmap: Bitmap, _ frame: Rect) -> Int {
        let ground = bitmap[Int(frame.minX) + 12, Int(frame.minY) + 3]
        var count = 0
        for y in Int(frame.minY)..<Int(frame.maxY) {
            for x in Int(frame.minX)..<Int(frame.maxX) where bitmap[x, y] != ground { count += 1 }
        }
        return count
    }
}

/// W2: measures from the first constructor to the painted first frame.
enum FormBuild {
    static func run() {
        var times: [Double] = []
        for _ in 0..<7 {
            let start = Measure.now
            let form = AnchorForm()
            let host = ViewHost(rootView: form.area, size: Size(width: 1000, height: 800))
            let target = BitmapTarget(width: 1000, height: 800)
            host.runFrame(into: target)
            times.append((Measure.now - start) / 1000)
            form.check("W2", width: 1000, target.bitmap)
            Report.check("W2", !host.needsFrame, "something was left to do")
        }
        Report.figure("W2", "first_ms", times[0])
        Report.figure("W2", "median_ms", Measure.median(times))
        Report.figure("W2", "peak_rss_mb", Measure.peakResidentMegabytes)
    }
}

/// W5: resizes the width of the window repeatedly.
enum FormResize {
    static func run() {
        let form = AnchorForm()
        let host = ViewHost(rootView: form.area, size: Size(width: 1000, height: 800))
        host.runFrame(into: BitmapTarget(width: 1000, height: 800))
        let targets = [BitmapTarget(width: 1100, height: 800), BitmapTarget(width: 1000, height: 800)]
        var times: [Double] = []
        for step in 0..<50 {
            let width = step % 2 == 0 ? 1100.0 : 1000
            let start = Measure.now
            host.resize(to: Size(width: width, height: 800))
            host.runFrame(into: targets[step % 2])
            times.append((Measure.now - start) / 1000)
            form.check("W5", width: width, targets[step % 2].bitmap)
        }
        Report.figure("W5", "median_ms", Measure.median(times))
    }
}

/// W3_relayout: changes the text of one of 10,000 labels in a grid view, including layout.
enum SingleRelayout {
    static func run() {
        let name = "W3_relayout"
        let root = View(frame: Rect(x: 0, y: 0, width: 2000, height: 1200))
        root.backgroundColor = .white
        let labels = (0..<LabelGrid.count).map { index in
            let label = Label(text: LabelGrid.text(index % 1000))
            label.font = .systemFont(ofSize: 9)
            label.textColor = .black
            label.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
            label.heightAnchor.constraint(greaterThanOrEqualToConstant: 12).isActive = true
            return label
        }
        let grid = GridView(views: (0..<100).map { row in Array(labels[row * 100..<row * 100 + 100]) })
        grid.rowSpacing = 0
        grid.columnSpacing = 0
        grid.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(grid)
        grid.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        grid.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let host = ViewHost(rootView: root, size: root.bounds.size)
        let target = BitmapTarget(width: 2000, height: 1200)
        let started = Measure.now
        host.runFrame(into: target)
        Report.figure(name, "first_layout_ms", (Measure.now - started) / 1000)
        Report.check(
            name, labels[9999].frame.minX == 1980 && labels[9999].frame.minY == 1188, "\(labels[9999].frame)")
        var times: [Double] = []
        for step in 0..<200 {
            let index = (step * 7919 + 13) % LabelGrid.count
            let text = LabelGrid.text((index + 1 + step % 998) % 1000)
            let before = LabelGrid.pixels(target.bitmap, index)
            let start = Measure.now
            labels[index].text = text
            host.runFrame(into: target)
            times.append(Measure.now - start)
            Report.check(
                name, LabelGrid.pixels(target.bitmap, index) != before, "cell \(index) did not change")
        }
        Report.figure(name, "median_us", Measure.median(times))
        Report.figure(name, "p99_us", Measure.percentile(times, 0.99))
        relayoutWithNewSize(labels, host, target)
    }

    /// Measures a layout after the text of one label has become wider: its column widens, and all columns to its right move.
    private static func relayoutWithNewSize(_ labels: [Label], _ host: ViewHost, _ target: BitmapTarget) {
        var times: [Double] = []
        for step in 0..<20 {
            let label = labels[5050]
            let start = Measure.now
            label.text = step % 2 == 0 ? "wide text" : "123"
            host.runFrame(into: target)
            times.append(Measure.now - start)
            Report.check(
                "W3_relayout", (labels[5051].frame.minX > 1020) == (step % 2 == 0), "no room was made")
        }
        Report.figure("W3_relayout", "grown_column_median_us", Measure.median(times))
    }
}
