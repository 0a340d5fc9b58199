/// The kind of an element of the user interface, as announced by assistive technologies.
///
/// Names are those of `NSAccessibility.Role` where AppKit has the role, otherwise those of WAI-ARIA; each corresponds to one
/// role of AT-SPI. Only roles that occur in the toolkit are included.
///
///     override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
///         super.describeAccessibility(&attributes)
///         attributes.role = .slider
///     }
public nonisolated enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
    /// A view that only contains others; it is not in the tree, and its children take its place.
    case none
    /// A window of the desktop.
    case window
    /// A sheet with arbitrary content.
    case dialog
    /// A sheet with a message and buttons to respond to it.
    case alert
    /// Content that floats beside the view that opened it.
    case popover
    /// A short description of another element.
    case toolTip
    /// Elements that belong together.
    case group
    /// Text that can be read but not edited.
    case staticText
    /// The title of a page or of a section.
    case heading
    /// Text that opens another page or document.
    case link
    /// An image.
    case image
    /// A button that performs an action.
    case button
    /// A button that stays pressed.
    case toggleButton
    /// A button that displays one of several choices and opens a menu of them.
    case popUpButton
    /// A text field with a list of values.
    case comboBox
    /// A box with the states checked, unchecked or mixed.
    case checkBox
    /// A control that is switched on or off.
    case `switch`
    /// One of several mutually exclusive choices.
    case radioButton
    /// A group of radio buttons or segments, one of which is selected.
    case radioGroup
    /// A value within a range that is set by dragging a knob.
    case slider
    /// A value that is increased and decreased in steps.
    case incrementor
    /// The completed fraction of a task.
    case progressIndicator
    /// An indicator of a running task of unknown length.
    case busyIndicator
    /// A single line of editable text.
    case textField
    /// A single line of editable text whose characters are hidden.
    case secureTextField
    /// A single line of editable text for search terms.
    case searchField
    /// Editable text with multiple lines.
    case textArea
    /// A scrollable part of larger content.
    case scrollArea
    /// The position of a scroll area along one axis.
    case scrollBar
    /// A list of rows.
    case list
    /// A row of a list.
    case listItem
    /// A grid of cells in rows and columns.
    case grid
    /// A cell of a grid or of a table.
    case cell
    /// The title of a column of a table.
    case columnHeader
    /// The row of tabs of a tab view.
    case tabList
    /// A single tab of a tab view.
    case tab
    /// The content that belongs to a tab.
    case tabPanel
    /// A row of menus at the top of a window.
    case menuBar
    /// An open menu.
    case menu
    /// An element of a menu.
    case menuItem
    /// A menu element that is on or off.
    case checkMenuItem
    /// A menu element that is one of several mutually exclusive choices.
    case radioMenuItem
    /// A separator line between elements.
    case separator
    /// Rows that are divided into columns with titles.
    case table
    /// A table whose rows are the items of a tree.
    case outline
    /// A row of a table with columns or of an outline.
    case row
    /// A cell of a table that names its row.
    case rowHeader

    /// Whether elements of this role are leaves, whose subviews are not elements.
    var isLeaf: Bool {
        switch self {
        case .none, .window, .dialog, .alert, .popover, .group, .radioGroup, .scrollArea, .list, .listItem,
            .grid, .table, .outline, .row, .tabList, .tabPanel, .menuBar, .menu:
            false
        default: true
        }
    }

    /// Whether elements of this role can be activated.
    var isActivated: Bool {
        switch self {
        case .link, .button, .toggleButton, .popUpButton, .checkBox, .switch, .radioButton,
            .tab, .menuItem,
            .checkMenuItem, .radioMenuItem:
            true
        default: false
        }
    }
}
