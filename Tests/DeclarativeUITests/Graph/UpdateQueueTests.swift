import RandomNumbers
import Testing
import Widgets

@testable import DeclarativeUI

struct UpdateQueueTests {
    /// Nodes of a random tree; their graph has to outlive them.
    private final class Tree {
        let graph = Graph()
        let scope: ViewScope
        let container = Widgets.View(frame: .zero)
        var nodes: [Node] = []

        init(count: Int, _ numbers: inout SeededRandom) {
            scope = ViewScope(container: container, graph: graph)
            for _ in 0..<count {
                let parent = nodes.isEmpty ? nil : nodes[numbers.index(below: nodes.count)]
                nodes.append(
                    Node(
                        in: NodeContext(
                            graph: graph, parent: parent, scope: scope,
                            environment: EnvironmentScope(parent: nil))))
            }
        }
    }

    @Test func `Nodes of one transaction come parents first, and equals in the order of their marks`() {
        for seed in 0..<100 {
            var numbers = SeededRandom(seed: seed)
            let tree = Tree(count: 1 + numbers.index(below: 40), &numbers)
            let marked = tree.nodes.shuffled(using: &numbers)
            var queue = UpdateQueue()
            for node in marked { queue.add(node, Transaction()) }
            let nodes = queue.takeBatch()?.nodes ?? []
            let expected = marked.enumerated().sorted {
                ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
            }.map(\.element)
            #expect(nodes.elementsEqual(expected) { $0 === $1 })
            #expect(queue.isEmpty)
        }
    }

    @Test func `Each transaction has a group of its own, the oldest first`() {
        var numbers = SeededRandom(seed: 1)
        let tree = Tree(count: 4, &numbers)
        var queue = UpdateQueue()
        let animated = Transaction(animation: .default)
        queue.add(tree.nodes[3], Transaction())
        queue.add(tree.nodes[2], animated)
        queue.add(tree.nodes[1], animated)
        queue.add(tree.nodes[0], Transaction())
        var groups: [UpdateQueue.Batch] = []
        while let group = queue.takeBatch() { groups.append(group) }
        #expect(groups.map(\.transaction) == [Transaction(), animated, Transaction()])
        #expect(groups.map(\.nodes.count) == [1, 2, 1])
    }

    @Test func `Frames in which a body wrote are counted until one goes without`() {
        var queue = UpdateQueue()
        for _ in 0..<3 {
            queue.addWrite {}
            #expect(queue.hasWork && queue.isEmpty)
            let writes = queue.takeWrites()
            #expect(writes.count == 1)
        }
        #expect(queue.writingFrames == 3)
        let writes = queue.takeWrites()
        #expect(writes.isEmpty && queue.writingFrames == 0)
    }
}
