import Testing
import Widgets

@testable import ViewHierarchy

/// Types, URLs and providers of dragged data.
struct TransferTests {
    @Test(arguments: [
        ("file:///tmp/a%20b.txt\r\n", ["/tmp/a b.txt"]),
        ("# comment\r\nfile:///a\r\n\r\nfile:///b\r\n", ["/a", "/b"]),
        ("file://localhost/c", ["/c"]), ("file:/d", ["/d"]), ("/plain/path e", ["/plain/path e"]),
        ("file:///caf%C3%A9", ["/café"]), ("file:///caf\u{e9}\n", ["/café"]), ("file:///50%", ["/50%"]),
        ("file:///a%zz%4", ["/a%zz%4"]), ("", []), ("\r\n\0", []),
    ])
    func `A list of URIs is decoded to paths`(text: String, paths: [String]) {
        #expect(URIList(Array(text.utf8)).urls.map(\.path) == paths)
    }

    @Test func `Remote URLs are kept, and lines that are no URLs are reported`() {
        let list = URIList(
            Array(
                "https://example.org/a?b=c#d\r\nfile://elsewhere/etc/motd\r\nno url\r\n:x\r\nfile:///a%00b\r\n"
                    .utf8))
        #expect(
            list.urls.map(\.absoluteString) == ["https://example.org/a?b=c#d", "file://elsewhere/etc/motd"])
        #expect(list.urls.allSatisfy { !$0.isFileURL && $0.path == nil })
        #expect(list.rejectedLines == ["no url", ":x", "file:///a%00b"])
        #expect(list.urls[0].lastPathComponent == "a")
    }

    @Test func `A path that is not UTF-8 keeps its bytes`() throws {
        let url = try #require(URIList(Array("file:///tmp/\u{ff}".utf8.dropLast(2)) + [0xff]).urls.first)
        #expect(url.pathBytes == Array("/tmp/".utf8) + [0xff])
        #expect(url.path == "/tmp/\u{fffd}")
        #expect(url.absoluteString == "file:///tmp/%FF")
        #expect(ItemURL(pathBytes: url.pathBytes ?? []) == url)
    }

    @Test func `Any bytes are parsed, and a path survives the round trip`() {
        var state: UInt64 = 99
        for _ in 0..<500 {
            var bytes: [UInt8] = []
            for _ in 0..<40 {
                state = state &* 6_364_136_223_846_793_005 &+ 1
                bytes.append(UInt8(truncatingIfNeeded: state >> 33))
            }
            _ = URIList(bytes)
            let path = [UInt8(ascii: "/")] + bytes.filter { $0 != 0 }
            let url = ItemURL(pathBytes: path)
            #expect(URIList(Array(url.absoluteString.utf8)).urls.first?.pathBytes == path)
        }
    }

    @Test func `Types conform to their supertypes`() {
        let card = UTType(exportedAs: "com.example.card", conformingTo: .text)
        #expect(card.conforms(to: .text) && card.conforms(to: .item) && !card.conforms(to: .plainText))
        #expect(UTType.fileURL.conforms(to: .url) && !UTType.url.conforms(to: .fileURL))
    }

    private struct Card: Transferable, Equatable {
        var title: String
        static let type = UTType(exportedAs: "com.example.card")
        static var transferRepresentation: TransferRepresentations<Card> {
            ValueRepresentation(contentType: type)
            ProxyRepresentation(exporting: \.title, importing: { Card(title: $0) })
        }
    }

    @Test func `A value is loaded as itself or as its proxy, in the order of its representations`()
        async throws
    {
        let provider = ItemProvider(Card(title: "Ace"))
        #expect(provider.registeredTypes == [Card.type, .plainText])
        #expect(try await provider.loadTransferable(type: Card.self) == Card(title: "Ace"))
        #expect(try await provider.loadTransferable(type: String.self) == "Ace")
        #expect(try await ItemProvider("Two").loadTransferable(type: Card.self) == Card(title: "Two"))
        #expect(!provider.canLoadTransferable(type: Image.self))
        await #expect(
            throws: ItemProviderError.unavailableType(requested: .image, offered: [Card.type, .plainText])
        ) {
            _ = try await provider.loadTransferable(type: Image.self)
        }
    }

    private struct Broken: Error {}

    @Test func `A loader that throws is a failure with its reason`() async {
        let provider = ItemProvider()
        provider.register(String.self) { throw Broken() }
        await #expect(throws: ItemProviderError.failed(reason: "Broken()")) {
            _ = try await provider.loadTransferable(type: String.self)
        }
    }

    @Test func `A file is loaded as a URL if it exists; a missing one is named`() async throws {
        let file = ItemProvider(ItemURL(fileURLWithPath: "/etc/passwd"))
        #expect(file.registeredTypes.first == .fileURL && file.suggestedName == "passwd")
        #expect(try await file.loadTransferable(type: ItemURL.self).path == "/etc/passwd")
        await #expect(throws: ItemProviderError.missingFile(path: "/nowhere/x")) {
            _ = try await ItemProvider(ItemURL(fileURLWithPath: "/nowhere/x")).loadTransferable(
                type: ItemURL.self)
        }
    }
}
