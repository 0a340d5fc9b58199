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
        if let node = UpdateContext.current.reader { node.noteRead(of: self) }
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

extension Node {
    /// Notes that this node depends on `source`.
    final func noteRead(of source: Source) {
        for known in sources where known === source { return }
        sources.append(source)
        if !graph.previousSources.contains(where: { $0 === source }) { source.add(self) }
    }

    /// Has this node run again with the next update.
    final func mark(_ cause: @autoclosure () -> UpdateCause) {
        if flags.contains(.dead) { return }
        if graph.explainsUpdates { graph.noteMark(of: self, cause()) }
        if flags.contains(.marked) { return }
        flags.insert(.marked)
        graph.enqueue(self)
    }
}
