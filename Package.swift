// swift-tools-version: 6.1
import PackageDescription

/// An import is visible in a module's interface only if it is declared `public import` or `package import`.
let settings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

/// Modules with Apple's names come first, each a separate product; a module imports only lower-level ones.
let package = Package(
    name: "Kasane",
    products: [
        .library(name: "ObjectRuntime", targets: ["ObjectRuntime"]),
        .library(name: "Combine", targets: ["Combine"]),
        // Apart from `Combine` and `KasaneScene`, as it takes the library that has `URLSession` on Linux.
        .library(name: "CombineNetworking", targets: ["CombineNetworking"]),
        .library(name: "Compression", targets: ["Compression"]),
        .library(name: "DarwinLibrary", targets: ["DarwinLibrary"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "CoreImage", targets: ["CoreImage"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "PDFKit", targets: ["PDFKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "PlaygroundSupport", targets: ["PlaygroundSupport"]),
        .library(name: "Accelerate", targets: ["Accelerate"]),
        .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
        .library(name: "CoreServices", targets: ["CoreServices"]),
        .library(name: "CoreMedia", targets: ["CoreMedia"]),
        .library(name: "AVFoundation", targets: ["AVFoundation"]),
        .library(name: "AVKit", targets: ["AVKit"]),
        .library(name: "CoreVideo", targets: ["CoreVideo"]),
        .library(name: "IOSurface", targets: ["IOSurface"]),
        .library(name: "Metal", targets: ["Metal"]),
        .library(name: "MetalPerformanceShaders", targets: ["MetalPerformanceShaders"]),
        .library(name: "GLKit", targets: ["GLKit"]),
        .library(name: "SceneKit", targets: ["SceneKit"]),
        .library(name: "SpriteKit", targets: ["SpriteKit"]),
        .library(name: "WebKit", targets: ["WebKit"]),
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "CoreHaptics", targets: ["CoreHaptics"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "CoreMotion", targets: ["CoreMotion"]),
        .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
        .library(name: "MapKit", targets: ["MapKit"]),
        .library(name: "MessageUI", targets: ["MessageUI"]),
        .library(name: "Photos", targets: ["Photos"]),
        .library(name: "PhotosUI", targets: ["PhotosUI"]),
        .library(name: "SafariServices", targets: ["SafariServices"]),
        .library(name: "StoreKit", targets: ["StoreKit"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "simd", targets: ["simd"]),
        .library(name: "Kasane", targets: ["Kasane"]),
        // What Linux's XCTest lacks; a separate product, because it links XCTest.
        .library(name: "KasaneXCTest", targets: ["KasaneXCTest"]),
        .executable(name: "kasane", targets: ["KasaneMain"]),
    ],
    traits: [
        .trait(
            name: "Movies",
            description: "Loads FFmpeg, which reads movies, and writes all but WebP, when one is read or written."),
        .default(enabledTraits: ["Movies"]),
    ],
    targets: [
        // MARK: System libraries
        .systemLibrary(name: "CPNG", pkgConfig: "libpng zlib", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
        .systemLibrary(name: "CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
        .systemLibrary(name: "CTIFF", pkgConfig: "libtiff-4", providers: [.apt(["libtiff-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp libwebpmux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "COpenJPEG", pkgConfig: "libopenjp2", providers: [.apt(["libopenjp2-7-dev"])]),
        // Headers only: the library, which distributions build with a GPL encoder, is loaded when a HEIF file is
        // encountered.
        .systemLibrary(name: "CHEIF", providers: [.apt(["libheif-dev"])]),
        // The same applies to the next five.
        .systemLibrary(name: "CAVIF", providers: [.apt(["libavif-dev"])]),
        .systemLibrary(name: "CJXL", providers: [.apt(["libjxl-dev"])]),
        .systemLibrary(name: "CExempi", providers: [.apt(["libexempi-dev"])]),
        .systemLibrary(name: "COpenEXR", providers: [.apt(["libopenexr-dev"])]),
        .systemLibrary(name: "CLibRaw", providers: [.apt(["libraw-dev"])]),
        .systemLibrary(name: "CQRCode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
        // Has no pkg-config file.
        .systemLibrary(name: "CZint", providers: [.apt(["libzint-dev"])]),
        // Headers only, as for HEIF and AVIF.
        .systemLibrary(name: "CZBar", providers: [.apt(["libzbar-dev"])]),
        .systemLibrary(name: "CHyphen", providers: [.apt(["libhyphen-dev"])]),
        .systemLibrary(name: "CQPDF", pkgConfig: "libqpdf", providers: [.apt(["libqpdf-dev"])]),
        .systemLibrary(name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
        // Headers only: the libraries are loaded when the first movie is read or written, and nothing else maps them.
        .systemLibrary(
            name: "CFFmpeg",
            providers: [
                .apt([
                    "libavcodec-dev", "libavfilter-dev", "libavformat-dev", "libavutil-dev", "libswresample-dev",
                    "libswscale-dev",
                ])
            ]),
        // Headers only: the library is loaded when a window opens, which never happens on a machine without displays.
        .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
        // The same; loaded when the inspector is served.
        .systemLibrary(name: "CMicroHTTP", providers: [.apt(["libmicrohttpd-dev"])]),
        // Headers only, as for SDL: the library is loaded when a window opens, to query the desktop's message bus.
        .systemLibrary(name: "CSystemd", providers: [.apt(["libsystemd-dev"])]),
        // Writes PDF, and is the reference renderer of the drawing tests.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
        .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),

        // MARK: The engine
        .target(name: "CPixelKernels"),
        .target(name: "Raster", dependencies: ["CPixelKernels"], swiftSettings: settings),

        // FFmpeg's functions, for the modules that read and write movies.
        .target(
            name: "FFmpegLoading", dependencies: [.target(name: "CFFmpeg", condition: .when(traits: ["Movies"]))],
            swiftSettings: settings),
        // Frames and sounds to movie files, for the same modules.
        .target(
            name: "MovieEncoding",
            dependencies: [
                .target(name: "CFFmpeg", condition: .when(traits: ["Movies"])), "CPixelKernels", "FFmpegLoading",
            ],
            swiftSettings: settings),

        // MARK: Apple's modules
        .target(name: "CObjectRuntime"),
        .target(name: "ObjectRuntime", dependencies: ["CObjectRuntime"], swiftSettings: settings),
        .target(name: "Combine", dependencies: ["ObjectRuntime"], swiftSettings: settings),
        .target(name: "CombineNetworking", dependencies: ["Combine"], swiftSettings: settings),
        .target(name: "Compression", dependencies: ["CZlib"], swiftSettings: settings),
        // No other module may depend on `os` or `OSLog`: once they are built, `canImport` finds them in every package
        // of a program, and a package that supports Linux may then take another code path. For the same reason, the
        // counterparts of iOS's `Darwin` and `ObjectiveC` have other names here.
        .target(name: "CDarwinCompatibility"),
        .target(name: "DarwinCompatibility", dependencies: ["CDarwinCompatibility"], swiftSettings: settings),
        .target(name: "DarwinLibrary", dependencies: ["DarwinCompatibility"], swiftSettings: settings),
        .target(name: "os", dependencies: ["DarwinCompatibility"], swiftSettings: settings),
        .target(name: "OSLog", dependencies: ["os"], swiftSettings: settings),
        .target(name: "UniformTypeIdentifiers", swiftSettings: settings),
        .target(name: "CFontFaces", dependencies: ["CFreeType"]),
        .target(name: "CCairoFonts", dependencies: ["CCairo", "CFreeType"]),
        .target(name: "CImageCodecs", dependencies: ["CDeflate", "CPNG", "CJPEG", "CTIFF"]),
        .target(name: "CPDFStructure", dependencies: ["CQPDF"]),
        // Parses PDF files into values; draws nothing.
        .target(name: "PDFSyntax", dependencies: ["CPDFStructure"], swiftSettings: settings),
        .target(name: "_Testing_CoreGraphics", swiftSettings: settings),
        .target(
            name: "CoreGraphics",
            dependencies: [
                "CCairo", "CCairoFonts", "CFontFaces", "CFontconfig", "CImageCodecs", "CLCMS", "COpenJPEG",
                "DarwinCompatibility", "ObjectRuntime", "PDFSyntax", "Raster", "_Testing_CoreGraphics",
            ],
            swiftSettings: settings),
        .target(
            name: "ImageIO",
            dependencies: [
                "CAVIF", "CExempi", "CGIF", "CHEIF", "CImageCodecs", "CJXL", "CLibRaw", "COpenEXR", "CWebP",
                "CoreGraphics", "ObjectRuntime", "Raster",
            ],
            swiftSettings: settings),
        .target(
            name: "MobileCoreServices", dependencies: ["ImageIO", "UniformTypeIdentifiers"], swiftSettings: settings),
        .target(name: "_Testing_CoreImage", swiftSettings: settings),
        .target(name: "simd", swiftSettings: settings),
        // Pixel memory, as named in Core Image's signatures.
        .target(name: "IOSurface", swiftSettings: settings),
        .target(name: "CoreVideo", dependencies: ["CoreGraphics"], swiftSettings: settings),
        // The types that Core Image's signatures name; there is no GPU.
        .target(name: "Metal", swiftSettings: settings),
        .target(name: "MetalPerformanceShaders", dependencies: ["Metal"], swiftSettings: settings),
        .target(name: "Accelerate", swiftSettings: settings),
        .target(
            name: "CoreImage",
            dependencies: [
                "CQRCode", "CZBar", "CZint", "CoreGraphics", "CoreText", "CoreVideo", "IOSurface", "ImageIO", "Metal",
                "Raster", "_Testing_CoreImage",
            ],
            swiftSettings: settings),
        .target(name: "CTextBoundaries", dependencies: ["CICU"]),
        .target(
            name: "CoreText",
            dependencies: ["CFriBidi", "CHarfBuzz", "CHyphen", "CTextBoundaries", "CoreGraphics", "Raster"],
            swiftSettings: settings),
        // Draws render trees; QuartzCore builds the trees.
        .target(name: "FrameEngine", dependencies: ["CoreGraphics", "CoreText", "Raster"], swiftSettings: settings),
        .target(name: "CLayerRuntime"),
        .target(
            name: "QuartzCore",
            dependencies: ["CLayerRuntime", "CoreGraphics", "CoreText", "FrameEngine", "ObjectRuntime", "Raster"],
            swiftSettings: settings),
        .target(name: "CViewRuntime"),
        .target(name: "_Testing_UIKit", swiftSettings: settings),
        .target(
            name: "UIKit",
            dependencies: [
                "CLayerRuntime", "CViewRuntime", "CoreGraphics", "CoreImage", "CoreText", "ImageIO", "ObjectRuntime",
                "QuartzCore", "UniformTypeIdentifiers", "_Testing_UIKit",
            ],
            swiftSettings: settings),
        .target(
            name: "SwiftUI",
            dependencies: [
                "CLayerRuntime", "Combine", "CoreGraphics", "CoreText", "ImageIO", "QuartzCore", "Raster", "UIKit",
                "UniformTypeIdentifiers",
            ],
            swiftSettings: settings),
        .target(
            name: "Charts", dependencies: ["CoreGraphics", "QuartzCore", "SwiftUI", "UIKit"], swiftSettings: settings),
        .target(
            name: "PlaygroundSupport", dependencies: ["CoreGraphics", "QuartzCore", "SwiftUI", "UIKit"],
            swiftSettings: settings),

        .target(name: "CoreServices", dependencies: ["MobileCoreServices"], swiftSettings: settings),
        .target(name: "AudioToolbox", dependencies: ["CoreGraphics"], swiftSettings: settings),
        .target(
            name: "CoreMedia", dependencies: ["AudioToolbox", "CoreGraphics", "CoreVideo", "ObjectRuntime"],
            swiftSettings: settings),
        .target(name: "CMovieRuntime"),
        .target(
            name: "AVFoundation",
            dependencies: [
                .target(name: "CFFmpeg", condition: .when(traits: ["Movies"])), "AudioToolbox", "CMovieRuntime",
                "CoreGraphics", "CoreImage", "CoreMedia", "CoreVideo", "FFmpegLoading", "MovieEncoding",
                "ObjectRuntime", "QuartzCore", "Raster",
            ],
            swiftSettings: settings),
        .target(
            name: "AVKit",
            dependencies: ["AVFoundation", "CoreGraphics", "ObjectRuntime", "QuartzCore", "SwiftUI", "UIKit"],
            swiftSettings: settings),
        // Views that sources name, whose contents are not drawn.
        .target(name: "GLKit", dependencies: ["CoreGraphics", "UIKit"], swiftSettings: settings),
        .target(name: "SceneKit", dependencies: ["CoreGraphics", "GLKit", "UIKit"], swiftSettings: settings),
        .target(name: "SpriteKit", dependencies: ["CoreGraphics", "UIKit"], swiftSettings: settings),
        .target(name: "PDFKit", dependencies: ["CoreGraphics", "UIKit"], swiftSettings: settings),
        .target(name: "WebKit", dependencies: ["CoreGraphics", "ObjectRuntime", "UIKit"], swiftSettings: settings),
        // What a device without the hardware, an account or a network has of these.
        .target(name: "CoreHaptics", dependencies: ["ObjectRuntime"], swiftSettings: settings),
        .target(name: "CoreLocation", dependencies: ["ObjectRuntime"], swiftSettings: settings),
        .target(name: "CoreMotion", dependencies: ["ObjectRuntime"], swiftSettings: settings),
        .target(name: "LocalAuthentication", swiftSettings: settings),
        .target(name: "CMapRuntime"),
        .target(
            name: "MapKit",
            dependencies: [
                "CMapRuntime", "CoreGraphics", "CoreLocation", "ObjectRuntime", "QuartzCore", "SwiftUI", "UIKit",
            ],
            swiftSettings: settings),
        .target(name: "MessageUI", dependencies: ["UIKit"], swiftSettings: settings),
        .target(
            name: "Photos", dependencies: ["CoreGraphics", "ImageIO", "ObjectRuntime", "UIKit"], swiftSettings: settings
        ),
        .target(
            name: "PhotosUI", dependencies: ["Photos", "SwiftUI", "UIKit", "UniformTypeIdentifiers"],
            swiftSettings: settings),
        .target(
            name: "SafariServices", dependencies: ["CoreGraphics", "ObjectRuntime", "UIKit"], swiftSettings: settings),
        .target(name: "StoreKit", dependencies: ["SwiftUI", "UIKit"], swiftSettings: settings),
        .target(
            name: "UserNotifications",
            dependencies: ["ObjectRuntime", "QuartzCore", "UIKit", "UniformTypeIdentifiers"], swiftSettings: settings),
        // Widgets and the actions that they start.
        .target(
            name: "AppIntents", dependencies: ["CoreGraphics", "ObjectRuntime", "SwiftUI", "UIKit"],
            swiftSettings: settings),
        .target(
            name: "WidgetKit",
            dependencies: ["AppIntents", "CoreGraphics", "PlaygroundSupport", "QuartzCore", "SwiftUI", "UIKit"],
            swiftSettings: settings),

        // MARK: Kasane's own API
        .target(
            name: "KasaneXCTest", dependencies: ["CoreServices", "ObjectRuntime", "UIKit"], swiftSettings: settings),
        .target(name: "CWindowSupport"),
        .target(name: "CProcessSupport"),
        .target(
            name: "Kasane",
            dependencies: [
                .target(name: "CFFmpeg", condition: .when(traits: ["Movies"])), "CMicroHTTP", "CPixelKernels",
                "CProcessSupport", "CSDL2", "CSystemd", "CWebP", "CWindowSupport", "CoreGraphics", "CoreText",
                "FFmpegLoading", "FrameEngine", "ImageIO", "MovieEncoding", "PlaygroundSupport", "QuartzCore",
                "Raster", "SwiftUI", "UIKit",
            ],
            // The rewriter is compiled by its users, against the parser of their own toolchain.
            resources: [.copy("Inspecting/Report"), .copy("Porting/Rewriter")], swiftSettings: settings),
        .target(
            name: "KasaneCommand", dependencies: ["CoreGraphics", "CoreText", "ImageIO", "Kasane"],
            swiftSettings: settings),
        .executableTarget(name: "KasaneMain", dependencies: ["KasaneCommand"], swiftSettings: settings),
        .target(name: "CBenchSupport"),
        .executableTarget(
            name: "KasaneBench",
            dependencies: [
                "CBenchSupport", "CoreGraphics", "CoreImage", "CoreText", "ImageIO", "QuartzCore", "Raster", "SwiftUI",
                "UIKit",
            ],
            swiftSettings: settings),

        // Runs for hours, and checks that memory stays level.
        .executableTarget(
            name: "KasaneSoak",
            dependencies: [
                "CoreGraphics", "CoreImage", "CoreText", "ImageIO", "Kasane", "QuartzCore", "SwiftUI", "TestSupport",
                "UIKit",
            ],
            swiftSettings: settings),

        // MARK: Tests
        .target(name: "CTestSupport", path: "Tests/CTestSupport"),
        .target(
            name: "TestSupport", dependencies: ["CTestSupport"], path: "Tests/TestSupport", swiftSettings: settings),
        .target(
            name: "FuzzSubjects",
            dependencies: [
                "AVFoundation", "CoreGraphics", "CoreImage", "CoreText", "ImageIO", "Kasane", "KasaneCommand", "PDFKit",
                "PDFSyntax", "QuartzCore", "SwiftUI", "UIKit",
            ],
            path: "Fuzz/Subjects",
            swiftSettings: settings),
        .testTarget(
            name: "FuzzTests", dependencies: ["FuzzSubjects"], resources: [.copy("Corpora")], swiftSettings: settings),
        .testTarget(
            name: "RasterTests", dependencies: ["CPixelKernels", "Raster", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "CoreGraphicsTests",
            dependencies: ["CCairo", "CImageCodecs", "CoreGraphics", "PDFSyntax", "Raster", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "ImageIOTests", dependencies: ["ImageIO", "Raster", "TestSupport"], resources: [.copy("Fixtures")],
            swiftSettings: settings),
        .testTarget(
            name: "CoreTextTests", dependencies: ["CFreeType", "CoreText", "ImageIO", "TestSupport"],
            resources: [.copy("Fixtures"), .copy("Snapshots")],
            swiftSettings: settings),
        // Snapshots of layer trees, and a clock that tests set.
        .target(
            name: "LayerTestSupport", dependencies: ["CoreGraphics", "QuartzCore"], path: "Tests/LayerTestSupport",
            swiftSettings: settings),
        .testTarget(
            name: "FrameEngineTests",
            dependencies: [
                "CPixelKernels", "CoreGraphics", "FrameEngine", "ImageIO", "LayerTestSupport", "QuartzCore", "Raster",
                "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "QuartzCoreTests",
            dependencies: [
                "CoreGraphics", "FrameEngine", "ImageIO", "LayerTestSupport", "QuartzCore", "Raster", "TestSupport",
            ],
            swiftSettings: settings),
        // A compositor as another package would write it: without access to package-internal API.
        .testTarget(
            name: "CompositorTests", dependencies: ["CoreGraphics", "FrameEngine", "QuartzCore", "Raster"],
            packageAccess: false, swiftSettings: settings),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit", "ImageIO", "LayerTestSupport", "QuartzCore", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ObjectRuntimeTests", dependencies: ["ObjectRuntime", "TestSupport"], swiftSettings: settings),
        .testTarget(name: "CompressionTests", dependencies: ["Compression"], swiftSettings: settings),
        .testTarget(name: "CombineTests", dependencies: ["Combine", "ObjectRuntime"], swiftSettings: settings),
        .testTarget(name: "CombineNetworkingTests", dependencies: ["CombineNetworking"], swiftSettings: settings),
        .testTarget(
            name: "SystemTests",
            dependencies: ["DarwinLibrary", "OSLog", "os", "MobileCoreServices", "UniformTypeIdentifiers"],
            swiftSettings: settings),
        .testTarget(
            name: "SwiftUITests",
            dependencies: ["SwiftUI", "ImageIO", "LayerTestSupport", "UIKit", "QuartzCore", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "UIKit", "QuartzCore", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "CoreImageTests",
            dependencies: [
                "CZint", "CoreImage", "CoreVideo", "IOSurface", "ImageIO", "Metal", "MetalPerformanceShaders",
                "QuartzCore", "Raster",
            ],
            swiftSettings: settings),
        // Small modules that iOS sources import in addition to the others.
        .testTarget(
            name: "CompanionModuleTests",
            dependencies: [
                "Accelerate", "AudioToolbox", "CoreServices", "GLKit", "KasaneXCTest", "MetalPerformanceShaders",
                "PDFKit", "SceneKit", "SpriteKit", "UIKit", "WebKit", "simd",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MapKitTests", dependencies: ["MapKit", "QuartzCore", "SwiftUI", "UIKit"], swiftSettings: settings),
        // The modules of services and hardware that a Linux machine lacks.
        .testTarget(
            name: "DeviceModuleTests",
            dependencies: [
                "CoreHaptics", "CoreLocation", "CoreMotion", "LayerTestSupport", "LocalAuthentication", "MessageUI",
                "Photos", "PhotosUI", "QuartzCore", "SafariServices", "StoreKit", "SwiftUI", "UIKit",
                "UserNotifications",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "WidgetKitTests", dependencies: ["AppIntents", "QuartzCore", "SwiftUI", "UIKit", "WidgetKit"],
            swiftSettings: settings),
        // Movies that Kasane writes, read, played and shown.
        .testTarget(
            name: "AVFoundationTests",
            dependencies: ["AVKit", "Kasane", "LayerTestSupport", "QuartzCore", "TestSupport", "UIKit"],
            swiftSettings: settings),
        .testTarget(name: "PackageTests", swiftSettings: settings),
        // A standalone program, whose windows scripts/test-live opens.
        .executableTarget(
            name: "LiveProgram", dependencies: ["Kasane", "UIKit"], path: "Tests/Live/Program", swiftSettings: settings),
        // Implicit commits and callbacks, whatever drains the main actor: run by XCTest, by Swift Testing and by a
        // program.
        .target(
            name: "DrivingChecks", dependencies: ["QuartzCore", "SwiftUI", "UIKit"], path: "Tests/DrivingChecks",
            swiftSettings: settings),
        .executableTarget(
            name: "DrivingProgram", dependencies: ["DrivingChecks"], path: "Tests/DrivingProgram",
            swiftSettings: settings),
        .testTarget(name: "DrivingTests", dependencies: ["DrivingChecks", "DrivingProgram"], swiftSettings: settings),
        .testTarget(
            name: "TestingOverlayTests", dependencies: ["CoreGraphics", "DrivingChecks", "QuartzCore", "UIKit"],
            swiftSettings: settings),
        .testTarget(
            name: "KasaneTests",
            dependencies: [
                "CFFmpeg", "CPixelKernels", "CProcessSupport", "CSDL2", "CoreGraphics", "FFmpegLoading", "ImageIO",
                "Kasane", "KasaneCommand", "MovieEncoding", "QuartzCore", "Raster", "TestSupport", "UIKit",
            ],
            exclude: ["Snapshots"], swiftSettings: settings),
        // Sources as they are written for iOS: compiled by the tests.
        .testTarget(
            name: "PortingTests", dependencies: ["Kasane", "TestSupport"], exclude: ["Corpus"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

// The library that `kasane render` links a scene with: everything at once, so that linking is fast, except what links
// XCTest or networking.
let apart = ["CombineNetworking", "KasaneXCTest"]
let ofScenes = package.products.compactMap { $0 as? Product.Library }.flatMap(\.targets)
package.products.append(
    .library(name: "KasaneScene", type: .dynamic, targets: ofScenes.filter { !apart.contains($0) }))

// `make demo` optimizes the modules that produce pixels and leaves the rest unoptimized: optimizing that takes most of
// a build. Without whole-module optimization, so that both processors work on a module, and the next one begins once
// its interface is known.
if Context.environment["KASANE_QUICK"] != nil {
    let optimized = ["Raster", "FrameEngine"]
    let byFiles = ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"]
    for target in package.targets where target.swiftSettings != nil {
        let flags = optimized.contains(target.name) ? [] : byFiles
        target.swiftSettings = settings + [.unsafeFlags(flags + ["-gnone"])]
    }
    // One build of everything makes the command and the library that scenes are linked with.
    package.targets.removeAll { target in
        ["Tests/", "Fuzz/"].contains { target.path?.hasPrefix($0) == true } || target.type == .test
            || ["KasaneBench", "KasaneSoak"].contains(target.name)
    }
}

// Fuzz targets link with libFuzzer, which only `scripts/fuzz` provides.
if Context.environment["KASANE_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "fuzz", dependencies: ["FuzzSubjects"], path: "Fuzz/Driver", swiftSettings: settings))
}
