/// A failure to load dragged or pasted data.
///
///     do { names += try await session.loadObjects(of: String.self) } catch { show("\(error)") }
public nonisolated enum ItemProviderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The provider has no representation of the requested type; `offered` lists the types that it has.
    case unavailableType(requested: UTType, offered: [UTType])
    /// The source of the data has thrown an error.
    case failed(reason: String)
    /// The source of the data has not answered within the time limit.
    case timedOut(after: Duration)
    /// A dropped file does not exist, or cannot be seen by this program.
    case missingFile(path: String)
    /// The task that loads the data was cancelled.
    case cancelled

    public var description: String {
        switch self {
        case .unavailableType(let requested, let offered):
            "\(requested) was requested, but the item offers \(offered.map(\.identifier).joined(separator: ", "))"
        case .failed(let reason): "the item could not be loaded: \(reason)"
        case .timedOut(let limit): "the source of the item has not answered within \(limit)"
        case .missingFile(let path): "the file \(path) does not exist or is not accessible"
        case .cancelled: "loading was cancelled"
        }
    }
}
