import SwiftSyntax

/// Modules by the names that Linux has them by.
extension SourceRewriter {
    /// Modules whose declarations may live in modules that they re-export, and whose submodules are no modules of their own.
    private static let whole: Set<String> = [
        "UIKit", "CoreGraphics", "QuartzCore", "CoreImage", "CoreText", "ImageIO", "SwiftUI", "Combine", "ObjectiveC",
        "os",
        "Darwin", "OSLog", "CoreFoundation", "simd",
    ]
    /// Frameworks that neither Linux nor Kasane has.
    private static let missing: Set<String> = [
        "AVFoundation", "AVKit", "WebKit", "MapKit", "Metal", "MetalKit", "SceneKit", "SpriteKit", "StoreKit",
        "SafariServices",
        "Photos", "PhotosUI", "CoreData", "CoreLocation", "CoreMotion", "CoreMedia", "CoreVideo", "CoreAudio",
        "AudioToolbox",
        "MessageUI", "GameKit", "HealthKit", "HomeKit", "Contacts", "EventKit", "UserNotifications",
        "LocalAuthentication",
        "Vision", "CoreML", "ARKit", "RealityKit", "Accelerate", "AppKit", "Cocoa", "WatchKit", "SwiftData", "GLKit",
        "OpenGLES",
    ]
    /// Modules that Linux has under other names.
    private static let renamed = ["Darwin": "Glibc", "OSLog": "os"]
    static let networkingNames: Set<String> = [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration", "URLSessionTask",
        "URLSessionDataTask", "URLSessionDelegate", "URLCache", "URLCredential", "URLProtocol", "HTTPCookie",
        "HTTPCookieStorage",
    ]
    static let runtimeNames: Set<String> = [
        "Selector", "NSSelectorFromString", "autoreleasepool", "objc_setAssociatedObject", "objc_getAssociatedObject",
        "objc_sync_enter", "NSKeyValueObservation", "perform", "responds", "observe", "addObserver",
    ]
    private static let bringsRuntime: Set<String> = [
        "UIKit", "CoreGraphics", "QuartzCore", "CoreImage", "CoreText", "ImageIO", "SwiftUI", "ObjectiveC",
    ]

    func rewrite(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        imports.insert(module)
        if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true { lastImport = node }
        let end = node.path.bytes.upperBound
        if Self.whole.contains(module), node.path.count > 1, let first = node.path.first {
            if let kind = node.importKindSpecifier { edits.blank(kind.bytes) }
            edits.blank(first.name.bytes.upperBound..<end)
            edits.count("import")
        }
        if let other = Self.renamed[module], let first = node.path.first, isForIOS {
            edits.replace(first.name.bytes, by: other)
            edits.count("import")
        }
        if Self.missing.contains(module), isUnconditional(node) {
            report(node, "import \(module)", "Linux has no \(module)", replacement: "#if canImport(\(module))")
        }
        return .skipChildren
    }

    private func isUnconditional(_ node: ImportDeclSyntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(IfConfigClauseSyntax.self) { return false }
            parent = current.parent
        }
        return true
    }

    /// Foundation on Linux leaves the network to a module of its own, and knows no selectors.
    func addImports() {
        guard let lastImport, imports.contains("Foundation") || !imports.isDisjoint(with: Self.bringsRuntime) else {
            return
        }
        var added: [String] = []
        if needsNetworking, !imports.contains("FoundationNetworking") { added.append("FoundationNetworking") }
        if needsRuntime, imports.isDisjoint(with: Self.bringsRuntime) { added.append("ObjectiveC") }
        guard !added.isEmpty, isForIOS else { return }
        edits.insert(added.map { "; import \($0)" }.joined(), at: lastImport.endPositionBeforeTrailingTrivia.utf8Offset)
        edits.count("import")
    }
}
