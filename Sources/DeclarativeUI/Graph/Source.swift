/// Something that bodies read, and that tells them when it has changed.
///
/// Each reader is noted once, and forgotten when it does not read any more or is unmounted.
class Source: PropertyObject {
    @exclusivity(unchecked) private final var readers: ContiguousArray<Node> = []
    @exclusivity(unchecked) private final var deadReaders = 0

    deinit {}

    /// Notes the node whose body runs now.
    @inline(__always)
    final func noteRead() {
        if let node = UpdateContext.current.reader { node.graph.dependencies.noteRead(of: self, by: node) }
    }

    final func add(_ reader: Node) { readers.append(reader) }

    /// `reader` runs without reading this any more; O(readers).
    final func remove(_ reader: Node) {
        if let index = readers.lastIndex(where: { $0 === reader }) { readers.remove(at: index) }
    }

    /// One of the readers is unmounted; amortised O(1).
    final func readerDied() {
        deadReaders += 1
        if deadReaders * 2 < readers.count { return }
        // Without a closure, which would ask where it runs.
        var kept = 0
        for index in readers.indices where readers[index].isMounted {
            if kept < index { readers[kept] = readers[index] }
            kept += 1
        }
        readers.removeLast(readers.count - kept)
        deadReaders = 0
    }

    /// Marks the readers.
    final func changed(_ cause: @autoclosure () -> UpdateCause) {
        for reader in readers { reader.mark(cause()) }
    }

    final var readerCount: Int { readers.count - deadReaders }
}
