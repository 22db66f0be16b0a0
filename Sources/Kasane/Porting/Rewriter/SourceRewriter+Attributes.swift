import SwiftSyntax

/// Attributes and modifiers that only a compiler with Objective-C interoperability supports.
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

    /// A declaration unavailable on iOS must be unavailable here: the compiler for Linux ignores iOS availability.
    private func rewriteAvailability(_ node: AttributeSyntax) {
        guard isForIOS, case .availability(let arguments) = node.arguments,
            let platform = arguments.first?.argument, platform.trimmedDescription == "iOS",
            arguments.contains(where: { $0.argument.trimmedDescription == "unavailable" })
        else { return }
        edits.replace(platform.bytes, by: "*")
        edits.count("@available(iOS, unavailable)")
    }

    /// Returns whether a C function type involves objects, which only Objective-C can pass to C, or structures that are
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
            // Several properties in one declaration can't be computed.
            guard let comma = binding.trailingComma else { continue }
            edits.replace(comma.bytes, by: "; \(node.modifiers.trimmedDescription) var", padded: false)
        }
        needsRuntime = true
    }

    /// Reports a method that only Core Data would provide.
    func reportManaged(_ node: FunctionDeclSyntax) {
        guard let attribute = node.attributes.attribute("NSManaged") else { return }
        report(
            attribute, "@NSManaged func", "its implementation is Core Data's, which Linux lacks",
            replacement: "your own method")
    }

    /// `@NSCopying` stores a copy of the new value.
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

    /// XCTest on Linux traps on a synchronous main-actor test, although it calls the others on the main thread.
    ///
    /// A test of a main-actor class is isolated inside its body: as an asynchronous test it would be called from the
    /// main queue, which would then wait for the test while the test waits for the queue. A single isolated method is
    /// made asynchronous instead, because its test case may not be shared.
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
        // A nested function with the same name, so that `#function` and nested functions are unchanged.
        let signature = "func \(node.name.text)()\(throwing ? " throws" : "")"
        edits.insert(" @MainActor \(signature) {", at: body.leftBrace.bytes.upperBound)
        edits.insert(
            "}; \(throwing ? "try " : "")MainActor.assumeIsolated(\(node.name.text)) ",
            at: body.rightBrace.bytes.lowerBound)
    }

    /// In XCTest on Linux only the test case itself can expect a failure.
    func expectFailures(_ node: ClassDeclSyntax) {
        guard isForIOS, facts.expectsFailures, let type = node.inheritanceClause?.inheritedTypes.first?.type,
            ["XCTestCase", "XCTest.XCTestCase"].contains(type.trimmedDescription)
        else { return }
        edits.replace(type.bytes, by: "FailureExpectingTestCase", padded: false)
        edits.count("test case that expects failures")
    }

    /// Drops overrides of methods that Linux's `NSObject` doesn't declare. They are found by their selectors instead.
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

    /// Returns whether a method is declared by Objective-C's `NSObject`, and by no ancestor of the class.
    func isObjectMethod(_ method: FileFacts.Method) -> Bool {
        Self.objectMethods.contains(method.selector)
            || Self.nibMethods.contains(method.selector) && facts.ancestors(of: scope?.name ?? "").root == "NSObject"
    }

    /// The methods that responders declare.
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

    /// The methods that layers declare.
    private static let layerMethods: Set<String> = [
        "valueForKey:", "valueForKeyPath:", "setValue:forKey:", "setValue:forKeyPath:", "valueForUndefinedKey:",
        "setValue:forUndefinedKey:",
    ]
}
