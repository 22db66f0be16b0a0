import SwiftSyntax

/// Modules with their names on Linux.
extension SourceRewriter {
    /// Modules whose declarations may be in modules that they re-export, and whose submodules are not separate modules.
    private static let whole: Set<String> = [
        "AVFoundation", "AVKit", "Accelerate", "AppIntents", "AudioToolbox", "Charts", "Combine", "CoreFoundation",
        "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices",
        "CoreText", "CoreVideo", "Darwin", "GLKit", "IOSurface", "ImageIO", "LocalAuthentication", "MapKit",
        "MessageUI", "Metal", "MetalPerformanceShaders", "MobileCoreServices", "OSLog", "ObjectiveC", "PDFKit",
        "Photos", "PhotosUI", "QuartzCore", "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "SwiftUI", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "WebKit", "WidgetKit", "os", "simd",
    ]
    /// Further modules that are undivided on Linux, but whose declarations have the same names as on iOS.
    private static let undivided: Set<String> = ["Foundation", "Dispatch", "Security"]
    /// A framework that is available neither on Linux nor in Kasane, whose declarations' names have common prefixes.
    private struct MissingModule {
        let prefixes: [String]
        /// The module that it re-exports and Kasane has.
        let reexport: String

        init(_ prefixes: String..., reexport: String = "Foundation") {
            (self.prefixes, self.reexport) = (prefixes, reexport)
        }
    }

    private static let prefixed: [String: MissingModule] = [
        "ARKit": MissingModule("AR", reexport: "UIKit"), "AdSupport": MissingModule("AS"),
        "AuthenticationServices": MissingModule("AS", reexport: "UIKit"), "CloudKit": MissingModule("CK"),
        "Contacts": MissingModule("CN"), "ContactsUI": MissingModule("CN", reexport: "UIKit"),
        "CoreAudio": MissingModule("Audio", "kAudio"), "CoreBluetooth": MissingModule("CB"),
        "CoreData": MissingModule(
            "NSManaged", "NSFetch", "NSPersistent", "NSEntity", "NSAttributeD", "NSRelationshipD"),
        "CoreML": MissingModule("ML"), "CoreSpotlight": MissingModule("CS"), "CoreTelephony": MissingModule("CT"),
        "EventKit": MissingModule("EK"), "EventKitUI": MissingModule("EK", reexport: "UIKit"),
        "GameKit": MissingModule("GK", reexport: "UIKit"), "GameplayKit": MissingModule("GK"),
        "HealthKit": MissingModule("HK"), "HomeKit": MissingModule("HM"),
        "MediaPlayer": MissingModule("MP", reexport: "UIKit"), "MetalKit": MissingModule("MTK", reexport: "UIKit"),
        "MultipeerConnectivity": MissingModule("MC", reexport: "UIKit"), "Network": MissingModule("NW"),
        "OpenGLES": MissingModule("gl", "GL", "EAGL"), "QuickLook": MissingModule("QL", reexport: "UIKit"),
        "SystemConfiguration": MissingModule("SC", "kSC"), "Vision": MissingModule("VN"),
    ]
    /// Frameworks that are available neither on Linux nor in Kasane.
    static let missing: Set<String> = Set(prefixed.keys).union([
        "AppKit", "Cocoa", "RealityKit", "SwiftData", "WatchKit",
    ])
    /// Modules that re-export UIKit, and with it Foundation and Core Graphics.
    private static let bringingUIKit: Set<String> = [
        "AVKit", "Charts", "GLKit", "KasaneXCTest", "MapKit", "MessageUI", "PDFKit", "PhotosUI", "PlaygroundSupport",
        "SafariServices", "SceneKit", "SpriteKit", "SwiftUI", "UIKit", "WebKit", "WidgetKit",
    ]
    /// Modules that re-export Foundation and Core Graphics.
    static let drawing = bringingUIKit.union([
        "AVFoundation", "AudioToolbox", "CoreGraphics", "CoreImage", "CoreMedia", "CoreText", "ImageIO", "QuartzCore",
    ])
    /// Further modules that re-export Foundation.
    private static let bringingFoundation: Set<String> = [
        "Accelerate", "AppIntents", "Combine", "CoreHaptics", "CoreLocation", "CoreMotion", "CoreServices",
        "Foundation", "LocalAuthentication", "Metal", "MetalPerformanceShaders", "MobileCoreServices", "OSLog",
        "ObjectRuntime", "Photos", "StoreKit", "UniformTypeIdentifiers", "UserNotifications", "XCTest", "os",
    ]

    /// A module that Foundation re-exports on iOS, but not on Linux.
    struct ImpliedModule: Sendable {
        let name: String
        /// Names that it declares: a file without them doesn't need it.
        let declares: Set<String>
        /// Modules that re-export it on Linux too.
        let comesWith: Set<String>
        /// Whether the module is a part of Foundation, which code for any of Apple's systems relies on.
        var isFoundation: Bool { name.hasPrefix("Foundation") }
    }

    static let implied = [
        ImpliedModule(
            name: "FoundationNetworking",
            declares: [
                "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol", "HTTPCookie",
            ], comesWith: []),
        ImpliedModule(
            name: "CombineNetworking", declares: ["dataTaskPublisher", "DataTaskPublisher"], comesWith: []),
        ImpliedModule(name: "FoundationXML", declares: ["XMLParser"], comesWith: []),
        ImpliedModule(
            name: "ObjectRuntime",
            declares: [
                "Selector", "autoreleasepool", "objc_", "NSKeyValueObservation", "perform", "responds", "observe",
                "addObserver", "implementing", "exposeMembers", "forKey", "NSException", "NSPredicate",
                "NSDataDetector", "DateComponentsFormatter", "(localized:", "LocalizationValue",
                "LocalizedStringResource",
            ], comesWith: drawing),
        // The two kinds of attributed strings are converted with UIKit's attributes.
        ImpliedModule(
            name: "UIKit",
            declares: ["(AttributedString", " AttributedString", "[AttributedString", "<AttributedString"],
            comesWith: bringingUIKit),
        ImpliedModule(
            name: "CoreGraphics",
            declares: [
                "CGAffineTransform", "CGColor", "CGContext", "CGImage", "CGPath", "CGMutablePath", "CGVector",
                "CFString", "CFArray", "CFDictionary", "CFAbsoluteTime", "CFTimeInterval", "arc4random", "funopen",
                "mach_", "timespec", "SEC_PER_", "INT_M", "INT16_M", "INT32_M", "INT64_M", "CHAR_M", "SHRT_M", "LONG_M",
            ], comesWith: drawing),
        ImpliedModule(
            name: "Combine",
            declares: [
                "ObservableObject", "Published", "Cancellable", "Publisher", "PassthroughSubject",
                "CurrentValueSubject",
            ],
            comesWith: ["SwiftUI"]),
    ]

    /// Modules with names other than Apple's: the package manager treats Apple's names as those of Apple's systems, or
    /// their declarations are in another module.
    private static let renamed = [
        "Darwin": "DarwinLibrary", "ObjectiveC": "ObjectRuntime", "CoreTransferable": "SwiftUI",
        // Linux's module has none of the Swift types.
        "CoreFoundation": "CoreGraphics",
    ]

    /// Modules that only Darwin has: without a condition, no source on Linux can import them under these names.
    private static let ofDarwin: Set<String> = ["Darwin", "ObjectiveC"]

    static let impliedNames = implied.reduce(into: Set<String>()) { $0.formUnion($1.declares) }
    static let foundationNames = implied.filter(\.isFoundation).reduce(into: Set<String>()) {
        $0.formUnion($1.declares)
    }

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
        if let other = Self.renamed[module], let first = node.path.first,
            isForIOS || (Self.ofDarwin.contains(module) && isUnconditional(node))
        {
            edits.replace(first.name.bytes, by: other)
            edits.count("import")
            imports.insert(other)
        }
        if module == "XCTest", isForIOS, !importsXCTestAdditions {
            // XCTest's attachments and activities, which Linux's XCTest lacks; with the same access level as the import
            // of XCTest.
            let attributes = node.attributes.trimmedDescription + " " + node.modifiers.trimmedDescription
            edits.insert("; " + (attributes.trimmed + " import KasaneXCTest").trimmed, at: end)
            edits.count("import")
            imports.insert("KasaneXCTest")
        }
        if Self.missing.contains(module), isUnconditional(node), !replaceUnused(node) {
            report(node, "import \(module)", "Linux has no \(module)", replacement: "#if canImport(\(module))")
        }
        return .skipChildren
    }

    /// Replaces the import of a missing framework by that of the module that it re-exports, in a file that uses none of
    /// the framework's own declarations; returns whether it is one.
    private func replaceUnused(_ node: ImportDeclSyntax) -> Bool {
        guard isForIOS, node.path.count == 1, let name = node.path.first?.name, let missing = Self.prefixed[name.text]
        else { return false }
        let uses = node.root.tokens(viewMode: .sourceAccurate).contains { token in
            missing.prefixes.contains { token.text.hasPrefix($0) }
        }
        guard !uses else { return false }
        imports.remove(name.text)
        importsOfFile.remove(name.text)
        imports.insert(missing.reexport)
        importsOfFile.insert(missing.reexport)
        edits.replace(name.bytes, by: missing.reexport)
        edits.count("import")
        return true
    }

    /// Added imports have the widest access level of the imports that would re-export their declarations.
    private func noteAccess(of node: ImportDeclSyntax, _ module: String) {
        guard Self.bringingFoundation.contains(module) || Self.drawing.contains(module),
            let access = node.modifiers.first?.name.text, accessOfImports != "public"
        else { return }
        if accessOfImports == nil || ["public", "package"].contains(access) { accessOfImports = access }
    }

    /// Returns whether an import is left out because it accompanies one of a module that exists only as names.
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

    /// Whether an import re-exports Foundation.
    var knowsFoundation: Bool {
        !imports.isDisjoint(with: Self.bringingFoundation) || !imports.isDisjoint(with: Self.drawing)
    }

    /// Adds imports for the modules that Foundation re-exports on iOS and the file uses.
    func addImports(naming mentioned: Set<String>) {
        if receivesUIKit, imports.isDisjoint(with: Self.bringingUIKit) {
            importsLeftOut.append("UIKit")
            imports.insert("UIKit")
        }
        let hasFoundation = knowsFoundation
        let added = Self.implied.filter { module in
            guard isForIOS || module.isFoundation, !imports.contains(module.name),
                imports.isDisjoint(with: module.comesWith)
            else { return false }
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
