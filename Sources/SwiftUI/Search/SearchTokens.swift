import UIKit

/// The type-erased tokens of a search.
@MainActor
struct SearchTokens {
    /// Returns the tokens, each with an identifier and a label.
    let get: () -> [(id: AnyHashable, label: AnyView)]
    /// Removes all tokens except those with the given identifiers.
    let keep: ([AnyHashable]) -> Void
    /// Returns the suggested tokens, each with a label and a closure that adds it.
    var suggested: () -> [(label: AnyView, add: () -> Void)] = { [] }

    init<C: RangeReplaceableCollection, Label: View>(
        _ tokens: Binding<C>, label: @escaping (C.Element) -> Label
    ) where C.Element: Identifiable {
        get = { tokens.wrappedValue.map { (AnyHashable($0.id), AnyView(label($0))) } }
        keep = { ids in tokens.wrappedValue.removeAll { !ids.contains(AnyHashable($0.id)) } }
    }

    /// Creates tokens with labels that can modify them.
    init<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, Label: View>(
        editable tokens: Binding<C>, label: @escaping (Binding<C.Element>) -> Label
    ) where C.Element: Identifiable {
        get = { tokens.map { (AnyHashable($0.wrappedValue.id), AnyView(label($0))) } }
        keep = { ids in tokens.wrappedValue.removeAll { !ids.contains(AnyHashable($0.id)) } }
    }

    /// Returns the tokens with suggestions: those of a collection that the search doesn't contain.
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
    /// Adds a search field for text and tokens that the user can delete, with suggested tokens.
    public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        let all = SearchTokens(tokens, label: token).suggesting(suggestedTokens, addingTo: tokens, label: token)
        return modifier(SearchModifier(text: text, tokens: all, prompt: prompt, placement: placement))
    }

    /// Adds a search field for text and tokens that the user can delete, with suggested tokens and a binding to its
    /// presentation.
    public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        let all = SearchTokens(tokens, label: token).suggesting(suggestedTokens, addingTo: tokens, label: token)
        return modifier(
            SearchModifier(text: text, tokens: all, isPresented: isPresented, prompt: prompt, placement: placement))
    }

    /// Adds a search field for text and tokens, with labels built from bindings to the tokens.
    public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, tokens: SearchTokens(editable: editableTokens, label: token), prompt: prompt,
                placement: placement))
    }

    /// Adds a search field for text and tokens, with labels built from bindings to the tokens, and a binding to its
    /// presentation.
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
