import Foundation
import SwiftSyntax

extension SyntaxProtocol {
    /// Where the node's own bytes lie, without the spaces and comments around them.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension AttributeListSyntax {
    /// The attribute of a name.
    func attribute(_ name: String) -> AttributeSyntax? {
        for element in self {
            if case .attribute(let attribute) = element, attribute.attributeName.lastName == name { return attribute }
        }
        return nil
    }

    func containsAttribute(_ name: String) -> Bool { attribute(name) != nil }

    /// Whether the declaration is there for some versions of a system alone.
    var dependsOnVersion: Bool {
        guard let available = attribute("available") else { return false }
        return available.arguments?.trimmedDescription.hasPrefix("*") != true
    }

    /// The name that `@objc(name)` gives.
    var objectiveCName: String? {
        guard let argument = attribute("objc")?.arguments else { return nil }
        return argument.description.filter { !$0.isWhitespace }
    }
}

extension DeclModifierListSyntax {
    func contains(keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

    /// Whether they are those of a type's own member, not of its instances'.
    var areOfType: Bool { contains(keyword: .static) || contains(keyword: .class) }
}

extension TypeSyntax {
    /// The last part of a type's name: `B` of `A.B<C>?`.
    var lastName: String {
        if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastName }
        return plainName
    }

    /// The type without what makes it optional, or one of a protocol.
    var plainName: String {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.plainName }
        if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return unwrapped.wrappedType.plainName
        }
        if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.plainName }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.plainName
        }
        if self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) { return lastName }
        return trimmedDescription
    }
}

extension TokenSequence {
    /// The tokens' texts on one line, without comments.
    var onOneLine: String {
        var text = ""
        for token in self {
            text += token.text
            if !token.trailingTrivia.isEmpty
                || token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty == false
            {
                text += " "
            }
        }
        return text
    }
}

extension [UInt8] {
    /// Those of some words that stand anywhere among the bytes, in comments too: enough to know which do not.
    func mentioned(_ words: Set<String>) -> Set<String> {
        (self + [0]).withUnsafeBytes { bytes in
            guard let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return [] }
            return words.filter { strstr(text, $0) != nil }
        }
    }
}
