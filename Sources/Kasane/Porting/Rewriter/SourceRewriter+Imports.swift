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
        "AVFoundation", "AVKit", "MapKit", "MetalKit", "StoreKit", "SafariServices", "Photos", "PhotosUI", "CoreData",
        "CoreLocation", "CoreMotion", "CoreMedia", "CoreVideo", "CoreAudio", "AudioToolbox", "MessageUI", "GameKit",
        "HealthKit", "HomeKit", "Contacts", "EventKit", "UserNotifications", "LocalAuthentication", "Vision", "CoreML",
        "ARKit", "RealityKit", "AppKit", "Cocoa", "WatchKit", "SwiftData", "GLKit", "OpenGLES",
    ]
    private static let drawing: Set<String> = [
        "UIKit", "CoreGraphics", "QuartzCore", "CoreImage", "CoreText", "ImageIO", "SwiftUI", "KasaneXCTest",
    ]

    /// A module that Foundation brings on iOS, and Linux's doesn't.
    struct ImpliedModule: Sendable {
        let name: String
        /// Names of its own: a file without them doesn't need it.
        let declares: Set<String>
        /// Modules that bring it on Linux too.
        let comesWith: Set<String>
    }

    static let implied = [
        ImpliedModule(
            name: "FoundationNetworking",
            declares: [
                "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol", "HTTPCookie",
            ], comesWith: []),
        ImpliedModule(
            name: "ObjectRuntime",
            declares: [
                "Selector", "autoreleasepool", "objc_", "NSKeyValueObservation", "perform", "responds", "observe",
                "addObserver", "implementing", "exposeMembers", "forKey",
            ], comesWith: drawing),
        ImpliedModule(
            name: "CoreGraphics",
            declares: [
                "CGAffineTransform", "CGColor", "CGContext", "CGImage", "CGPath", "CGMutablePath", "CGVector",
                "CFString",
                "CFArray", "CFDictionary",
            ], comesWith: drawing),
        ImpliedModule(
            name: "Combine",
            declares: [
                "ObservableObject", "Published", "Cancellable", "Publisher", "PassthroughSubject",
                "CurrentValueSubject",
            ],
            comesWith: ["SwiftUI"]),
    ]

    /// Modules under other names than Apple's, whose own the package manager takes for Apple's systems.
    private static let renamed = ["Darwin": "DarwinLibrary", "ObjectiveC": "ObjectRuntime"]

    static let impliedNames = implied.reduce(into: Set<String>()) { $0.formUnion($1.declares) }

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
            imports.insert(other)
        }
        if module == "XCTest", isForIOS, !importsXCTestAdditions {
            // XCTest's attachments and activities, which Linux's lacks; as visible as XCTest is.
            let attributes = node.attributes.trimmedDescription + " " + node.modifiers.trimmedDescription
            edits.insert("; " + (attributes.trimmed + " import KasaneXCTest").trimmed, at: end)
            edits.count("import")
            imports.insert("KasaneXCTest")
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

    /// Adds what Foundation brings on iOS and the file names.
    func addImports(naming mentioned: Set<String>) {
        guard isForIOS, let lastImport, imports.contains("Foundation") || !imports.isDisjoint(with: Self.drawing) else {
            return
        }
        let added = Self.implied.filter { module in
            !imports.contains(module.name) && imports.isDisjoint(with: module.comesWith)
                && (!module.declares.isDisjoint(with: mentioned) || (module.name == "ObjectRuntime" && needsRuntime))
        }
        guard !added.isEmpty else { return }
        edits.insert(
            added.map { "; import \($0.name)" }.joined(), at: lastImport.endPositionBeforeTrailingTrivia.utf8Offset)
        edits.count("import")
    }
}
