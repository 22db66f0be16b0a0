import CoreGraphics

/// The list traits of a view that is a list row.
package struct ListRowTraits {
    package var insets: EdgeInsets?
    package var background: AnyView?
    package var separator: [VerticalEdge: Visibility] = [:]
    package var separatorTint: [VerticalEdge: Color] = [:]
    package var sectionSeparator: [VerticalEdge: Visibility] = [:]
    package var sectionSeparatorTint: [VerticalEdge: Color] = [:]
    package var swipes: [ListSwipeActions] = []
    package var isDeleteDisabled = false
    package var isMoveDisabled = false
    package var isSelectionDisabled = false
    /// The row's depth in an outline.
    package var depth = 0
    /// The action of a tap on the row; nil for none.
    package var action: (() -> Void)?
    /// Whether the row shows a disclosure chevron, because a tap navigates to another screen.
    package var leadsOn = false

    package init() {}
}

/// The actions revealed by a swipe across a row.
package struct ListSwipeActions {
    package let edge: HorizontalEdge
    package let allowsFullSwipe: Bool
    package let content: AnyView
}

/// Traits that only rows have, shared by the wrappers around a row.
package final class ListRowBox {
    package let traits: ListRowTraits
    package init(_ traits: ListRowTraits) { self.traits = traits }
}

extension ViewTraits {
    /// The list traits of the view.
    package var rowTraits: ListRowTraits {
        get { (row as? ListRowBox)?.traits ?? ListRowTraits() }
        set { row = ListRowBox(newValue) }
    }
}

extension View {
    /// Adds an action for taps on the list row that contains the view.
    ///
    /// - Parameter leadsOn: whether the row shows a disclosure chevron.
    package func listRowAction(leadsOn: Bool, _ action: @escaping () -> Void) -> some View {
        modifier(
            RowTraitModifier {
                $0.action = action
                $0.leadsOn = leadsOn
            })
    }

    /// Sets the insets of the view in its list row, in points; nil for the list's default.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(RowTraitModifier { $0.insets = insets ?? $0.insets })
    }

    /// Sets the background view of the list row; nil for the list's default background.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowTraitModifier { $0.background = view.map { AnyView($0) } ?? $0.background })
    }

    /// Shows or hides the separators at some edges of the list row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowTraitModifier { traits in
                for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
                    traits.separator[edge] = visibility
                }
            })
    }

    /// Sets the colour of the separators at some edges of the list row; nil for the list's default.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowTraitModifier { traits in
                for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
                    traits.separatorTint[edge] = color
                }
            })
    }

    /// Shows or hides the separators at some edges of the section.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowTraitModifier { traits in
                for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
                    traits.sectionSeparator[edge] = visibility
                }
            })
    }

    /// Sets the colour of the separators at some edges of the section; nil for the list's default.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowTraitModifier { traits in
                for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
                    traits.sectionSeparatorTint[edge] = color
                }
            })
    }

    /// Adds swipe actions at an edge of the list row: the buttons of the closure, ordered from that edge. A full
    /// swipe performs the first action, if allowed.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = ListSwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
        return modifier(RowTraitModifier { $0.swipes.append(actions) })
    }

    /// Prevents the list row from being deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitModifier { $0.isDeleteDisabled = isDisabled })
    }

    /// Prevents the list row from being moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitModifier { $0.isMoveDisabled = isDisabled })
    }

    /// Prevents the list row from being selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowTraitModifier { $0.isSelectionDisabled = isDisabled })
    }
}

/// Sets list traits on a view.
struct RowTraitModifier: UnaryLayout {
    typealias Body = Never

    let change: (inout ListRowTraits) -> Void

    func traits(_ traits: ViewTraits) -> ViewTraits {
        var traits = traits
        var row = traits.rowTraits
        change(&row)
        traits.rowTraits = row
        return traits
    }
}
