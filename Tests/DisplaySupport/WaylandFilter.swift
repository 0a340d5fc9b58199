/// A proxy between a program and a compositor that conceals the shared memory of the compositor from the toolkit.
///
/// SDL and the libraries of OpenGL, which have registries of their own, still find it.
///
///     let filter = try WaylandFilter(variables)
///     let program = try display.start("WindowProbe", "titleBar", environment: filter.variables)
public final class WaylandFilter {
    /// The environment variables of a client of the proxy.
    public let variables: [String: String]
    private let proxy: Child

    /// An error thrown if the proxy does not start.
    public struct NoProxy: Error {}

    /// Starts a proxy for one client; `variables` are those of a client of the compositor.
    public init(_ variables: [String: String]) throws {
        proxy = try Child(["/usr/bin/python3", "-c", Self.program], variables)
        var filtered = variables
        filtered["WAYLAND_DISPLAY"] = "filtered"
        // libdecor would have a registry before that of the toolkit.
        filtered["SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR"] = "0"
        self.variables = filtered
        guard proxy.read(until: "ready") else { throw NoProxy() }
    }

    public func end() { proxy.end() }

    /// Forwards messages and file descriptors, except those that announce `wl_shm` in the second registry of the client.
    ///
    /// A message is the identifier of an object, and its size and opcode, in 32 bits each, and the arguments. The display is the object 1, its
    /// request 1 creates a registry, and the event 0 of a registry announces an object.
    private static let program = """
        import os, select, socket, struct
        folder = os.environ["XDG_RUNTIME_DIR"] + "/"
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(folder + "filtered")
        listener.listen()
        print("ready", flush=True)
        client = listener.accept()[0]
        server = socket.socket(socket.AF_UNIX)
        server.connect(folder + os.environ["WAYLAND_DISPLAY"])
        rest = {client: b"", server: b""}
        registries = []

        def is_concealed(source, message):
            target, second = struct.unpack("=II", message[:8])
            opcode = second & 0xffff
            if source is client and target == 1 and opcode == 1:
                registries.append(struct.unpack("=I", message[8:12])[0])
            return source is server and registries[1:2] == [target] and opcode == 0 and b"wl_shm\\0" in message

        while True:
            for source in select.select([client, server], [], [])[0]:
                data, files, _, _ = socket.recv_fds(source, 65536, 64)
                if not data:
                    raise SystemExit
                data = rest[source] + data
                passed = b""
                while len(data) >= 8 and len(data) >= struct.unpack("=I", data[4:8])[0] >> 16:
                    size = struct.unpack("=I", data[4:8])[0] >> 16
                    if not is_concealed(source, data[:size]):
                        passed += data[:size]
                    data = data[size:]
                rest[source] = data
                if passed or files:
                    socket.send_fds(server if source is client else client, [passed], files)
                    for file in files:
                        os.close(file)
        """
}
