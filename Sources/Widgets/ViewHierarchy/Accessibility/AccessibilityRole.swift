/// The kind of an element of the user interface, as assistive technologies announce it.
///
/// Names are those of `NSAccessibility.Role` where AppKit has the role, else those of WAI-ARIA; each corresponds to one role of
/// AT-SPI. Only roles of things that the toolkit has are listed.
///
///     override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
///         super.describeAccessibility(&attributes)
///         attributes.role = .slider
///     }
public nonisolated enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
    /// A view that only arranges others; it is left out of the tree, and its children take its place.
    case none
    /// A window of the desktop.
    case window
    /// A sheet with content of its own.
    case dialog
    /// A sheet with a message and buttons to answer it.
    case alert
    /// Content that floats beside the view that opened it.
    case popover
    /// A short description of another element.
    case toolTip
    /// Elements that belong together.
    case group
    /// Text to be read.
    case staticText
    /// The title of a page or of a part of it.
    case heading
    /// Text that opens something else.
    case link
    /// An image.
    case image
    /// A button that performs an action.
    case button
    /// A button that stays pressed.
    case toggleButton
    /// A button that shows one of several choices and opens a menu of them.
    case popUpButton
    /// A box that is checked, unchecked or mixed.
    case checkBox
    /// A choice that is on or off.
    case `switch`
    /// One of several choices that exclude one another.
    case radioButton
    /// Radio buttons, or segments, of which one is chosen.
    case radioGroup
    /// A value within a range, set by moving a knob.
    case slider
    /// A value that is raised and lowered by steps.
    case incrementor
    /// The part of a task that is done.
    case progressIndicator
    /// A sign that a task of unknown length is running.
    case busyIndicator
    /// A line of text to be edited.
    case textField
    /// A line of text to be edited that is not displayed.
    case secureTextField
    /// A line of text that is searched for.
    case searchField
    /// Text of many lines.
    case textArea
    /// A part of a larger content.
    case scrollArea
    /// The position of a scroll area along one axis.
    case scrollBar
    /// Rows below one another.
    case list
    /// A row of a list.
    case listItem
    /// Cells in rows and columns.
    case grid
    /// A cell of a grid.
    case cell
    /// The tabs of a tab view.
    case tabList
    /// One tab.
    case tab
    /// The page of a tab.
    case tabPanel
    /// An open menu.
    case menu
    /// An element of a menu.
    case menuItem
    /// An element of a menu that is on or off.
    case checkMenuItem
    /// An element of a menu, one of several that exclude one another.
    case radioMenuItem
    /// A line between elements.
    case separator

    /// Whether an element of this role is an element by itself, so that its subviews are not elements of their own.
    var isLeaf: Bool {
        switch self {
        case .none, .window, .dialog, .alert, .popover, .group, .radioGroup, .scrollArea, .list, .listItem,
            .grid,
            .tabList, .tabPanel, .menu:
            false
        default: true
        }
    }

    /// Whether an element of this role can be activated.
    var isActivated: Bool {
        switch self {
        case .link, .button, .toggleButton, .popUpButton, .checkBox, .switch, .radioButton, .tab, .menuItem,
            .checkMenuItem, .radioMenuItem:
            true
        default: false
        }
    }
}
