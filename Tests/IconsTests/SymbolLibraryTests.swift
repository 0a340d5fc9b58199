import Drawing
import Testing

@testable import Icons

struct SymbolLibraryTests {
    private static let weights: [UInt16] = [100, 400, 900]

    @Test("No name occurs twice in the tables")
    func uniqueNames() {
        var names = Set<String>()
        for entry in SymbolLibrary.tables.joined() {
            #expect(names.insert(entry.name).inserted, "\(entry.name)")
            if entry.fill != nil {
                #expect(names.insert(entry.name + ".fill").inserted, "\(entry.name).fill")
            }
        }
        #expect(names.count == Symbol.names.count)
    }

    @Test("The notation of each symbol is valid", arguments: Symbol.names)
    func validNotation(name: String) throws {
        _ = try NotationParser.parse(try #require(SymbolLibrary.notations[name]))
    }

    @Test("Each symbol draws something, within its grid, in each weight")
    func bounds() throws {
        let grid = Rect(x: 0, y: 0, width: Symbol.gridSize, height: Symbol.gridSize)
        for name in Symbol.names {
            let symbol = try #require(Symbol(named: name))
            for weight in Self.weights {
                let width = Symbol.lineWidth(weight: Font.Weight(rawValue: weight), size: 24)
                let box = SymbolOutline(symbol.parts, lineWidth: width).bounds
                #expect(grid.contains(box), "\(name) \(weight): \(box)")
                #expect(max(box.width, box.height) > 10, "\(name) \(weight): \(box)")
            }
        }
    }

    @Test("No two symbols have equal drawings")
    func differentDrawings() throws {
        var names: [[SymbolPart]: String] = [:]
        for name in Symbol.names {
            let parts = try #require(Symbol(named: name)).parts
            #expect(names[parts] == nil, "\(name) equals \(names[parts] ?? "")")
            names[parts] = name
        }
    }

    @Test("Each alias names a bundled symbol, and is no symbol itself")
    func aliases() {
        for (alias, name) in SymbolLibrary.aliases {
            #expect(SymbolLibrary.notations[name] != nil, "\(alias)")
            #expect(SymbolLibrary.notations[alias] == nil, "\(alias)")
            #expect(Symbol(named: alias)?.parts == Symbol(named: name)?.parts)
        }
    }

    @Test("The names that controls and common applications use are bundled")
    func commonNames() {
        let names =
            """
            plus minus xmark checkmark chevron.left chevron.right chevron.up chevron.down
            chevron.up.chevron.down arrow.left arrow.right arrow.up arrow.down magnifyingglass gear
            gearshape trash folder folder.badge.plus doc doc.on.doc square.and.arrow.up
            square.and.arrow.down pencil star star.fill heart heart.fill bell house person person.2
            envelope calendar clock photo play pause stop forward backward speaker speaker.wave.2 mic
            camera lock lock.open eye eye.slash info.circle exclamationmark.triangle questionmark.circle
            checkmark.circle xmark.circle info.circle.fill exclamationmark.triangle.fill
            checkmark.circle.fill xmark.circle.fill list.bullet square.grid.2x2 sidebar.left ellipsis
            line.3.horizontal slider.horizontal.3 bold italic underline textformat link paperclip
            scissors bookmark tag flag map globe wifi battery.100 printer keyboard display sun.max moon
            cloud bolt drop flame leaf cart creditcard bag gift wrench hammer paintbrush eyedropper crop
            rotate.left arrow.clockwise arrow.uturn.backward arrow.up.arrow.down
            arrow.triangle.2.circlepath circle circle.fill square triangle hexagon number at phone video
            message bubble.left quote.opening terminal curlybraces chart.bar chart.pie
            chart.line.uptrend.xyaxis externaldrive cpu memorychip network shield key pin tray
            archivebox book newspaper graduationcap music.note film tv gamecontroller airplane car
            bicycle fork.knife cup.and.saucer face.smiling hand.thumbsup
            """
        for name in names.split(whereSeparator: \.isWhitespace) {
            #expect(Symbol(named: String(name)) != nil, "\(name)")
        }
        #expect(Symbol.names.count > 600)
    }

    @Test("An unknown name has no symbol")
    func unknownName() {
        #expect(Symbol(named: "no.such.symbol") == nil)
        #expect(Symbol(named: "") == nil)
    }

    @Test("Names that refer to the reading direction flip from right to left")
    func flipping() throws {
        #expect(try #require(Symbol(named: "chevron.forward")).flipsForRightToLeftLayoutDirection)
        #expect(try #require(Symbol(named: "list.bullet")).flipsForRightToLeftLayoutDirection)
        #expect(try !#require(Symbol(named: "chevron.right")).flipsForRightToLeftLayoutDirection)
        #expect(try !#require(Symbol(named: "text.alignleft")).flipsForRightToLeftLayoutDirection)
    }
}
