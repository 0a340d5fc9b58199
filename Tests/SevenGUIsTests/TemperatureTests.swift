import SevenGUIs
import Testing
import WidgetsTesting

struct TemperatureTests {
    @Test(arguments: Style.allCases)
    func `Each field updates the other at once`(_ style: Style) throws {
        let harness = try style.show(.temperature)
        #expect(try harness.content("celsius").isEmpty && harness.content("fahrenheit").isEmpty)
        try harness.click("celsius")
        try harness.type("1")
        #expect(try harness.content("fahrenheit") == "33.8")
        try harness.type("00")
        #expect(try harness.content("fahrenheit") == "212")
        try harness.fill("fahrenheit", "-40")
        #expect(try harness.content("celsius") == "-40")
    }

    @Test(arguments: Style.allCases)
    func `Invalid input leaves the other field unchanged`(_ style: Style) throws {
        let harness = try style.show(.temperature)
        try harness.fill("celsius", "20")
        try harness.type("x")
        #expect(try harness.content("celsius") == "20x")
        #expect(try harness.content("fahrenheit") == "68")
        try harness.fill("celsius", "")
        #expect(try harness.content("fahrenheit") == "68")
        try harness.fill("fahrenheit", "nan")
        #expect(try harness.content("celsius") == "")
    }

    @Test func `Numbers of every kind are converted`() {
        var fields = Temperatures()
        for (celsius, fahrenheit) in [
            ("0", "32"), ("-0", "32"), ("37.77", "99.99"), (".5", "32.9"), ("+5", "41"),
            ("-273.15", "-459.67"),
        ] {
            fields.celsius = celsius
            #expect(fields.fahrenheit == fahrenheit, "\(celsius)")
        }
        for text in ["inf", "nan", "0x10", "1e3", "--1", "1 ", "٣", "", "-", "."] {
            fields.celsius = text
            #expect(fields.fahrenheit == "-459.67", "\(text)")
        }
        fields.celsius = String(repeating: "9", count: 400)
        #expect(!fields.fahrenheit.isEmpty)
        fields.fahrenheit = "31.9999"
        #expect(fields.celsius == "0")
    }
}
