extension Harness {
    /// Runs frames until `condition` is true, and lets tasks and other threads work in between.
    ///
    /// For what virtual time does not reach: folders that are read and images that are decoded on another thread. The clock of the
    /// harness stands still. `limit` is the number of attempts, a millisecond of real time apart; it only ends tests that hang.
    ///
    ///     try harness.click("Open…")
    ///     try await harness.wait { harness.contains("photo.png") }
    public func wait(limit: Int = 60_000, until condition: () -> Bool) async throws(HarnessError) {
        for _ in 0..<limit {
            try settle()
            if condition() { return }
            do { try await Task.sleep(for: .milliseconds(1)) } catch { break }
        }
        throw HarnessError(
            .notSettled,
            "the condition was false after \(limit) attempts; there is:\n\(rootView.recursiveDescription())")
    }
}
