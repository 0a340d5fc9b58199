import Testing
import Widgets
import WidgetsTesting

/// Side views, the clear button and the reveal button of text fields.
struct FieldSideViewTests {
    let page = View()
    let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 32))
    let next = TextField(frame: Rect(x: 10, y: 50, width: 200, height: 32))
    let harness: Harness

    init() {
        page.addSubview(field)
        page.addSubview(next)
        field.accessibilityLabel = "Name"
        harness = Harness(page, size: Size(width: 220, height: 90))
    }

    @Test func `An icon at the leading side moves the text, and is mirrored`() throws {
        let icon = ImageView(image: Image(systemName: "person"))
        field.leftView = icon
        #expect(icon.superview == nil, "the mode is never")
        field.leftViewMode = .always
        try harness.settle()
        let side = SymbolConfiguration().side
        #expect(icon.frame.minX == 9)
        #expect(field.textRect(forBounds: field.bounds).minX == 9 + side + 7)

        harness.host.layoutDirection = .rightToLeft
        try harness.settle()
        #expect(icon.frame.maxX == 191)
        #expect(field.textRect(forBounds: field.bounds).maxX == 191 - side - 7)
        #expect(harness.picture == harness.renderFresh())
    }

    @Test(arguments: [TextField.ViewMode.whileEditing, .unlessEditing, .always, .never])
    func `A view at the trailing side is displayed in its mode`(mode: TextField.ViewMode) throws {
        let view = View(frame: Rect(x: 0, y: 0, width: 16, height: 16))
        field.rightView = view
        field.rightViewMode = mode
        try harness.settle()
        #expect((view.superview === field) == [.unlessEditing, .always].contains(mode))
        try harness.focus(field)
        try harness.settle()
        #expect((view.superview === field) == [.whileEditing, .always].contains(mode))
    }

    @Test func `The clear button appears with text, clears it, and keeps the focus; undo restores the text`()
        throws
    {
        field.clearButtonMode = .whileEditing
        var changes = 0
        field.addAction(Action { _ in changes += 1 }, for: .editingChanged)
        try harness.click(field)
        #expect(field.subviews.isEmpty)
        try harness.type("Ada")
        try harness.settle()
        #expect(field.subviews.count == 1)
        changes = 0

        try harness.click(Point(x: 195, y: 26))
        try harness.settle()
        #expect(field.text.isEmpty && field.isFirstResponder)
        #expect(changes == 1)
        #expect(field.subviews.isEmpty)

        try harness.key("z", .control)
        #expect(field.text == "Ada")
    }

    @Test func `Tab skips the clear button`() throws {
        field.clearButtonMode = .always
        field.text = "Ada"
        try harness.focus(field)
        try harness.key(.keyboardTab)
        #expect(next.isFirstResponder)
    }

    @Test func `A disabled field has no clear button, and neither has a field that is not editable`() throws {
        field.clearButtonMode = .always
        field.text = "Ada"
        try harness.settle()
        #expect(field.subviews.count == 1)
        field.isEditable = false
        try harness.settle()
        #expect(field.subviews.isEmpty)
        field.isEditable = true
        field.isEnabled = false
        try harness.settle()
        #expect(field.subviews.isEmpty)
    }

    @Test func `An assistive technology finds the clear button in the field, and presses it`() throws {
        field.clearButtonMode = .always
        field.text = "Ada"
        try harness.settle()
        #expect(try harness.textField("Name").isEnabled)
        try harness.button("Clear text").activate()
        #expect(field.text.isEmpty)
    }

    @Test func `The cursor is an arrow over side views and an I-beam over the text`() throws {
        field.leftView = ImageView(image: Image(systemName: "person"))
        field.leftViewMode = .always
        field.clearButtonMode = .always
        field.text = "Ada"
        try harness.settle()
        for (x, cursor) in [(25.0, Cursor.arrow), (80, .iBeam), (195, .arrow)] {
            try harness.move(to: Point(x: x, y: 26))
            #expect(harness.cursor == cursor, "at \(x)")
        }
    }

    @Test func `The reveal button displays the password and hides it again`() throws {
        let password = SecureField(frame: Rect(x: 10, y: 10, width: 200, height: 32))
        password.showsRevealButton = true
        password.text = "secret"
        field.removeFromSuperview()
        page.addSubview(password)
        try harness.settle()
        #expect(!harness.contains("secret"))

        try harness.click(Point(x: 195, y: 26))
        #expect(harness.contains("secret"))
        try harness.button("Hide password").activate()
        #expect(!harness.contains("secret") && password.isSecureTextEntry)
        password.showsRevealButton = false
        #expect(password.rightView == nil)
    }

    @Test func `The fields match their golden`() throws {
        field.leftView = ImageView(image: Image(systemName: "person"))
        field.leftViewMode = .always
        field.clearButtonMode = .always
        field.text = "Ada"
        next.removeFromSuperview()
        let search = SearchField(placeholder: "Search")
        search.frame = next.frame
        page.addSubview(search)
        try harness.matches(golden: "field-side-views")
    }
}
