import Foundation

/// The modules that Kasane provides to a package built with it.
enum KasaneModules {
    /// The modules in Kasane's shared library: no other module may have one of these names.
    static let names: Set<String> = [
        "AVFoundation", "AVKit", "Accelerate", "AudioToolbox", "Charts", "Combine", "CombineNetworking", "Compression",
        "CoreGraphics",
        "CoreImage", "CoreMedia", "CoreServices", "CoreText", "CoreVideo", "DarwinLibrary", "FrameEngine", "GLKit",
        "IOSurface",
        "ImageIO", "Kasane", "KasaneXCTest", "Metal", "MetalPerformanceShaders", "MobileCoreServices", "OSLog",
        "ObjectRuntime", "PDFKit", "PDFSyntax", "PlaygroundSupport", "QuartzCore", "Raster", "SceneKit", "SpriteKit",
        "SwiftUI", "UIKit", "UniformTypeIdentifiers", "WebKit", "os", "simd",
        "CoreHaptics", "CoreLocation", "CoreMotion", "LocalAuthentication", "MapKit", "MessageUI", "Photos",
        "PhotosUI", "SafariServices", "StoreKit", "UserNotifications",
    ]

    /// The version of iOS that Kasane corresponds to.
    static let iOSVersion = "17.4"
}

extension SceneInstallation {
    /// The rewriter's sources, which are compiled for each toolchain.
    var rewriterSources: URL { folder.appendingPathComponent("Kasane_Kasane.resources/Rewriter", isDirectory: true) }
}
