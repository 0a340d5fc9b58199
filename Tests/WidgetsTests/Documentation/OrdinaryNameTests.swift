import CompilerSupport
import Foundation
import Testing

/// A program's subclasses declare the most ordinary names, as with UIKit and AppKit: the classes of the library have no member of such a
/// name that UIKit's or AppKit's class does not have.
@Suite(.enabled(if: Compiler.installed != nil, "swiftc is not in the PATH"), .serialized)
struct OrdinaryNameTests {
    /// The ordinary names that a class has, with the class of UIKit or AppKit that has the same member.
    ///
    /// Members of superclasses are listed for the superclass.
    private static let owners: [String: [String: String]] = [
        "ActivityIndicatorView": [
            "style": "UIActivityIndicatorView", "color": "UIActivityIndicatorView",
            "isAnimating": "UIActivityIndicatorView",
        ],
        "Button": [
            "configuration": "UIButton", "role": "UIButton", "menu": "UIButton", "font": "NSControl",
        ],
        "Checkbox": ["title": "NSButton", "font": "NSControl", "isOn": "UISwitch"],
        "CollectionView": ["dataSource": "UICollectionView"],
        "CollectionViewCell": [
            "contentView": "UICollectionViewCell", "backgroundView": "UICollectionViewCell",
        ],
        "CollectionViewCompositionalLayout": ["configuration": "UICollectionViewCompositionalLayout"],
        "CollectionViewController": ["collectionView": "UICollectionViewController"],
        "CollectionViewFlowLayout": ["itemSize": "UICollectionViewFlowLayout"],
        "CollectionViewLayout": [
            "collectionView": "UICollectionViewLayout", "prepare": "UICollectionViewLayout",
        ],
        "ComboBox": ["numberOfItems": "NSComboBox"],
        "Control": [
            "isEnabled": "UIControl", "isSelected": "UIControl", "isHighlighted": "UIControl",
            "state": "UIControl",
        ],
        "GestureRecognizer": [
            "delegate": "UIGestureRecognizer", "name": "UIGestureRecognizer",
            "isEnabled": "UIGestureRecognizer",
            "state": "UIGestureRecognizer", "reset": "UIGestureRecognizer",
        ],
        "GridView": ["numberOfRows": "NSGridView", "numberOfColumns": "NSGridView"],
        "ImageView": ["image": "UIImageView", "isHighlighted": "UIImageView", "isAnimating": "UIImageView"],
        "Label": [
            "text": "UILabel", "font": "UILabel", "textColor": "UILabel", "isEnabled": "UILabel",
            "numberOfLines": "UILabel",
        ],
        "ListCell": ["textLabel": "UITableViewCell"],
        "ListHeaderView": ["textLabel": "UITableViewHeaderFooterView"],
        "ListView": [
            "selectedRow": "NSTableView", "dataSource": "UITableView", "numberOfRows": "NSTableView",
        ],
        "PinchGestureRecognizer": [
            "scale": "UIPinchGestureRecognizer", "velocity": "UIPinchGestureRecognizer",
        ],
        "PopUpButton": ["font": "NSControl", "numberOfItems": "NSPopUpButton"],
        "ProgressView": ["progress": "UIProgressView"],
        "RadioButton": ["title": "NSButton", "font": "NSControl", "isOn": "UISwitch"],
        // A group has no class in UIKit and AppKit: it is filled as a segmented control, selected as a tab bar, and arranged as a stack.
        "RadioGroup": [
            "items": "UISegmentedControl.init(items:)", "selectedIndex": "UITabBarController",
            "axis": "UIStackView",
            "spacing": "UIStackView",
        ],
        "ReusableView": ["isSelected": "UITableViewCell", "isHighlighted": "UITableViewCell"],
        "RotationGestureRecognizer": [
            "rotation": "UIRotationGestureRecognizer", "velocity": "UIRotationGestureRecognizer",
        ],
        "ScrollView": ["delegate": "UIScrollView", "isDragging": "UIScrollView"],
        "SegmentedControl": ["font": "NSControl"],
        // A line has no class of its own in UIKit and AppKit.
        "SeparatorView": ["axis": "UIStackView", "color": "UIActivityIndicatorView"],
        "Slider": ["value": "UISlider"],
        "StackView": ["axis": "UIStackView", "alignment": "UIStackView", "spacing": "UIStackView"],
        "Stepper": ["value": "UIStepper"],
        "SwipeGestureRecognizer": ["direction": "UISwipeGestureRecognizer"],
        "Switch": ["isOn": "UISwitch"],
        "TabBarController": ["delegate": "UITabBarController", "selectedIndex": "UITabBarController"],
        "TabView": ["delegate": "NSTabView"],
        "TableView": [
            "numberOfColumns": "NSTableView", "headerView": "NSTableView", "style": "UITableView",
            "backgroundView": "UITableView", "isEditing": "UITableView",
        ],
        "TableViewCell": [
            "style": "UITableViewCell.init(style:reuseIdentifier:)", "imageView": "UITableViewCell",
            "contentView": "UITableViewCell", "isEditing": "UITableViewCell",
        ],
        "TableViewController": ["tableView": "UITableViewController"],
        "TableViewHeaderFooterView": ["contentView": "UITableViewHeaderFooterView"],
        "TextField": [
            "text": "UITextField", "font": "UITextField", "textColor": "UITextField",
            "placeholder": "UITextField",
        ],
        "TextView": ["text": "UITextView", "font": "UITextView", "textColor": "UITextView"],
        "UndoManager": ["undo": "UndoManager", "redo": "UndoManager"],
        "View": ["tag": "UIView"],
        "ViewController": [
            "title": "UIViewController", "children": "UIViewController", "parent": "UIViewController",
        ],
        "Window": [
            "title": "NSWindow", "level": "NSWindow", "appearance": "NSWindow", "isVisible": "NSWindow",
            "parent": "NSWindow", "close": "NSWindow",
        ],
    ]

    /// An open class of the library.
    private struct OpenClass {
        let name: String
        let superclass: String?
        /// The name with the arguments of a generic class.
        let instance: String
    }

    @Test(arguments: ["Widgets", "DeclarativeUI"])
    func `Subclasses declare all ordinary names that the class of UIKit or AppKit does not have`(
        module: String
    ) throws {
        let classes = try openClasses(of: module)
        #expect(classes.count >= (module == "Widgets" ? 60 : 3))
        let all = classes + (module == "Widgets" ? [] : try openClasses(of: "Widgets"))
        let superclasses = Dictionary(
            all.map { ($0.name, $0.superclass) }, uniquingKeysWith: { first, _ in first })

        let found = try conflicts(of: classes, importing: module)

        for one in classes {
            var expected: Set<String> = []
            var owner: String? = one.name
            while let name = owner {
                expected.formUnion((Self.owners[name] ?? [:]).keys)
                owner = superclasses[name] ?? nil
            }
            let names = found[one.name] ?? []
            #expect(names == expected, "\(one.name): \(names.symmetricDifference(expected).sorted())")
        }
        #expect(OrdinaryNames.properties.count + OrdinaryNames.methods.count > 300)
    }

    /// Returns the ordinary names that a subclass of each class cannot declare.
    private func conflicts(of classes: [OpenClass], importing module: String) throws -> [String: Set<String>]
    {
        // One declaration a line, so that the line of an error identifies class and name. A name may be in both lists.
        var (lines, names) = (["import \(module)", "struct Own { var content = 0 }"], [("", ""), ("", "")])
        for one in classes {
            for (kind, list) in [
                ("Properties", OrdinaryNames.properties), ("Methods", OrdinaryNames.methods),
            ] {
                lines.append("@MainActor class \(kind)Of\(one.name): \(one.instance) {")
                names.append((one.name, "the class itself"))
                for name in list {
                    lines.append(kind == "Methods" ? "func `\(name)`() {}" : "var `\(name)` = Own()")
                    names.append((one.name, name))
                }
                lines.append("}")
                names.append(("", ""))
            }
        }
        let messages = try #require(Compiler.installed).messages(for: lines.joined(separator: "\n") + "\n")
        var found: [String: Set<String>] = [:]
        for match in messages.matches(of: /\.swift:(?<line>\d+):\d+: error/) {
            let (owner, name) = names[try #require(Int(match.line)) - 1]
            found[owner, default: []].insert(name)
        }
        return found
    }

    /// Returns the open classes that the sources of a module declare, superclasses before their subclasses or not.
    private func openClasses(of module: String, path: String = #filePath) throws -> [OpenClass] {
        let package = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let files = FileManager.default.enumerator(
            at: package.appendingPathComponent("Sources/" + module), includingPropertiesForKeys: nil)
        var classes: [OpenClass] = []
        for case let file as URL in files.map(Array.init) ?? [] where file.pathExtension == "swift" {
            let pattern =
                /\n(?:@MainActor )?open class (?<name>\w+)(?:<(?<parameters>[^{]*?)>)?\s*(?:: (?<parent>[\w.]+))?/
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern) {
                let name = String(match.name)
                let parameters = match.parameters.map { $0.split(separator: ",").count } ?? 0
                let argument = module == "Widgets" ? "Int" : "EmptyView"
                let arguments = Array(repeating: argument, count: parameters).joined(separator: ", ")
                classes.append(
                    OpenClass(
                        name: name,
                        superclass: match.parent.map { String($0.split(separator: ".").last ?? "") },
                        instance: parameters == 0 ? name : "\(name)<\(arguments)>"))
            }
        }
        return classes.sorted { $0.name < $1.name }
    }
}
