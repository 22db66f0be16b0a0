import SwiftSyntax

/// Finds constructs in one source file that only Objective-C, or only iOS, supports, and rewrites them for Linux.
///
/// The rewriting is divided into extensions, one file each: attributes, imports, conditions, selectors, optional
/// requirements, exposed members, observed properties.
final class SourceRewriter: SyntaxVisitor {
    let facts: PackageFacts
    let ios: Version
    /// Whether the source is for iOS. Otherwise it builds on Linux unchanged, and keeps its platform conditions.
    let isForIOS: Bool
    /// Whether the source sees UIKit without importing it.
    let receivesUIKit: Bool
    var edits: SourceEdits
    private(set) var problems: [Report.Problem] = []
    /// The source locations, needed rarely.
    private(set) lazy var locations = SourceLocationConverter(fileName: path, tree: tree)
    private let tree: SourceFileSyntax
    private let path: String
    /// The declarations around the current position, the innermost last.
    var scopes: [Scope] = []
    /// The last import at the top of the file, after which others may be added.
    var lastImport: ImportDeclSyntax?
    /// The first import under a condition that is true: the insertion point if all are under conditions.
    var nestedImport: ImportDeclSyntax?
    var imports: Set<String> = []
    /// The file's unconditional imports.
    var importsOfFile: Set<String> = []
    /// The access level of the file's imports of Foundation and of modules that re-export it; nil if unspecified.
    var accessOfImports: String?
    /// The file's imports that are needed only beside a module that exists only as names.
    var importsLeftOut: [String] = []
    /// Whether inserted code needs the selector module.
    var needsRuntime = false
    /// Whether the source appears to test whether rectangles intersect.
    var namesIntersects = false
    /// The bodies that members were inserted into.
    private var extended: Set<SyntaxIdentifier> = []
    /// Whether the source itself has been rewritten, so that its members are exposed.
    let isRewritten: Bool
    /// Whether the source uses Objective-C block types.
    let namesBlocks: Bool
    /// Whether the source already imports the XCTest additions that Linux lacks.
    let importsXCTestAdditions: Bool

    /// The body of a type or an extension.
    struct Scope {
        /// The type's name as written here.
        let type: String
        /// The last part of the name, by which facts are looked up.
        let name: String
        let isClass: Bool
        let isProtocol: Bool
        let isGeneric: Bool
        let exposesAll: Bool
        var isExtension = false
        let isMainActor: Bool
        var exposed: [String] = []
    }

    init(
        _ tree: SourceFileSyntax, source: [UInt8], facts: PackageFacts, ios: Version, isForIOS: Bool,
        receivesUIKit: Bool, path: String
    ) {
        self.facts = facts
        self.ios = ios
        self.isForIOS = isForIOS
        self.receivesUIKit = receivesUIKit
        edits = SourceEdits(of: source)
        self.tree = tree
        self.path = path
        importsXCTestAdditions = !source.mentioned(["import KasaneXCTest"]).isEmpty
        namesBlocks = !source.mentioned(["convention(block)"]).isEmpty
        isRewritten = !source.mentioned(["exposeMembers(of: "]).isEmpty
        super.init(viewMode: .sourceAccurate)
        walk(tree)
        addImports(naming: source.mentioned(isForIOS ? Self.impliedNames : Self.foundationNames))
        addIntersects()
    }

    /// The offset of the source's first token.
    var start: Int { tree.bytes.lowerBound }

    /// The class, protocol or extension around the current position.
    var scope: Scope? { scopes.last }

    func report(_ node: some SyntaxProtocol, _ construct: String, _ reason: String, replacement: String) {
        let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
        problems.append(
            Report.Problem(
                line: location.line, column: location.column, construct: construct, reason: reason,
                replacement: replacement))
    }

    /// Inserts a member before the closing brace of a body.
    func write(_ member: String, into body: MemberBlockSyntax) {
        let separator = body.members.isEmpty && !extended.contains(body.id) ? "" : "; "
        edits.insert("\(separator)\(member) ", at: body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
        extended.insert(body.id)
    }

    // MARK: Scopes

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if dropIfTooNew(node) { return .skipChildren }
        scopes.append(
            Scope(
                type: node.name.text, name: node.name.text, isClass: true, isProtocol: false,
                isGeneric: node.genericParameterClause != nil || scope?.isGeneric == true,
                exposesAll: facts.exposesAll(node.name.text),
                isMainActor: node.attributes.containsAttribute("MainActor")))
        expectFailures(node)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) {
        guard let scope = leaveScope(of: node) else { return }
        forwardMoved(scope, in: node.memberBlock)
        askBelow(scope, in: node.memberBlock)
        guard !isObsolete(node.attributes) else { return }
        expose(scope, in: node.memberBlock, named: node.attributes.objectiveCName)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if dropIfTooNew(node) { return .skipChildren }
        let name = node.extendedType.lastName
        let isProtocol = facts.protocols.contains(name)
        scopes.append(
            Scope(
                type: node.extendedType.trimmedDescription, name: name,
                isClass: facts.classes.contains(name)
                    || (!isProtocol && !facts.others.contains(name) && isFrameworkClass(name)),
                isProtocol: isProtocol,
                isGeneric: node.genericWhereClause != nil || facts.genericTypes.contains(name),
                exposesAll: node.attributes.containsAttribute("objc")
                    || node.attributes.containsAttribute("objcMembers") || facts.exposesAll(name),
                isExtension: true,
                isMainActor: node.attributes.containsAttribute("MainActor")))
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) {
        guard let scope = leaveScope(of: node) else { return }
        dispatch(scope, in: node.memberBlock)
        guard !isObsolete(node.attributes) else { return }
        expose(scope, in: node.memberBlock, named: nil)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enterValue(node, node.name.text, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: StructDeclSyntax) { leaveScope(of: node) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enterValue(node, node.name.text, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: EnumDeclSyntax) { leaveScope(of: node) }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enterValue(node, node.name.text, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: ActorDeclSyntax) { leaveScope(of: node) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if dropIfTooNew(node) { return .skipChildren }
        scopes.append(
            Scope(
                type: node.name.text, name: node.name.text, isClass: false, isProtocol: true, isGeneric: false,
                exposesAll: false, isMainActor: node.attributes.containsAttribute("MainActor")))
        if node.attributes.containsAttribute("objc") { rewriteProtocol(node) }
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { leaveScope(of: node) }

    private func enterValue(
        _ node: some DeclSyntaxProtocol & WithAttributesSyntax, _ name: String, isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        if dropIfTooNew(node) { return .skipChildren }
        scopes.append(
            Scope(
                type: name, name: name, isClass: false, isProtocol: false,
                isGeneric: isGeneric || scope?.isGeneric == true,
                exposesAll: false, isMainActor: node.attributes.containsAttribute("MainActor")))
        return .visitChildren
    }

    /// Ends a declaration's scope. Dropped declarations have none.
    @discardableResult
    private func leaveScope(of node: some DeclSyntaxProtocol & WithAttributesSyntax) -> Scope? {
        isTooNew(node.attributes) ? nil : scopes.removeLast()
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if dropIfTooNew(node) { return .skipChildren }
        if let scope, scope.isClass, node.parent?.is(MemberBlockItemSyntax.self) == true {
            dropForeignOverride(node)
            renameMoved(node)
            renameDispatched(node)
            reportManaged(node)
            exposeMethod(node)
            runOnMainActor(node)
        }
        // Types inside functions have no generic parameters of their own in scope; those of the function make them
        // generic.
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if dropIfTooNew(node) { return .skipChildren }
        rewriteEntry(node)
        if let scope, scope.isClass, node.parent?.is(MemberBlockItemSyntax.self) == true {
            renameMoved(node)
            renameDispatched(node)
            rewriteManaged(node)
            rewriteCopying(node)
            observe(node)
            exposeProperty(node)
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        dropIfTooNew(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        dropIfTooNew(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        dropIfTooNew(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        dropIfTooNew(node) ? .skipChildren : .visitChildren
    }

    // MARK: Nodes rewritten by extensions

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        noteIntersects(node)
        return .visitChildren
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        callAbove(node)
        return rewrite(node)
    }
}
