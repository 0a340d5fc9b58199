import Glibc
import ImageStress
import SceneStress
import StressSupport
import Swift5Subclasses

/// Runs the scenarios of `StressSupport`, `ImageStress` and `SceneStress` in a program without a test runner, to be built with a sanitizer.
///
///     SanitizerProbe release       # names of scenarios; all without an argument
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
    ]

    static func main() async {
        let wanted = CommandLine.arguments.dropFirst()
        for name in wanted where !scenarios.contains(where: { $0.name == name }) {
            print("SanitizerProbe: there is no scenario \(name); there are: \(scenarios.map(\.name))")
            exit(2)
        }
        var failed = false
        for scenario in scenarios where wanted.isEmpty || wanted.contains(scenario.name) {
            let findings = await scenario.run()
            print("\(scenario.name): \(findings.isEmpty ? "passed" : "\(findings.count) findings")")
            for finding in findings { print("    \(finding)") }
            failed = failed || !findings.isEmpty
        }
        exit(failed ? 1 : 0)
    }
}
