import Widgets

extension Scenes {
    /// Prints whether a scrolled list equals a full painting, and whether pixels were moved.
    static func scroll() {
        let size = Size(width: 320, height: 240)
        let window = makeWindow(size)
        let rows = NumberedRows()
        let list = rows.makeList(size)
        window.addSubview(list)
        window.makeKeyAndVisible()
        var moves = 0
        func step(_ number: Int) {
            moves += window.viewHost?.lastFrameReport?.moves.count ?? 0
            if number < 6 {
                list.contentOffset.y += 37
                _ = window.viewHost?.schedule(after: .milliseconds(60)) { step(number + 1) }
                return
            }
            let fresh = rows.makeList(size)
            fresh.layoutIfNeeded()
            fresh.contentOffset = list.contentOffset
            say("moves \(moves)")
            say("equal \(window.surfacePixels == fresh.snapshot(scale: window.contentScaleFactor))")
            window.close()
        }
        afterFrame(of: window) { step(0) }
    }
}

/// A list's data source of a thousand rows that display their index.
private final class NumberedRows: ListViewDataSource {
    func makeList(_ size: Size) -> ListView {
        let list = ListView(frame: Rect(origin: .zero, size: size))
        // The pointer may be over the window, which would show the scroll bar.
        list.showsVerticalScrollIndicator = false
        list.rowHeight = 22
        list.register(ListCell.self, forCellReuseIdentifier: "row")
        list.dataSource = self
        return list
    }

    func numberOfRows(in listView: ListView) -> Int { 1000 }

    func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
        let cell = listView.dequeueReusableCell(withIdentifier: "row", for: row)
        (cell as? ListCell)?.text = "Row \(row)"
        return cell
    }
}
