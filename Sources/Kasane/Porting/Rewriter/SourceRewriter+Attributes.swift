import SwiftSyntax

/// Attributes and modifiers that only a compiler with Objective-C knows.
extension SourceRewriter {
    private static let meaningless: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable", "NSCopying",
    ]

    func rewrite(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.lastName
        if Self.meaningless.contains(name) {
            edits.blank(node.bytes)
            edits.count("@" + name)
        } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
            edits.replace(node.bytes, by: "@main")
            edits.count("@" + name)
        } else if name == "convention", node.arguments?.description.contains("block") == true {
            edits.blank(node.bytes)
            edits.count("@convention(block)")
        } else if name == "convention", takesObjects(node) {
            edits.blank(node.bytes)
            edits.count("@convention(c)")
        } else if name == "available" {
            rewriteAvailability(node)
        }
        return .skipChildren
    }

    /// What iOS doesn't have, nobody has: the compiler for Linux overlooks what is said of iOS.
    private func rewriteAvailability(_ node: AttributeSyntax) {
        guard isForIOS, case .availability(let arguments) = node.arguments,
            let platform = arguments.first?.argument, platform.trimmedDescription == "iOS",
            arguments.contains(where: { $0.argument.trimmedDescription == "unavailable" })
        else { return }
        edits.replace(platform.bytes, by: "*")
        edits.count("@available(iOS, unavailable)")
    }

    /// Whether a function type of C has objects among its types, which only Objective-C passes to C, or structures that are
    /// Swift's here.
    private func takesObjects(_ convention: AttributeSyntax) -> Bool {
        guard convention.arguments?.trimmedDescription == "c",
            let type = convention.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType
        else { return false }
        let objects: Set<String> = [
            "Any", "AnyObject", "AnyClass", "Selector", "CGPathElement", "CGRect", "CGPoint", "CGSize", "CGVector",
            "CGAffineTransform", "CATransform3D",
        ]
        return type.tokens(viewMode: .sourceAccurate).contains {
            objects.contains($0.text) || facts.classes.contains($0.text) || isFrameworkClass($0.text)
        }
    }

    func rewrite(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        switch node.name.tokenKind {
        case .keyword(.dynamic):
            edits.blank(node.bytes)
            edits.count("dynamic")
        case .keyword(.optional):
            edits.blank(node.bytes)
            edits.count("optional")
        default: break
        }
        return .skipChildren
    }

    /// `@NSManaged` is storage that the class provides: in a layer an animatable property, elsewhere a value by key.
    func rewriteManaged(_ node: VariableDeclSyntax) {
        guard let scope, let attribute = node.attributes.attribute("NSManaged") else { return }
        edits.count("@NSManaged")
        if facts.descends(scope.name, fromPrefix: "CA") || scope.name.hasPrefix("CA") {
            return edits.replace(attribute.bytes, by: "@QuartzCore.LayerProperty")
        }
        edits.blank(attribute.bytes)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            edits.insert(
                " { get { managedValue(\"\(name)\", of: self) } set { setManagedValue(newValue, \"\(name)\", of: self) } }",
                at: binding.typeAnnotation?.bytes.upperBound ?? binding.pattern.bytes.upperBound)
            // Several properties of one declaration can't be computed.
            guard let comma = binding.trailingComma else { continue }
            edits.replace(comma.bytes, by: "; \(node.modifiers.trimmedDescription) var", padded: false)
        }
        needsRuntime = true
    }

    /// A method that only Core Data would provide.
    func reportManaged(_ node: FunctionDeclSyntax) {
        guard let attribute = node.attributes.attribute("NSManaged") else { return }
        report(
            attribute, "@NSManaged func", "its implementation is Core Data's, which Linux lacks",
            replacement: "your own method")
    }

    /// `@NSCopying` keeps a copy of what is set.
    func rewriteCopying(_ node: VariableDeclSyntax) {
        guard node.attributes.containsAttribute("NSCopying"), node.bindings.count == 1,
            let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type
        else { return }
        let isOptional = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        let copy =
            isOptional
            ? "\(name) = \(name)?.copy() as? \(type.plainName)"
            : "\(name) = \(name).copy() as? \(type.plainName) ?? \(name)"
        if let block = binding.accessorBlock {
            guard case .accessors(let accessors) = block.accessors,
                let body = accessors.first(where: { $0.accessorSpecifier.text == "didSet" })?.body
            else { return }
            edits.insert(" \(copy);", at: body.leftBrace.bytes.upperBound)
        } else if !node.modifiers.contains(keyword: .dynamic) {
            edits.insert(" { didSet { \(copy) } }", at: binding.bytes.upperBound)
        }
    }

    /// Linux's XCTest stops at a test of the main actor that isn't asynchronous, though it calls the others on the main thread.
    ///
    /// A test of a class of that actor says so inside: asynchronous, it would be called from the main queue, which then waits
    /// for the test where the test waits for it. One method alone is made asynchronous, as its test case may not be shared.
    func runOnMainActor(_ node: FunctionDeclSyntax) {
        guard let scope, node.name.text.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
            node.signature.effectSpecifiers?.asyncSpecifier == nil, !node.modifiers.contains(keyword: .nonisolated),
            scope.isMainActor || node.attributes.containsAttribute("MainActor"),
            facts.ancestors(of: scope.name).root == "XCTestCase"
        else { return }
        edits.count("test of the main actor")
        guard scope.isMainActor, let body = node.body else {
            return edits.insert(" async", at: node.signature.parameterClause.bytes.upperBound)
        }
        let throwing = node.signature.effectSpecifiers?.throwsClause != nil
        if let attribute = node.attributes.attribute("MainActor") { edits.blank(attribute.bytes) }
        edits.insert("nonisolated ", at: node.funcKeyword.bytes.lowerBound)
        // A function of the same name, so that `#function` and the functions inside are what they were.
        let signature = "func \(node.name.text)()\(throwing ? " throws" : "")"
        edits.insert(" @MainActor \(signature) {", at: body.leftBrace.bytes.upperBound)
        edits.insert(
            "}; \(throwing ? "try " : "")MainActor.assumeIsolated(\(node.name.text)) ",
            at: body.rightBrace.bytes.lowerBound)
    }

    /// XCTest on Linux lets nobody but the test case itself expect a failure.
    func expectFailures(_ node: ClassDeclSyntax) {
        guard isForIOS, facts.expectsFailures, let type = node.inheritanceClause?.inheritedTypes.first?.type,
            ["XCTestCase", "XCTest.XCTestCase"].contains(type.trimmedDescription)
        else { return }
        edits.replace(type.bytes, by: "FailureExpectingTestCase", padded: false)
        edits.count("test case that expects failures")
    }

    /// Overrides of what Linux's `NSObject` doesn't declare. They are found by their selectors instead.
    func dropForeignOverride(_ node: FunctionDeclSyntax) {
        guard let scope, let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) else {
            return
        }
        let method = FileFacts.Method(node)
        let isLayer = scope.name.hasPrefix("CA") || facts.descends(scope.name, fromPrefix: "CA")
        guard isObjectMethod(method), !(isLayer && Self.layerMethods.contains(method.selector)),
            !facts.packageAncestor(of: scope.name, declares: method.name, labels: method.labels)
        else { return }
        edits.blank(override.bytes)
        edits.count("override")
    }

    /// Whether a method is one that Objective-C's `NSObject` declares, and the class has from nowhere else.
    func isObjectMethod(_ method: FileFacts.Method) -> Bool {
        Self.objectMethods.contains(method.selector)
            || Self.nibMethods.contains(method.selector) && facts.ancestors(of: scope?.name ?? "").root == "NSObject"
    }

    /// Those that responders declare.
    private static let nibMethods: Set<String> = ["awakeFromNib", "prepareForInterfaceBuilder"]

    static let objectMethods: Set<String> = [
        "respondsToSelector:", "forwardingTargetForSelector:", "observeValueForKeyPath:ofObject:change:context:",
        "valueForKey:", "valueForKeyPath:", "valueForUndefinedKey:", "setValue:forKey:", "setValue:forKeyPath:",
        "setValue:forUndefinedKey:", "setNilValueForKey:", "doesNotRecognizeSelector:", "performSelector:",
        "automaticallyNotifiesObserversForKey:", "keyPathsForValuesAffectingValueForKey:",
        "addObserver:forKeyPath:options:context:",
        "removeObserver:forKeyPath:", "removeObserver:forKeyPath:context:", "willChangeValueForKey:",
        "didChangeValueForKey:",
    ]

    /// Those that layers declare.
    private static let layerMethods: Set<String> = [
        "valueForKey:", "valueForKeyPath:", "setValue:forKey:", "setValue:forKeyPath:", "valueForUndefinedKey:",
        "setValue:forUndefinedKey:",
    ]
}
