import Foundation

/// What Kasane brings to a package that is built with it.
enum KasaneModules {
    /// The modules that Kasane's shared library holds: no other may have one of these names.
    static let names: Set<String> = [
        "Accelerate", "AudioToolbox", "Charts", "Combine", "Compression", "CoreGraphics", "CoreImage", "CoreServices",
        "CoreText", "CoreVideo", "DarwinLibrary", "FrameEngine", "GLKit", "IOSurface", "ImageIO", "Kasane",
        "KasaneXCTest", "Metal", "MetalPerformanceShaders", "MobileCoreServices",
        "OSLog", "ObjectRuntime", "PDFKit", "PDFSyntax", "PlaygroundSupport", "QuartzCore", "Raster", "SceneKit",
        "SpriteKit", "SwiftUI",
        "UIKit",
        "UniformTypeIdentifiers", "WebKit", "os", "simd",
    ]

    /// The version of iOS that Kasane stands for.
    static let iOSVersion = "17.4"
}

extension SceneInstallation {
    /// The rewriter's sources, which every toolchain compiles for itself.
    var rewriterSources: URL { folder.appendingPathComponent("Kasane_Kasane.resources/Rewriter", isDirectory: true) }
}
