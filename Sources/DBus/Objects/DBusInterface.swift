/// An interface of an exported object: its methods, properties and signals.
///
///     DBusInterface("org.example.Counter", methods: [
///         DBusInterface.Method("Add", takes: "i", returns: "i") { message in [.int32(add(message.body[0]))] }
///     ])
public struct DBusInterface {
    /// A method.
    ///
    /// Its handler is called with arguments of the declared types; it throws `DBusError.remote` to answer with an error.
    ///
    ///     DBusInterface.Method("Ping") { _ in [] }
    public struct Method {
        let name: String
        let arguments: String
        let result: String
        let handler: (DBusMessage, @escaping (Result<[DBusValue], DBusError>) -> Void) -> Void

        public init(
            _ name: String, takes arguments: String = "", returns result: String = "",
            _ handler: @escaping (DBusMessage) throws(DBusError) -> [DBusValue]
        ) {
            self.init(
                name, takes: arguments, returns: result,
                replyingLater: { message, reply in
                    do throws(DBusError) {
                        reply(.success(try handler(message)))
                    } catch { reply(.failure(error)) }
                })
        }

        /// Creates a method whose `handler` calls a closure with the result, now or later; the caller waits meanwhile.
        public init(
            _ name: String, takes arguments: String = "", returns result: String = "",
            replyingLater handler:
                @escaping (
                    DBusMessage, @escaping (Result<[DBusValue], DBusError>) -> Void
                ) -> Void
        ) {
            self.name = name
            self.arguments = arguments
            self.result = result
            self.handler = handler
        }
    }

    /// A property.
    ///
    ///     DBusInterface.Property("Count", "u") { .uint32(count) }
    public struct Property {
        let name: String
        let signature: String
        let get: () -> DBusValue
        let set: ((DBusValue) throws(DBusError) -> Void)?

        public init(
            _ name: String, _ signature: String, set: ((DBusValue) throws(DBusError) -> Void)? = nil,
            get: @escaping () -> DBusValue
        ) {
            self.name = name
            self.signature = signature
            self.set = set
            self.get = get
        }
    }

    /// A signal, for introspection.
    ///
    ///     DBusInterface.Signal("Changed", "u")
    public struct Signal {
        let name: String
        let signature: String

        public init(_ name: String, _ signature: String = "") {
            self.name = name
            self.signature = signature
        }
    }

    /// The name of the interface.
    public let name: String
    let methods: [Method]
    let properties: [Property]
    let signals: [Signal]

    public init(
        _ name: String, methods: [Method] = [], properties: [Property] = [], signals: [Signal] = []
    ) {
        self.name = name
        self.methods = methods
        self.properties = properties
        self.signals = signals
    }
}
