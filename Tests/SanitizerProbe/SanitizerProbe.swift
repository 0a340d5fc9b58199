import DataStress
import Glibc
import ImageStress
import LayoutStress
import LifetimeStress
import RasterStress
import SceneStress
import SolverStress
import StressSupport
import Swift5Subclasses

/// Runs stress scenarios without a test runner, in a program that can be built with a sanitizer or with optimisation.
///
///     SanitizerProbe release       # names of scenarios; without arguments all are run
///
/// Exits with 1 if a scenario has findings, and with 2 if an argument names no scenario.
@main
struct SanitizerProbe {
    private static let scenarios: [(name: String, run: @MainActor () async -> [String])] = [
        ("hooked-trees", { HookedTreeStress.findings(seeds: 1_000..<1_400, steps: 150) }),
        (
            "deep-trees",
            {
                [false, true].flatMap { DeepTreeStress.findings(count: 3_000, fromLeaves: $0) }
            }
        ),
        ("release", { await ReleaseStress.findings(OpenClasses.all + HostingClasses.all) }),
        (
            "release-subclasses",
            { await ReleaseStress.findings(OpenClasses.subclasses + HostingClasses.subclasses) }
        ),
        ("release-races", { await ReleaseStress.raceFindings() }),
        ("release-swift5", { await ReleaseStress.findings(Swift5Subclasses.all) }),
        ("images", { ImageStress.findings(count: 400) }),
        ("scenes", { SceneStress.findings(seeds: 0..<12) }),
        ("trees", { TreeStress.findings(seeds: 0..<12) }),
        ("data", { DataStress.findings(seeds: 0..<20, steps: 40) }),
        (
            "changes",
            {
                [true, false].flatMap { DataStress.changeFindings(seeds: 0..<20, steps: 40, hooks: $0) }
            }
        ),
        ("layouts", { LayoutStress.findings(seeds: 0..<16, rounds: 30) }),
        ("layout-updates", { LayoutUpdateStress.findings(seed: 21, updates: 300) }),
        ("drawing", { RasterStress.findings(seeds: 1...60) }),
        (
            "drawing-parts",
            {
                InvarianceStress.partFindings(seeds: 101...130, scale: 1.25)
                    + InvarianceStress.moveFindings(seeds: 101...130, scale: 1.5)
            }
        ),
        (
            "solver",
            {
                (0..<20).flatMap {
                    SolverStress.editFindings(
                        seed: $0, steps: 60, variableCount: 6, longRow: $0 % 2 == 0 ? 64 : 0)
                }
            }
        ),
        ("timers", { TimerStress.findings() }),
    ]

    /// Scenarios that pass in an optimised build only.
    private static var optimizedScenarios: [(name: String, run: @MainActor () async -> [String])] {
        #if DEBUG
            []
        #else
            [
                ("allocations", { AllocationStress.findings() }),
                ("drawing-allocations", { DrawingAllocationStress.findings() }),
            ]
        #endif
    }

    static func main() async {
        let scenarios = scenarios + optimizedScenarios
        let requested = CommandLine.arguments.dropFirst()
        for name in requested where !scenarios.contains(where: { $0.name == name }) {
            print("SanitizerProbe: unknown scenario \(name); scenarios: \(scenarios.map(\.name))")
            exit(2)
        }
        var failed = false
        for scenario in scenarios where requested.isEmpty || requested.contains(scenario.name) {
            let findings = await scenario.run()
            print("\(scenario.name): \(findings.isEmpty ? "passed" : "\(findings.count) findings")")
            for finding in findings { print("    \(finding)") }
            failed = failed || !findings.isEmpty
        }
        exit(failed ? 1 : 0)
    }
}
