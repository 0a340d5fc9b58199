import DisplaySupport
import Foundation
import Testing

extension DisplayTests {
    @Suite(.serialized) nonisolated struct LoopTests {
        @Test func `An idle program never wakes up`() throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe("echo")
                #expect(probe.read(until: "window focusGained") || probe.read(until: "ready"))
                let threads = try checkIdle(probe, seconds: 2)
                #expect(threads == 1, "a program that only waits needs no second thread on X11")
            }
        }

        /// A program that waits in SDL itself (`MainQueue.postWakeUps()`) gives the main queue's bell to a helper thread; the loop then
        /// waits in SDL as well.
        @Test(arguments: ["jobs", "jobs-posted", "jobs-windowless"])
        func `Each kind of main-actor job runs`(_ check: String) throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe(check)

                #expect(probe.finish())
                #expect(probe.lines == ["task", "sleep", "detached", "async", "asyncAfter", "stopped"])
            }
        }

        @Test func `An idle program without a window never wakes up, and ends by a signal`() throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe("windowless")
                #expect(probe.read(until: "ready"))
                _ = try checkIdle(probe, seconds: 1)
            }
        }

        /// While SDL waits for the server's answer to a change of the window's size, Xlib reads the events of that change; the connection
        /// has nothing left to read when the loop sleeps.
        @Test func `Events that were read during a request wake the loop`() throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe("requests")

                #expect(probe.finish())
                #expect(probe.lines == (1...20).map { "resized \(100 + $0)" })
            }
        }

        /// The delay is about 0.1 ms on an idle machine, and some milliseconds on a busy one; the bound only excludes a loop that waits for
        /// something else.
        @Test func `A job wakes the loop at once`() throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe("latency")

                #expect(probe.finish())
                #expect(
                    Double(try #require(Int(probe.value("median-us") ?? ""))) < 100_000 * HangGuard.factor)
            }
        }

        @Test(.enabled(if: Child.isInstalled("xdotool"), "xdotool is not installed"))
        func `A movement that is missed while SDL has ended the grab of a press is delivered`() throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe("lostPress")
                #expect(probe.read(until: "ready"))
                try display.run("xdotool", "mousemove", "50", "40", "mousedown", "1")
                #expect(probe.read(until: "moved (400, 300)"))
                try display.run("xdotool", "mouseup", "1")
                #expect(probe.finish())
                #expect(probe.lines == ["ready", "down (50, 40)", "moved (400, 300)", "up (400, 300)"])
            }
        }

        @Test func `Turns run at the requested times, one for each time`() throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe("deadlines")

                #expect(probe.finish())
                #expect(try #require(Int(probe.value("turns") ?? "")) <= 50)
                #expect(
                    Double(try #require(Int(probe.value("late-median-us") ?? ""))) < 100_000
                        * HangGuard.factor)
            }
        }

        /// Checks that a program has no context switch and uses no CPU for some time, and that a signal ends it; returns its number of threads.
        private func checkIdle(_ probe: Child, seconds: Double) throws -> Int {
            let id = try #require(probe.programID)
            var before: [String: String] = [:]
            let isSettled = try HangGuard.poll {
                let last = before
                Thread.sleep(forTimeInterval: 0.3)
                before = try switches(of: id)
                return before == last
            }
            #expect(isSettled)
            Thread.sleep(forTimeInterval: seconds)
            let after = try switches(of: id)
            kill(id, SIGTERM)
            #expect(probe.finish())
            #expect(before == after)
            #expect(probe.lines.last == "quit")
            return before.count
        }

        /// Returns the voluntary context switches and CPU ticks of each thread.
        private func switches(of process: Int32) throws -> [String: String] {
            var result: [String: String] = [:]
            for thread in try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task") {
                let folder = "/proc/\(process)/task/\(thread)"
                let status = try String(contentsOfFile: folder + "/status", encoding: .utf8)
                let ticks = try String(contentsOfFile: folder + "/stat", encoding: .utf8).split(
                    separator: " ")[
                        13...14]
                let line =
                    status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") } ?? ""
                result[thread] = "\(line) \(ticks.joined(separator: " "))"
            }
            return result
        }
    }
}
