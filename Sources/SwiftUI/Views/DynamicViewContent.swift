public import Foundation

/// Views made from a collection.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dynamicviewcontent)
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

/// Makes the rows of a collection editable.
struct RowEditsModifier: StructuralModifier {
    typealias Body = Never

    let edits: RowEdits

    func makeNode(_ context: _NodeContext) -> RowEditsNode { RowEditsNode(edits, context) }
    func updateNode(_ node: RowEditsNode) { node.edits = edits }
}

/// The node of editable views.
final class RowEditsNode: ContentNode {
    var edits: RowEdits

    init(_ edits: RowEdits, _ context: _NodeContext) {
        self.edits = edits
        super.init(context)
    }

    override func collectSlots(into slots: inout LazySlots) {
        // Uses the latest actions, even if the slots were collected earlier.
        let latest = RowEdits(
            delete: edits.delete == nil ? nil : { [weak self] in self?.edits.delete?($0) },
            move: edits.move == nil ? nil : { [weak self] in self?.edits.move?($0, $1) })
        slots.with(latest) { slots in
            for node in structure { node.collectSlots(into: &slots) }
        }
    }
}

extension DynamicViewContent {
    /// Makes list rows deletable: the action receives the offsets of the elements. Nil disables deletion.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditsModifier(edits: RowEdits(delete: action)))
    }

    /// Makes list rows movable: the action receives the offsets of the elements, and the offset before which they are
    /// inserted. Nil disables moving.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditsModifier(edits: RowEdits(move: action)))
    }
}
