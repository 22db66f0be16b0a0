import UIKit

/// The tokens of a search, without their type.
@MainActor
struct SearchTokens {
    /// The tokens, each with its label and an identifier.
    let get: () -> [(id: AnyHashable, label: AnyView)]
    /// Keeps those tokens that have one of the identifiers.
    let keep: ([AnyHashable]) -> Void
    /// Tokens that are suggested, each with its label and what adds it.
    var suggested: () -> [(label: AnyView, add: () -> Void)] = { [] }

    init<C: RangeReplaceableCollection, Label: View>(
        _ tokens: Binding<C>, label: @escaping (C.Element) -> Label
    ) where C.Element: Identifiable {
        get = { tokens.wrappedValue.map { (AnyHashable($0.id), AnyView(label($0))) } }
        keep = { ids in tokens.wrappedValue.removeAll { !ids.contains(AnyHashable($0.id)) } }
    }

    /// Tokens whose labels may change them.
    init<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, Label: View>(
        editable tokens: Binding<C>, label: @escaping (Binding<C.Element>) -> Label
    ) where C.Element: Identifiable {
        get = { tokens.map { (AnyHashable($0.wrappedValue.id), AnyView(label($0))) } }
        keep = { ids in tokens.wrappedValue.removeAll { !ids.contains(AnyHashable($0.id)) } }
    }

    /// Suggests those tokens of a collection that are not among the search's.
    func suggesting<C: RangeReplaceableCollection, Label: View>(
        _ all: Binding<C>, addingTo tokens: Binding<C>, label: @escaping (C.Element) -> Label
    ) -> SearchTokens where C.Element: Identifiable {
        var result = self
        result.suggested = {
            let known = Set(tokens.wrappedValue.map { AnyHashable($0.id) })
            return all.wrappedValue.filter { !known.contains(AnyHashable($0.id)) }.map { token in
                (AnyView(label(token)), { tokens.wrappedValue.append(token) })
            }
        }
        return result
    }
}

extension View {
    /// Offers a search for a text and tokens, which people may delete, and choose among suggested ones.
    public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        let all = SearchTokens(tokens, label: token).suggesting(suggestedTokens, addingTo: tokens, label: token)
        return modifier(SearchModifier(text: text, tokens: all, prompt: prompt, placement: placement))
    }

    /// Offers a search for a text and tokens, which people may delete, and choose among suggested ones, that a binding
    /// begins and ends.
    public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        let all = SearchTokens(tokens, label: token).suggesting(suggestedTokens, addingTo: tokens, label: token)
        return modifier(
            SearchModifier(text: text, tokens: all, isPresented: isPresented, prompt: prompt, placement: placement))
    }

    /// Offers a search for a text and tokens, whose labels are made of bindings to them.
    public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, tokens: SearchTokens(editable: editableTokens, label: token), prompt: prompt,
                placement: placement))
    }

    /// Offers a search for a text and tokens, whose labels are made of bindings to them, that a binding begins and ends.
    public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, tokens: SearchTokens(editable: editableTokens, label: token), isPresented: isPresented,
                prompt: prompt, placement: placement))
    }
}
