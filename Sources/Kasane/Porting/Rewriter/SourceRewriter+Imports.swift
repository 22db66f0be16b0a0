import SwiftSyntax

/// Modules by the names that Linux has them by.
extension SourceRewriter {
    /// Modules whose declarations may live in modules that they re-export, and whose submodules are no modules of their own.
    private static let whole: Set<String> = [
        "UIKit", "CoreGraphics", "QuartzCore", "CoreImage", "CoreText", "ImageIO", "SwiftUI", "Combine", "ObjectiveC",
        "os",
        "Darwin", "OSLog", "CoreFoundation", "simd", "Accelerate", "Metal", "MetalPerformanceShaders", "WebKit",
        "GLKit", "SceneKit", "SpriteKit", "CoreServices", "MobileCoreServices", "PDFKit",
        "Charts", "UniformTypeIdentifiers", "AudioToolbox", "CoreVideo", "IOSurface",
    ]
    /// Further modules that are one on Linux, but know their declarations by the names that iOS does.
    private static let undivided: Set<String> = ["Foundation", "Dispatch", "Security"]
    /// Frameworks that neither Linux nor Kasane has.
    static let missing: Set<String> = [
        "AVFoundation", "AVKit", "MapKit", "MetalKit", "StoreKit", "SafariServices", "Photos", "PhotosUI", "CoreData",
        "CoreLocation", "CoreMotion", "CoreMedia", "CoreAudio", "MessageUI", "GameKit",
        "HealthKit", "HomeKit", "Contacts", "EventKit", "UserNotifications", "LocalAuthentication", "Vision", "CoreML",
        "ARKit", "RealityKit", "AppKit", "Cocoa", "WatchKit", "SwiftData", "OpenGLES",
    ]
    static let drawing: Set<String> = [
        "UIKit", "CoreGraphics", "QuartzCore", "CoreImage", "CoreText", "ImageIO", "SwiftUI", "KasaneXCTest", "WebKit",
        "GLKit", "SceneKit", "SpriteKit", "PDFKit", "Charts", "PlaygroundSupport",
    ]
    /// Further modules that bring Foundation along.
    private static let bringingFoundation: Set<String> = [
        "Foundation", "Combine", "os", "OSLog", "Metal", "Accelerate", "MetalPerformanceShaders", "CoreServices",
        "MobileCoreServices", "UniformTypeIdentifiers", "ObjectRuntime", "XCTest",
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
        ImpliedModule(name: "FoundationXML", declares: ["XMLParser"], comesWith: []),
        ImpliedModule(
            name: "ObjectRuntime",
            declares: [
                "Selector", "autoreleasepool", "objc_", "NSKeyValueObservation", "perform", "responds", "observe",
                "addObserver", "implementing", "exposeMembers", "forKey", "NSException", "NSPredicate",
                "DateComponentsFormatter", "(localized:", "LocalizationValue", "LocalizedStringResource",
            ], comesWith: drawing),
        // Attributed strings of both kinds are made of each other by UIKit's attributes.
        ImpliedModule(
            name: "UIKit",
            declares: ["(AttributedString", " AttributedString", "[AttributedString", "<AttributedString"],
            comesWith: drawing.subtracting(["CoreGraphics", "QuartzCore", "CoreImage", "CoreText", "ImageIO"])),
        ImpliedModule(
            name: "CoreGraphics",
            declares: [
                "CGAffineTransform", "CGColor", "CGContext", "CGImage", "CGPath", "CGMutablePath", "CGVector",
                "CFString",
                "CFArray", "CFDictionary", "CFAbsoluteTime", "CFTimeInterval", "arc4random", "funopen", "mach_",
                "timespec", "INT_M", "INT16_M", "INT32_M", "INT64_M", "CHAR_M", "SHRT_M", "LONG_M",
            ], comesWith: drawing),
        ImpliedModule(
            name: "Combine",
            declares: [
                "ObservableObject", "Published", "Cancellable", "Publisher", "PassthroughSubject",
                "CurrentValueSubject",
            ],
            comesWith: ["SwiftUI"]),
    ]

    /// Modules under other names than Apple's: the package manager takes those for Apple's systems, or another module has what they
    /// declare.
    private static let renamed = [
        "Darwin": "DarwinLibrary", "ObjectiveC": "ObjectRuntime", "CoreTransferable": "SwiftUI",
        // Linux has one without any of Swift's types.
        "CoreFoundation": "CoreGraphics",
    ]

    static let impliedNames = implied.reduce(into: Set<String>()) { $0.formUnion($1.declares) }

    func rewrite(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        imports.insert(module)
        noteAccess(of: node, module)
        if isForIOS, isLeftOutWithNames(node), Self.drawing.contains(module),
            !PlatformCondition.modulesOfNames.contains(module)
        {
            importsLeftOut.append(module)
        }
        if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
            importsOfFile.insert(module)
            lastImport = node
        } else if nestedImport == nil, Self.bringingFoundation.contains(module) || Self.drawing.contains(module) {
            nestedImport = node
        }
        let end = node.path.bytes.upperBound
        if node.path.count > 1, let first = node.path.first,
            Self.whole.contains(module) || (Self.undivided.contains(module) && node.importKindSpecifier == nil)
        {
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

    /// Those that are added are as visible as the most visible one that would bring what they declare.
    private func noteAccess(of node: ImportDeclSyntax, _ module: String) {
        guard Self.bringingFoundation.contains(module) || Self.drawing.contains(module),
            let access = node.modifiers.first?.name.text, accessOfImports != "public"
        else { return }
        if accessOfImports == nil || ["public", "package"].contains(access) { accessOfImports = access }
    }

    /// Whether an import is left out because it stands with one of a module that has names alone.
    private func isLeftOutWithNames(_ node: ImportDeclSyntax) -> Bool {
        guard let clause = node.parent?.parent?.parent?.as(IfConfigClauseSyntax.self),
            let question = clause.condition?.as(FunctionCallExprSyntax.self)
        else { return false }
        return PlatformCondition.asksForNames(question) && PlatformCondition(clause) == .fails
    }

    private func isUnconditional(_ node: ImportDeclSyntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(IfConfigClauseSyntax.self) { return false }
            parent = current.parent
        }
        return true
    }

    /// Whether an import brings Foundation.
    var knowsFoundation: Bool {
        !imports.isDisjoint(with: Self.bringingFoundation) || !imports.isDisjoint(with: Self.drawing)
    }

    /// Adds what Foundation brings on iOS and the file names.
    func addImports(naming mentioned: Set<String>) {
        guard isForIOS else { return }
        let hasFoundation = knowsFoundation
        let added = Self.implied.filter { module in
            guard !imports.contains(module.name), imports.isDisjoint(with: module.comesWith) else { return false }
            return (hasFoundation && !module.declares.isDisjoint(with: mentioned))
                || (module.name == "ObjectRuntime" && needsRuntime)
        }
        var modules = importsLeftOut.filter { !importsOfFile.contains($0) }
        modules += added.map(\.name).filter { !modules.contains($0) }
        guard !modules.isEmpty else { return }
        let access = accessOfImports.map { $0 + " " } ?? ""
        let names = modules.map { "\(access)import \($0)" }
        if let lastImport = lastImport ?? nestedImport {
            edits.insert(
                names.map { "; " + $0 }.joined(), at: lastImport.endPositionBeforeTrailingTrivia.utf8Offset)
        } else {
            edits.insert(names.map { $0 + "; " }.joined(), at: start)
        }
        edits.count("import")
    }
}
