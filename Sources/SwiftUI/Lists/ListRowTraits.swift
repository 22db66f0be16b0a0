import CoreGraphics

/// What a view asks of the list that it is a row of.
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
    /// How deep it lies in an outline.
    package var depth = 0
    /// What a tap on the row does; nil for nothing.
    package var action: (() -> Void)?
    /// Whether the row ends with a chevron, since a tap leads to another screen.
    package var leadsOn = false

    package init() {}
}

/// The actions that a swipe over a row shows.
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
    /// What the view asks of its list.
    package var rowTraits: ListRowTraits {
        get { (row as? ListRowBox)?.traits ?? ListRowTraits() }
        set { row = ListRowBox(newValue) }
    }
}

extension View {
    /// Makes a tap on the list row that shows the view do something.
    ///
    /// - Parameter leadsOn: whether the row ends with a chevron.
    package func listRowAction(leadsOn: Bool, _ action: @escaping () -> Void) -> some View {
        modifier(
            RowTraitModifier {
                $0.action = action
                $0.leadsOn = leadsOn
            })
    }

    /// Sets the distances of the view from the edges of its list row, in points; nil for those of the list.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(RowTraitModifier { $0.insets = insets ?? $0.insets })
    }

    /// Puts a view behind the list row; nil for the list's own background.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowTraitModifier { $0.background = view.map { AnyView($0) } ?? $0.background })
    }

    /// Shows or hides the lines at some edges of the list row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowTraitModifier { traits in
                for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
                    traits.separator[edge] = visibility
                }
            })
    }

    /// Sets the colour of the lines at some edges of the list row; nil for that of the list.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowTraitModifier { traits in
                for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
                    traits.separatorTint[edge] = color
                }
            })
    }

    /// Shows or hides the lines at some edges of the section.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowTraitModifier { traits in
                for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
                    traits.sectionSeparator[edge] = visibility
                }
            })
    }

    /// Sets the colour of the lines at some edges of the section; nil for that of the list.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowTraitModifier { traits in
                for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
                    traits.sectionSeparatorTint[edge] = color
                }
            })
    }

    /// Shows actions when the list row is swiped from an edge: the buttons of the closure, in order from that edge. A full
    /// swipe performs the first one, if it may.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = ListSwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
        return modifier(RowTraitModifier { $0.swipes.append(actions) })
    }

    /// Keeps the list row from being deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitModifier { $0.isDeleteDisabled = isDisabled })
    }

    /// Keeps the list row from being moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitModifier { $0.isMoveDisabled = isDisabled })
    }

    /// Keeps the list row from being selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowTraitModifier { $0.isSelectionDisabled = isDisabled })
    }
}

/// Sets what a view asks of the list that it is a row of.
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
