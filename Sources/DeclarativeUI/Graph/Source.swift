/// A value that bodies read, and that invalidates them when it changes.
///
/// Each reader is registered once, and is removed when it no longer reads the value or is unmounted: at once, because a reader holds what its
/// view captures, such as a state object.
class Source: PropertyObject {
    @exclusivity(unchecked) private final var readers: ContiguousArray<Node> = []

    deinit {}

    /// Registers the node whose body is running as a reader; does nothing outside of bodies.
    @inline(__always)
    final func recordRead() {
        if let node = UpdateContext.current.reader { node.graph.dependencies.recordRead(of: self, by: node) }
    }

    /// Adds a reader, which must not be registered yet, and returns its entry for ``Node/sources``.
    final func add(_ reader: Node) -> SourceReading {
        readers.append(reader)
        return SourceReading(source: self, place: UInt32(truncatingIfNeeded: readers.count - 1))
    }

    /// Removes a reader, which has been found at `place` before; O(1), or O(readers) if it was moved while its body ran.
    final func remove(_ reader: Node, at place: UInt32) {
        var index = Int(place)
        if index >= readers.count || readers[index] !== reader {
            guard let found = readers.lastIndex(where: { $0 === reader }) else { return }
            index = found
        }
        let last = readers.removeLast()
        if last === reader { return }
        readers[index] = last
        last.sourceDidMove(self, to: UInt32(truncatingIfNeeded: index))
    }

    /// Invalidates the readers: the next update rebuilds them.
    final func changed(_ cause: @autoclosure () -> UpdateCause) {
        for reader in readers { reader.setNeedsUpdate(cause()) }
    }

    /// The number of readers.
    final var readerCount: Int { readers.count }
}

/// A source that a node has read, and the place of the node among its readers.
struct SourceReading {
    let source: Source
    fileprivate(set) var place: UInt32

    /// Ends the reading by `reader`, which no longer depends on the source.
    func end(by reader: Node) { source.remove(reader, at: place) }
}

extension Node {
    /// Records the new place among the readers of a source; does nothing while the body runs, since ``Source/remove(_:at:)`` then searches.
    fileprivate final func sourceDidMove(_ source: Source, to place: UInt32) {
        for index in sources.indices where sources[index].source === source {
            sources[index].place = place
            return
        }
    }
}
