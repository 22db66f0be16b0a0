import Foundation

/// The modules that Kasane provides to a package built with it.
enum KasaneModules {
    /// The modules with Swift, libraries of Kasane's own included: no other module may have one of these names. They are
    /// listed here because an installed Kasane has no sources.
    static let names: Set<String> = [
        "AVFoundation", "AVKit", "Accelerate", "AppIntents", "AudioToolbox", "Charts", "Combine", "CombineNetworking",
        "Compression", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion",
        "CoreServices", "CoreText", "CoreVideo", "DarwinCompatibility", "DarwinLibrary", "FFmpegLoading", "FrameEngine",
        "GLKit", "IOSurface", "ImageIO", "Kasane", "KasaneXCTest", "LocalAuthentication", "MapKit", "MessageUI",
        "Metal", "MetalPerformanceShaders", "MobileCoreServices", "MovieEncoding", "OSLog", "ObjectRuntime", "PDFKit",
        "PDFSyntax", "Photos", "PhotosUI", "PlaygroundSupport", "QuartzCore", "Raster", "SafariServices", "SceneKit",
        "SpriteKit", "StoreKit", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
        "WidgetKit", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit", "os", "simd",
    ]

    /// The version of iOS that Kasane corresponds to.
    static let iOSVersion = "17.4"
}

extension SceneInstallation {
    /// The rewriter's sources, which are compiled for each toolchain.
    var rewriterSources: URL { folder.appendingPathComponent("Kasane_Kasane.resources/Rewriter", isDirectory: true) }
}
