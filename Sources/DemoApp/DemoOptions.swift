import Widgets

/// The options of the command line and their defaults.
struct DemoOptions {
    var screenshot: String?
    var page = DemoPage.controls
    var size = Size(width: 880, height: 620)
    var scale = 1.0
    /// The factor of enlarged text in a screenshot.
    var textScale = 1.0
    /// The theme; nil for that of the desktop.
    var theme: Theme?

    static let usage = """
        usage: DemoApp [--screenshot FILE.png] [--page \(DemoPage.allCases.map(\.rawValue).joined(separator: "|"))]
                       [--size WxH] [--scale S] [--appearance light|dark]
                       [--text-scale T], which enlarges the text of a screenshot
        """

    init(arguments: [String]) throws(DemoError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw DemoError(description: "\(option) needs a value") }
            switch option {
            case "--screenshot": screenshot = value
            case "--page":
                guard let page = DemoPage(rawValue: value) else {
                    throw DemoError(description: "there is no page \"\(value)\"")
                }
                self.page = page
            case "--size":
                let sides = value.split(separator: "x").compactMap { Double($0) }
                guard sides.count == 2, sides.allSatisfy({ (1...8192).contains($0) }) else {
                    throw DemoError(
                        description: "--size \(value): give WIDTHxHEIGHT, each 1...8192, as in 880x620")
                }
                size = Size(width: sides[0], height: sides[1])
            case "--scale":
                guard let scale = Double(value), (0.25...8).contains(scale) else {
                    throw DemoError(description: "--scale \(value): give a number from 0.25 to 8")
                }
                self.scale = scale
            case "--text-scale":
                guard let scale = Double(value), (0.5...3).contains(scale) else {
                    throw DemoError(description: "--text-scale \(value): give a number from 0.5 to 3")
                }
                textScale = scale
            case "--appearance":
                switch value {
                case "light": theme = .light
                case "dark": theme = .dark
                default: throw DemoError(description: "--appearance \(value): give light or dark")
                }
            default: throw DemoError(description: "unknown option \(option)")
            }
        }
    }
}
