import Glibc

/// The workloads of Benchmarks/SPEC.md that this project's own program measures.
///
/// `Benchmarks [WORKLOAD ...]` prints one JSON line for each figure; without arguments, each workload runs in a separate process.
@main
enum Benchmarks {
    static let workloads: [(name: String, run: @MainActor () async -> Void)] = [
        ("W3", { SingleUpdate.run() }),
        ("W2", { FormBuild.run() }),
        ("W5", { FormResize.run() }),
        ("W3_relayout", { SingleRelayout.run() }),
        ("W4", { FullRepaint.run() }),
        ("W6", { VirtualList.run(.plain) }),
        ("W6_full", { VirtualList.run(.full) }),
        ("W6_icons", { VirtualList.run(.icons) }),
        ("W6_declarative", { DeclarativeList.run() }),
        ("W7", { RetainedRows.run() }),
        ("W7_declarative", { DeclarativeRows.run() }),
        ("state10000", { StateWrite.run() }),
        ("layout1000", { LayoutUpdate.run() }),
        ("W9", { SolverWorkload.run(.rows) }),
        ("W9_chain", { SolverWorkload.run(.chain) }),
        ("W9_column", { SolverWorkload.run(.column) }),
        ("W9_enaml", { EnamlWorkload.run() }),
        ("solver_cycle", { CycleWorkload.run() }),
        ("W10", { TextWrap.run(.paragraphs) }),
        ("W10_one_paragraph", { TextWrap.run(.oneParagraph) }),
        ("W10_mixed", { TextWrap.run(.mixed) }),
        ("W13", { TextTyping.run("W13", lines: 10_000) }),
        ("W13_100k", { TextTyping.run("W13_100k", lines: 100_000) }),
        ("W13_layout", { TextTyping.runLayout() }),
        ("edit_model", { EditModel.run() }),
        ("W11", { LabelMemory.run() }),
        ("W14", { MovingSquares.run("W14", onWholePixels: true) }),
        ("W14_fraction", { MovingSquares.run("W14_fraction", onWholePixels: false) }),
        ("W15", { BigTable.run() }),
        ("W15_sort", { await SortedTable.run() }),
        ("snapshot1000", { await SnapshotUpdate.run() }),
        ("W16", { DrawnPaths.run(.fill) }),
        ("W16_stroke", { DrawnPaths.run(.stroke) }),
        ("W16_gradient", { DrawnPaths.run(.gradient) }),
        ("W17", { Cards.run() }),
        ("W19", { ExpandedTree.run() }),
        ("animate500", { AnimatedViews.run() }),
        ("invalidating", { InvalidatingProperty.run() }),
    ]

    static func main() async {
        let wanted = Array(CommandLine.arguments.dropFirst())
        if wanted.isEmpty { return runEachInItsOwnProcess() }
        for name in wanted {
            guard let workload = workloads.first(where: { $0.name == name }) else {
                Report.fail(
                    name, "unknown workload; use \(workloads.map(\.name).joined(separator: ", "))")
            }
            await workload.run()
        }
    }

    /// Runs each workload in a separate process, so that memory and caches of one do not affect the next.
    private static func runEachInItsOwnProcess() {
        for workload in workloads {
            var process = pid_t()
            var arguments: [UnsafeMutablePointer<CChar>?] = [
                strdup(CommandLine.arguments[0]), strdup(workload.name),
            ]
            arguments.append(nil)
            defer { for argument in arguments { free(argument) } }
            guard posix_spawn(&process, "/proc/self/exe", nil, nil, arguments, environ) == 0 else {
                Report.fail(workload.name, "cannot start a process")
            }
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
    }
}
