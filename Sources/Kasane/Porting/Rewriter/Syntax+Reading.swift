import Foundation
import SwiftSyntax

extension SyntaxProtocol {
    /// The range of the node's own bytes, without surrounding trivia.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension AttributeListSyntax {
    /// Returns the attribute with a name.
    func attribute(_ name: String) -> AttributeSyntax? {
        for element in self {
            if case .attribute(let attribute) = element, attribute.attributeName.lastName == name { return attribute }
        }
        return nil
    }

    func containsAttribute(_ name: String) -> Bool { attribute(name) != nil }

    /// Whether the declaration is available only in some versions of a system.
    var dependsOnVersion: Bool {
        guard let available = attribute("available") else { return false }
        return available.arguments?.trimmedDescription.hasPrefix("*") != true
    }

    /// The name that `@objc(name)` specifies.
    var objectiveCName: String? {
        guard let argument = attribute("objc")?.arguments else { return nil }
        return argument.description.filter { !$0.isWhitespace }
    }
}

extension DeclModifierListSyntax {
    func contains(keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

    /// Whether the modifiers make it a type member, not an instance member.
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

    /// The type without optional marks or `any`.
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
    /// The tokens' text on one line, without comments.
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
    /// Returns those of some words that occur anywhere in the bytes, including comments: enough to exclude the others.
    func mentioned(_ words: Set<String>) -> Set<String> {
        (self + [0]).withUnsafeBytes { bytes in
            guard let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return [] }
            return words.filter { strstr(text, $0) != nil }
        }
    }
}
