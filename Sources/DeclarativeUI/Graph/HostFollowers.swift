/// A node that has something with what shows its graph: a timer.
protocol HostFollowing: Node {
    /// What shows the graph is another, or none.
    func hostChanged()
}

/// The nodes that follow what shows their graph; nodes that are gone are forgotten when others come.
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
