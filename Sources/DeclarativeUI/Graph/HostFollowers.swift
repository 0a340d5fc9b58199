/// A node that depends on the host of its graph, such as a timer.
protocol HostFollowing: Node {
    /// Called when the graph's host has changed or has been removed.
    func hostChanged()
}

/// The nodes that depend on the graph's host; deallocated ones are removed when others are added.
struct HostFollowers {
    private struct Follower { weak var node: (any HostFollowing)? }
    private var followers: [Follower] = []

    mutating func add(_ node: any HostFollowing) {
        if followers.count == followers.capacity { followers.removeAll { $0.node == nil } }
        followers.append(Follower(node: node))
    }

    func tell() {
        for follower in followers where follower.node?.isMounted == true { follower.node?.hostChanged() }
    }
}
