// swift-tools-version: 6.2
// docs/architecture.md describes the targets and their imports; scripts/check.sh checks that imports have one direction.
import PackageDescription

/// Settings of targets of values: no actor isolation.
let values: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

/// Settings of targets that are isolated to the main actor.
let mainActor: [SwiftSetting] = values + [.defaultIsolation(MainActor.self)]

/// The layers of the toolkit, lowest first.
let layers: [Target.Dependency] = [
    "ViewHierarchy", "ConstraintLayout", "Controls", "Containers", "TextViews", "Overlays", "Windowing",
]

/// Linker settings of release builds of programs, for low memory use and a fast start.
///
/// Programs export no symbols, because no library looks them up. Relocations are packed (requires glibc 2.36), which saves reading 0.7 MB at
/// each start. SwiftPM calls the flags "unsafe" because it does not know them, and prohibits them in dependencies; they apply only to programs of
/// this package.
let lean: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-Xlinker", "-z", "-Xlinker",
            "pack-relative-relocs", "-Xlinker", "-z", "-Xlinker", "noseparate-code", "-Xlinker", "--icf=safe",
        ], .when(configuration: .release))
]

/// Whether this package is a dependency that SwiftPM has downloaded.
let isDownloaded = ["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }

/// Compiler settings of the loops over pixels, which are optimised in debug builds too.
///
/// SwiftPM prohibits the flags in dependencies, so that the debug builds of their users have the slow loops.
let fast: [CSetting] = isDownloaded ? [] : [.unsafeFlags(["-O2"], .when(configuration: .debug))]

/// Compiler settings of the targets that draw, shape text and solve constraints, which are optimised in debug builds too, with their assertions.
///
/// Without optimisation, they take more than half of the time of all tests, and the demo would need a release build: docs/building.md has the
/// figures. SwiftPM reports for each that incremental compilation is disabled, because they are compiled as a whole.
let fastValues: [SwiftSetting] =
    values
    + (isDownloaded
        ? []
        : [
            .unsafeFlags(
                [
                    "-O", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
                    "-assert-config", "Debug",
                ], .when(configuration: .debug))
        ])

/// The same for targets that are isolated to the main actor.
let fastMainActor: [SwiftSetting] = fastValues + [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "Widgets",
    products: [
        .library(name: "Widgets", targets: ["Widgets"]),
        .library(name: "DeclarativeUI", targets: ["DeclarativeUI"]),
        .library(name: "WidgetsTesting", targets: ["WidgetsTesting"]),
        .executable(name: "DemoApp", targets: ["DemoApp"]),
    ],
    targets: [
        // Without pkg-config: SDL's flags contain -D_REENTRANT, which SwiftPM prohibits and reports in every build of a program.
        .systemLibrary(
            name: "CSDL2", providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev", "libx11-dev", "libxext-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        // Without pkg-config, which would link it: it is opened at run time, by the first WebP image.
        .systemLibrary(name: "CWebP", providers: [.apt(["libwebp-dev"])]),

        // Without pkg-config, which would link it: it is opened at run time, by the first bidirectional text.
        .systemLibrary(name: "CFriBidi", providers: [.apt(["libfribidi-dev"])]),
        // Without pkg-config: it adds GLib's flags, which contain -pthread on some systems; SwiftPM prohibits that too.
        .systemLibrary(name: "CHarfBuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        // Without pkg-config, which would link it: it is opened at run time, by the first missing glyph.
        .systemLibrary(name: "CFontconfig", providers: [.apt(["libfontconfig-dev"])]),

        // Opened at run time, after the first frame; its module needs no header of the system.
        .systemLibrary(name: "CDBus"),

        .target(name: "RasterKernels", cSettings: fast),
        .target(name: "PNGRows", dependencies: ["CPNG"]),
        .target(name: "UnicodeTables"),
        .target(name: "ProcessHandlers"),
        .target(name: "XWindows"),
        // libwayland-client, whose header it includes if it is installed, is found at run time.
        .target(name: "WaylandWindows"),
        .target(name: "ReferenceCounting"),
        .target(name: "ObjectReferences", dependencies: ["ReferenceCounting"], swiftSettings: values),
        .target(name: "ConstraintSolver", swiftSettings: fastValues),
        .target(name: "Ropes", swiftSettings: fastValues),
        .target(name: "Virtualization", dependencies: ["Ropes"], swiftSettings: values),
        .target(name: "TextEditing", dependencies: ["Ropes"], swiftSettings: fastValues),
        .target(name: "Drawing", swiftSettings: fastValues),
        .target(name: "Icons", dependencies: ["Drawing"], swiftSettings: values),
        .target(name: "ContentTypes", swiftSettings: values),
        .target(name: "InputEvents", dependencies: ["Drawing"], swiftSettings: values),
        .target(
            name: "ImageCodecs", dependencies: ["Drawing", "CPNG", "CSDL2", "CWebP", "PNGRows"],
            swiftSettings: values),
        .target(
            name: "TextAnalysis", dependencies: ["UnicodeTables", "CFriBidi"], swiftSettings: fastValues),
        .target(
            name: "Typesetting",
            dependencies: [
                "Drawing", "TextAnalysis", "TextEditing", "CSDL2", "CHarfBuzz", "CFreeType", "CFontconfig",
            ],
            swiftSettings: fastMainActor),
        .target(
            name: "Raster", dependencies: ["Drawing", "Typesetting", "RasterKernels"],
            swiftSettings: fastMainActor),
        .target(
            name: "SDLPlatform",
            dependencies: [
                "Drawing", "InputEvents", "CSDL2", "ProcessHandlers", "XWindows", "WaylandWindows",
            ],
            swiftSettings: mainActor),
        .target(name: "DBus", dependencies: ["CDBus"], swiftSettings: mainActor),
        .target(
            name: "DesktopServices", dependencies: ["DBus", "ContentTypes", "Drawing"],
            swiftSettings: mainActor),
        // The layers of the toolkit, lowest first. Each exports the layers below it (in its Imports.swift).
        .target(
            name: "ViewHierarchy",
            dependencies: [
                "ContentTypes", "Drawing", "Icons", "InputEvents", "Typesetting", "Raster",
                "ObjectReferences",
            ],
            path: "Sources/Widgets/ViewHierarchy", swiftSettings: mainActor),
        .target(
            name: "ConstraintLayout",
            dependencies: ["ViewHierarchy", "ConstraintSolver", "ObjectReferences"],
            path: "Sources/Widgets/ConstraintLayout", swiftSettings: mainActor),
        .target(
            name: "Controls", dependencies: ["ConstraintLayout", "TextEditing"],
            path: "Sources/Widgets/Controls", swiftSettings: mainActor),
        .target(
            name: "Containers", dependencies: ["Controls", "Virtualization"],
            path: "Sources/Widgets/Containers", swiftSettings: mainActor),
        .target(
            name: "TextViews", dependencies: ["Containers", "TextEditing", "Ropes", "Virtualization"],
            path: "Sources/Widgets/TextViews", swiftSettings: mainActor),
        .target(
            name: "Overlays", dependencies: ["TextViews", "TextAnalysis", "Virtualization"],
            path: "Sources/Widgets/Overlays", swiftSettings: mainActor),
        .target(
            name: "Windowing",
            dependencies: [
                "Overlays", "SDLPlatform", "Icons", "ImageCodecs", "DBus", "DesktopServices", "Raster",
            ],
            path: "Sources/Widgets/Windowing",
            swiftSettings: mainActor),
        .target(
            name: "Widgets", dependencies: ["Windowing", "ImageCodecs", "DesktopServices"],
            exclude: [
                "ViewHierarchy", "ConstraintLayout", "Controls", "Containers", "TextViews", "Overlays",
                "Windowing",
            ],
            swiftSettings: mainActor),
        .target(
            name: "DeclarativeUI", dependencies: ["Widgets", "Virtualization", "ObjectReferences"],
            swiftSettings: mainActor),
        .target(
            name: "WidgetsTesting", dependencies: ["Widgets", "Drawing", "InputEvents", "ImageCodecs"],
            swiftSettings: mainActor),

        .executableTarget(
            name: "DemoApp", dependencies: ["Widgets", "DeclarativeUI"], swiftSettings: mainActor,
            linkerSettings: lean),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["Widgets", "DeclarativeUI", "ConstraintSolver", "TextEditing"],
            swiftSettings: mainActor, linkerSettings: lean),
        .executableTarget(
            name: "StartupBenchmark", dependencies: ["Widgets"], swiftSettings: mainActor,
            linkerSettings: lean),
        .executableTarget(
            name: "PopupBenchmark", dependencies: ["Widgets"], swiftSettings: mainActor,
            linkerSettings: lean),
        .executableTarget(
            name: "EmbeddingExample", dependencies: ["Widgets", "CSDL2"], path: "Examples/EmbeddingExample",
            swiftSettings: mainActor),

        .executableTarget(
            name: "HelloWindow", dependencies: ["Widgets"], path: "Examples/HelloWindow",
            swiftSettings: mainActor, linkerSettings: lean),

        .target(
            name: "SevenGUIs", dependencies: ["Widgets", "DeclarativeUI"],
            path: "Examples/SevenGUIs/Library", swiftSettings: mainActor),
        .executableTarget(
            name: "SevenGUIsApp", dependencies: ["DeclarativeUI", "SevenGUIs"],
            path: "Examples/SevenGUIs/App", swiftSettings: mainActor, linkerSettings: lean),

        // Without pkg-config: the module map links the library.
        .systemLibrary(
            name: "CSQLite", path: "Examples/DatabaseBrowser/CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .target(
            name: "DatabaseBrowser", dependencies: ["Widgets", "CSQLite"],
            path: "Examples/DatabaseBrowser/Library", swiftSettings: mainActor),
        .executableTarget(
            name: "DatabaseBrowserApp", dependencies: ["Widgets", "DatabaseBrowser"],
            path: "Examples/DatabaseBrowser/App", swiftSettings: mainActor, linkerSettings: lean),

        // The random number generator of all tests.
        .target(name: "RandomNumbers", path: "Tests/RandomNumbers", swiftSettings: values),
        .testTarget(
            name: "ConstraintSolverTests",
            dependencies: ["ConstraintSolver", "SolverStress", "RandomNumbers"],
            swiftSettings: values),
        // Random systems of constraints, for tests and for the program that runs under the sanitizers.
        .target(
            name: "SolverStress", dependencies: ["ConstraintSolver", "RandomNumbers"],
            path: "Tests/SolverStress", swiftSettings: values),
        .testTarget(
            name: "ObjectReferencesTests", dependencies: ["ObjectReferences"], swiftSettings: values),
        .testTarget(name: "RopesTests", dependencies: ["Ropes", "RandomNumbers"], swiftSettings: values),
        .testTarget(
            name: "VirtualizationTests", dependencies: ["Virtualization", "RandomNumbers"],
            swiftSettings: values),
        .testTarget(
            name: "TextEditingTests", dependencies: ["TextEditing", "Ropes", "RandomNumbers"],
            swiftSettings: values),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing"], swiftSettings: values),
        .testTarget(
            name: "IconsTests", dependencies: ["Icons", "Drawing", "RandomNumbers"], swiftSettings: values),
        .testTarget(
            name: "ImageCodecsTests",
            dependencies: ["ImageCodecs", "ImageStress", "Drawing", "RandomNumbers"],
            swiftSettings: values),
        // Damaged image files, for tests and for the program that runs under the sanitizers.
        .target(
            name: "ImageStress", dependencies: ["ImageCodecs", "Drawing", "RandomNumbers"],
            path: "Tests/ImageStress",
            swiftSettings: values),
        .testTarget(name: "TextAnalysisTests", dependencies: ["TextAnalysis"], swiftSettings: values),
        .testTarget(
            name: "TypesettingTests",
            dependencies: [
                "Typesetting", "TextAnalysis", "TextEditing", "Drawing", "RandomNumbers", "CHarfBuzz",
            ],
            swiftSettings: mainActor),
        // An independent renderer, for comparison. Without pkg-config, because only tests need it.
        .systemLibrary(name: "CCairo", path: "Tests/CCairo", providers: [.apt(["libcairo2-dev"])]),
        .testTarget(
            name: "RasterTests",
            dependencies: [
                "Raster", "RasterKernels", "RasterStress", "Typesetting", "Drawing", "RandomNumbers",
                "CCairo",
            ],
            swiftSettings: mainActor),
        .testTarget(
            name: "SDLPlatformTests",
            dependencies: [
                "SDLPlatform", "InputEvents", "Drawing", "CSDL2", "PlatformProbe", "DisplaySupport",
                "RandomNumbers",
            ],
            swiftSettings: mainActor),
        .testTarget(
            name: "DBusTests", dependencies: ["DBus", "DisplaySupport", "RandomNumbers"],
            swiftSettings: mainActor),
        .testTarget(
            name: "DesktopServicesTests",
            dependencies: ["DesktopServices", "DBus", "Drawing", "DisplaySupport", "PortalScript"],
            swiftSettings: mainActor),
        // The desktop portal with scripted answers, for tests on a private bus.
        .target(
            name: "PortalScript", dependencies: ["DBus"], path: "Tests/PortalScript",
            swiftSettings: mainActor),
        .executableTarget(
            name: "PlatformProbe",
            dependencies: ["SDLPlatform", "InputEvents", "Drawing", "CSDL2", "XWindows"],
            path: "Tests/PlatformProbe", swiftSettings: mainActor),
        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .target(
            name: "CustomInvalidators", dependencies: ["Widgets"], path: "Tests/CustomInvalidators",
            swiftSettings: mainActor),
        .testTarget(
            name: "WidgetsTests",
            dependencies: layers + [
                "Widgets", "WidgetsTesting", "DBus", "DesktopServices", "CustomInvalidators",
                "AllocationCounter", "TextEditing",
                "CompilerSupport", "RandomNumbers", "LayoutStress", "LifetimeStress",
            ],
            exclude: [
                "Goldens", "Testing/Goldens", "View/Goldens", "Controls/Goldens", "Presentation/Goldens",
                "Emoji/Goldens", "Commands/Goldens",
                "Lists/Goldens", "Tables/Goldens", "Text/Goldens", "Dragging/Goldens",
            ],
            swiftSettings: mainActor),
        .testTarget(
            name: "DeclarativeUITests",
            dependencies: layers + [
                "DeclarativeUI", "WidgetsTesting", "SceneStress", "AllocationCounter", "CompilerSupport",
                "RandomNumbers", "LifetimeStress",
            ],
            swiftSettings: mainActor),
        // Random declarative trees, for tests and for the program that runs under the sanitizers.
        .target(
            name: "SceneStress", dependencies: ["DeclarativeUI", "WidgetsTesting", "RandomNumbers"],
            path: "Tests/SceneStress",
            swiftSettings: mainActor),
        .testTarget(
            name: "DemoAppTests", dependencies: ["DemoApp", "DeclarativeUI", "WidgetsTesting"],
            exclude: ["Goldens"], swiftSettings: mainActor),
        .testTarget(
            name: "SevenGUIsTests",
            dependencies: ["SevenGUIs", "DeclarativeUI", "WidgetsTesting", "RandomNumbers"],
            swiftSettings: mainActor),
        .testTarget(
            name: "DatabaseBrowserTests", dependencies: ["DatabaseBrowser", "Widgets", "WidgetsTesting"],
            exclude: ["Goldens"], swiftSettings: mainActor),
        .target(name: "CompilerSupport", path: "Tests/CompilerSupport", swiftSettings: values),
        // Scenarios that are run by tests, and by scripts/sanitize.sh in a program under the sanitizers.
        .target(
            name: "StressSupport", dependencies: ["Widgets", "DeclarativeUI", "RandomNumbers"],
            path: "Tests/StressSupport",
            swiftSettings: mainActor),
        // Random changes of layouts, and drawing with extreme coordinates.
        .target(
            name: "LayoutStress", dependencies: ["Widgets", "WidgetsTesting", "RandomNumbers"],
            path: "Tests/LayoutStress", swiftSettings: mainActor),
        // Random changes of tables, collections and outlines.
        .target(
            name: "DataStress", dependencies: ["Widgets", "WidgetsTesting", "RandomNumbers"],
            path: "Tests/DataStress", swiftSettings: mainActor),
        .target(
            name: "RasterStress", dependencies: ["Raster", "Drawing", "RandomNumbers", "AllocationCounter"],
            path: "Tests/RasterStress", swiftSettings: mainActor),
        // Timers, lifetimes and allocations, which depend on the optimiser: for tests, and for the probe in a release build.
        .target(
            name: "LifetimeStress", dependencies: ["DeclarativeUI", "WidgetsTesting", "AllocationCounter"],
            path: "Tests/LifetimeStress", swiftSettings: mainActor),
        .target(
            name: "Swift5Subclasses", dependencies: ["Widgets"], path: "Tests/Swift5Subclasses",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "SanitizerProbe",
            dependencies: [
                "StressSupport", "Swift5Subclasses", "ImageStress", "SceneStress", "LayoutStress",
                "LifetimeStress", "DataStress", "RasterStress", "SolverStress",
            ],
            path: "Tests/SanitizerProbe", swiftSettings: mainActor),
        .testTarget(
            name: "StressTests",
            dependencies: ["StressSupport", "DataStress", "Swift5Subclasses", "CompilerSupport"],
            swiftSettings: mainActor),
        .target(name: "DisplaySupport", path: "Tests/DisplaySupport", swiftSettings: values),
        .executableTarget(
            name: "WindowProbe", dependencies: ["Widgets", "DeclarativeUI", "CSDL2"],
            path: "Tests/WindowProbe", swiftSettings: mainActor),
        .testTarget(
            name: "WindowTests",
            dependencies: [
                "DisplaySupport", "WindowProbe", "DemoApp", "EmbeddingExample", "SevenGUIsApp",
                "DatabaseBrowserApp",
                "PortalScript",
                "DBus",
            ],
            swiftSettings: values),
        .testTarget(
            name: "UIKitSourceTests", dependencies: ["Widgets", "WidgetsTesting"], swiftSettings: mainActor),
    ]
)
