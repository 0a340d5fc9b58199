/// A value that bodies read, and that invalidates them when it changes.
///
/// Each reader is registered once, and is removed when it no longer reads the value or is unmounted.
class Source: PropertyObject {
    @exclusivity(unchecked) private final var readers: ContiguousArray<Node> = []
    @exclusivity(unchecked) private final var unmountedReaderCount = 0

    deinit {}

    /// Registers the node whose body is running as a reader; does nothing outside of bodies.
    @inline(__always)
    final func recordRead() {
        if let node = UpdateContext.current.reader { node.graph.dependencies.recordRead(of: self, by: node) }
    }

    /// Adds a reader, which must not be registered yet.
    final func add(_ reader: Node) { readers.append(reader) }

    /// Removes a reader whose last evaluation did not read this source; O(readers).
    final func remove(_ reader: Node) {
        if let index = readers.lastIndex(where: { $0 === reader }) { readers.remove(at: index) }
    }

    /// Records that a reader was unmounted; amortised O(1).
    final func readerDidUnmount() {
        unmountedReaderCount += 1
        if unmountedReaderCount * 2 < readers.count { return }
        // A loop, because a closure would check the executor.
        var kept = 0
        for index in readers.indices where readers[index].isMounted {
            if kept < index { readers[kept] = readers[index] }
            kept += 1
        }
        readers.removeLast(readers.count - kept)
        unmountedReaderCount = 0
    }

    /// Invalidates the readers: the next update rebuilds them.
    final func changed(_ cause: @autoclosure () -> UpdateCause) {
        for reader in readers { reader.setNeedsUpdate(cause()) }
    }

    /// The number of mounted readers.
    final var readerCount: Int { readers.count - unmountedReaderCount }
}
