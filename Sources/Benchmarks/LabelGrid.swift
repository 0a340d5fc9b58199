import Widgets

/// The scene of W3 and W4: 100 x 100 labels of 20 x 12 on white, 9 px black text.
final class LabelGrid {
    static let count = 10_000
    let root = View(frame: Rect(x: 0, y: 0, width: 2000, height: 1200))
    private(set) var labels: [Label] = []

    init(text: (Int) -> Int = { $0 % 1000 }) {
        root.backgroundColor = .white
        for index in 0..<Self.count {
            let label = Label(frame: Self.cell(index))
            label.font = .systemFont(ofSize: 9)
            label.textColor = .black
            label.text = Self.text(text(index))
            labels.append(label)
            root.addSubview(label)
        }
    }

    static func cell(_ index: Int) -> Rect {
        Rect(x: Double(index % 100) * 20, y: Double(index / 100) * 12, width: 20, height: 12)
    }

    /// Returns a number with three digits and leading zeros.
    static func text(_ value: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    }

    /// Returns the pixels of a cell.
    static func pixels(_ bitmap: Bitmap, _ index: Int) -> [UInt32] {
        let cell = cell(index)
        var pixels: [UInt32] = []
        for y in Int(cell.minY)..<Int(cell.maxY) {
            for x in Int(cell.minX)..<Int(cell.maxX) { pixels.append(bitmap[x, y]) }
        }
        return pixels
    }
}
