/// Determines from a view's type whether it is always exactly one element.
///
/// With it, a lazy container counts its rows without creating them: each view of such a type is one slot. Views of
/// other types (an `if` without an `else`, an `AnyView`, several views in a row) are created to be counted.
@MainActor
package enum ViewCount {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Returns whether each view of a type is exactly one element.
    package static func isUnary<V: View>(_ type: V.Type) -> Bool {
        let id = ObjectIdentifier(type)
        if let answer = known[id] { return answer }
        // A type that contains itself can't be determined in advance.
        known[id] = false
        let answer = count(type, placeholder: false)
        known[id] = answer
        return answer
    }

    /// - Parameter placeholder: the assumption for the content in a modifier's body.
    fileprivate static func count<V: View>(_ type: V.Type, placeholder: Bool) -> Bool {
        if let type = type as? any CountedView.Type { return type.isUnary(placeholder: placeholder) }
        if let type = type as? any PrimitiveView.Type { return isElement(type) }
        // UIKit views have no body either.
        return V.Body.self == Never.self || count(V.Body.self, placeholder: placeholder)
    }

    private static func isElement<V: PrimitiveView>(_ type: V.Type) -> Bool { V.Node.self is LayoutNode.Type }

    fileprivate static func count<V: View, M: ViewModifier>(_ view: V.Type, _ modifier: M.Type, _ placeholder: Bool)
        -> Bool
    {
        guard count(view, placeholder: placeholder) else { return false }
        return M.Body.self == Never.self || count(M.Body.self, placeholder: true)
    }
}

/// A view with as many elements as the views that it is composed of.
@MainActor
package protocol CountedView {
    static func isUnary(placeholder: Bool) -> Bool
}

extension ModifiedContent: CountedView where Content: View, Modifier: ViewModifier {
    package static func isUnary(placeholder: Bool) -> Bool {
        ViewCount.count(Content.self, Modifier.self, placeholder)
    }
}

extension _ViewModifier_Content: CountedView {
    package static func isUnary(placeholder: Bool) -> Bool { placeholder }
}

extension _ConditionalContent: CountedView where TrueContent: View, FalseContent: View {
    package static func isUnary(placeholder: Bool) -> Bool {
        ViewCount.count(TrueContent.self, placeholder: placeholder)
            && ViewCount.count(FalseContent.self, placeholder: placeholder)
    }
}

extension _IDView: CountedView {
    package static func isUnary(placeholder: Bool) -> Bool { ViewCount.count(Content.self, placeholder: placeholder) }
}

extension EquatableView: CountedView {
    package static func isUnary(placeholder: Bool) -> Bool { ViewCount.count(Content.self, placeholder: placeholder) }
}

extension Group: CountedView where Content: View {
    package static func isUnary(placeholder: Bool) -> Bool { ViewCount.count(Content.self, placeholder: placeholder) }
}
