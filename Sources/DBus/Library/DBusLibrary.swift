import CDBus
import Glibc

/// The required functions of libdbus-1, looked up in the library at run time.
///
/// If it were linked, every program would map it and the libraries of systemd and of compression that it needs, before the first frame.
nonisolated struct DBusLibrary {
    typealias Iterator = UnsafeMutablePointer<widgets_dbus_iterator>
    typealias Text = UnsafePointer<CChar>

    /// The library, opened at the first use; nil if it is not installed.
    static let shared = DBusLibrary()

    private static let fileName = "libdbus-1.so.3"

    // Connections.
    let open: @convention(c) (Text, UnsafeMutablePointer<widgets_dbus_error>) -> OpaquePointer?
    let close: @convention(c) (OpaquePointer) -> Void
    let releaseConnection: @convention(c) (OpaquePointer) -> Void
    let setChangesSIGPIPE: @convention(c) (UInt32) -> Void
    let isAuthenticated: @convention(c) (OpaquePointer) -> UInt32
    let fileDescriptor: @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>) -> UInt32
    let setMaximumMessageSize: @convention(c) (OpaquePointer, CLong) -> Void
    let send: @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutablePointer<UInt32>) -> UInt32
    let readWrite: @convention(c) (OpaquePointer, Int32) -> UInt32
    let pop: @convention(c) (OpaquePointer) -> OpaquePointer?
    let hasMessagesToSend: @convention(c) (OpaquePointer) -> UInt32
    let initError: @convention(c) (UnsafeMutablePointer<widgets_dbus_error>) -> Void
    let freeError: @convention(c) (UnsafeMutablePointer<widgets_dbus_error>) -> Void

    // Messages.
    let newMessage: @convention(c) (Int32) -> OpaquePointer?
    let releaseMessage: @convention(c) (OpaquePointer) -> Void
    let messageType: @convention(c) (OpaquePointer) -> Int32
    let serial: @convention(c) (OpaquePointer) -> UInt32
    let replySerial: @convention(c) (OpaquePointer) -> UInt32
    let isReplyIgnored: @convention(c) (OpaquePointer) -> UInt32
    let setReplyIgnored: @convention(c) (OpaquePointer, UInt32) -> Void
    let setReplySerial: @convention(c) (OpaquePointer, UInt32) -> UInt32
    let path: @convention(c) (OpaquePointer) -> Text?
    let interface: @convention(c) (OpaquePointer) -> Text?
    let member: @convention(c) (OpaquePointer) -> Text?
    let sender: @convention(c) (OpaquePointer) -> Text?
    let errorName: @convention(c) (OpaquePointer) -> Text?
    let setPath: @convention(c) (OpaquePointer, Text?) -> UInt32
    let setInterface: @convention(c) (OpaquePointer, Text?) -> UInt32
    let setMember: @convention(c) (OpaquePointer, Text?) -> UInt32
    let setDestination: @convention(c) (OpaquePointer, Text?) -> UInt32
    let setErrorName: @convention(c) (OpaquePointer, Text?) -> UInt32

    // Arguments.
    let beginReading: @convention(c) (OpaquePointer, Iterator) -> UInt32
    let argumentType: @convention(c) (Iterator) -> Int32
    let advance: @convention(c) (Iterator) -> UInt32
    let enter: @convention(c) (Iterator, Iterator) -> Void
    let readBasic: @convention(c) (Iterator, UnsafeMutableRawPointer) -> Void
    let readFixedArray:
        @convention(c) (Iterator, UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>) -> Void
    let copySignature: @convention(c) (Iterator) -> UnsafeMutablePointer<CChar>?
    let freeText: @convention(c) (UnsafeMutableRawPointer?) -> Void
    let beginWriting: @convention(c) (OpaquePointer, Iterator) -> Void
    let writeBasic: @convention(c) (Iterator, Int32, UnsafeRawPointer) -> UInt32
    let writeFixedArray: @convention(c) (Iterator, Int32, UnsafeRawPointer, Int32) -> UInt32
    let openContainer: @convention(c) (Iterator, Int32, Text?, Iterator) -> UInt32
    let closeContainer: @convention(c) (Iterator, Iterator) -> UInt32
    let abandonContainer: @convention(c) (Iterator, Iterator) -> Void

    private init?() {
        guard let handle = dlopen(Self.fileName, RTLD_LAZY | RTLD_LOCAL) else { return nil }
        do {
            let symbols = DBusSymbols(handle: handle)
            open = try symbols.find("connection_open_private")
            close = try symbols.find("connection_close")
            releaseConnection = try symbols.find("connection_unref")
            setChangesSIGPIPE = try symbols.find("connection_set_change_sigpipe")
            isAuthenticated = try symbols.find("connection_get_is_authenticated")
            fileDescriptor = try symbols.find("connection_get_unix_fd")
            setMaximumMessageSize = try symbols.find("connection_set_max_message_size")
            send = try symbols.find("connection_send")
            readWrite = try symbols.find("connection_read_write")
            pop = try symbols.find("connection_pop_message")
            hasMessagesToSend = try symbols.find("connection_has_messages_to_send")
            initError = try symbols.find("error_init")
            freeError = try symbols.find("error_free")
            newMessage = try symbols.find("message_new")
            releaseMessage = try symbols.find("message_unref")
            messageType = try symbols.find("message_get_type")
            serial = try symbols.find("message_get_serial")
            replySerial = try symbols.find("message_get_reply_serial")
            isReplyIgnored = try symbols.find("message_get_no_reply")
            setReplyIgnored = try symbols.find("message_set_no_reply")
            setReplySerial = try symbols.find("message_set_reply_serial")
            path = try symbols.find("message_get_path")
            interface = try symbols.find("message_get_interface")
            member = try symbols.find("message_get_member")
            sender = try symbols.find("message_get_sender")
            errorName = try symbols.find("message_get_error_name")
            setPath = try symbols.find("message_set_path")
            setInterface = try symbols.find("message_set_interface")
            setMember = try symbols.find("message_set_member")
            setDestination = try symbols.find("message_set_destination")
            setErrorName = try symbols.find("message_set_error_name")
            beginReading = try symbols.find("message_iter_init")
            argumentType = try symbols.find("message_iter_get_arg_type")
            advance = try symbols.find("message_iter_next")
            enter = try symbols.find("message_iter_recurse")
            readBasic = try symbols.find("message_iter_get_basic")
            readFixedArray = try symbols.find("message_iter_get_fixed_array")
            copySignature = try symbols.find("message_iter_get_signature")
            freeText = try symbols.find("free")
            beginWriting = try symbols.find("message_iter_init_append")
            writeBasic = try symbols.find("message_iter_append_basic")
            writeFixedArray = try symbols.find("message_iter_append_fixed_array")
            openContainer = try symbols.find("message_iter_open_container")
            closeContainer = try symbols.find("message_iter_close_container")
            abandonContainer = try symbols.find("message_iter_abandon_container")
        } catch {
            dlclose(handle)
            return nil
        }
        // Messages are sent with MSG_NOSIGNAL; the disposition of SIGPIPE belongs to the program.
        setChangesSIGPIPE(0)
    }
}

/// The symbols of an opened library.
private nonisolated struct DBusSymbols {
    struct Missing: Error {}

    let handle: UnsafeMutableRawPointer

    /// Returns the function `dbus_<name>`, whose C type must be `Function`.
    func find<Function>(_ name: String) throws(Missing) -> Function {
        guard let address = dlsym(handle, "dbus_" + name) else { throw Missing() }
        return unsafeBitCast(address, to: Function.self)
    }
}
