package import Foundation

/// Views of a lazy container's content that are created one by one, as they become visible.
@MainActor
package protocol LazySource: _ViewNode {
    /// The number of slots, each for one view.
    var slotCount: Int { get }

    /// Returns the identity of a slot's view; equal identities mean that the view has kept its state.
    func slotID(_ index: Int) -> AnyHashable

    /// Returns the identities of all current slots, by index.
    var slotIDs: (Int) -> AnyHashable { get }

    /// Returns the slot with an identity.
    func slotIndex(of id: AnyHashable) -> Int?

    /// Returns the identity that a slot's view is given by `id(_:)`; nil if the view has none, as then have all others
    /// of the source, whose views are of one type.
    func explicitID(_ index: Int) -> AnyHashable?

    /// Returns the item of a slot, if it has been created.
    func item(at index: Int) -> ItemNode?

    /// Creates the item of a slot, if it hasn't been created.
    func makeItem(at index: Int) -> ItemNode

    /// Removes an item, and its state.
    func drop(_ item: ItemNode)
}

extension LazySource {
    /// Returns the first slot whose view is given an identity by `id(_:)`. This evaluates the views up to that slot.
    func slotIndex(explicit id: AnyHashable) -> Int? {
        guard slotCount > 0, explicitID(0) != nil else { return nil }
        return (0..<slotCount).first { explicitID($0) == id }
    }
}

/// The slots of a lazy container's content, in order.
@MainActor
package struct LazySlots {
    /// Consecutive slots of one source.
    package struct Run {
        package let source: any LazySource
        package let count: Int
        /// The edits that the rows allow.
        package let edits: RowEdits?
        /// The offset of the first slot in its collection.
        package let offset: Int
    }

    /// The slots between section boundaries.
    package struct Stretch {
        /// The section's node; nil for slots outside of all sections.
        package let node: _ViewNode?
        package var header: [Run] = []
        package var rows: [Run] = []
        package var footer: [Run] = []
    }

    /// A part of a section.
    package enum Part { case header, rows, footer }

    package private(set) var sections: [Stretch] = []
    private var part = Part.rows
    private var edits: RowEdits?
    private var offset: Int?

    package init() {}

    /// The first of the slots: that of a header if there is one.
    var first: (source: any LazySource, index: Int)? {
        for section in sections {
            if let run = section.header.first ?? section.rows.first ?? section.footer.first { return (run.source, 0) }
        }
        return nil
    }

    /// Appends a source's slots.
    package mutating func append(_ source: any LazySource) {
        let count = source.slotCount
        guard count > 0 else { return }
        if sections.isEmpty || (isClosed && part == .rows) {
            sections.append(Stretch(node: nil))
            isClosed = false
        }
        let run = Run(source: source, count: count, edits: edits, offset: offset ?? 0)
        let last = sections.count - 1
        switch part {
        case .header: sections[last].header.append(run)
        case .rows: sections[last].rows.append(run)
        case .footer: sections[last].footer.append(run)
        }
    }

    /// Whether the last section has ended.
    private var isClosed = false

    /// Begins a section, and ends it after `body`.
    package mutating func section(_ node: _ViewNode, _ body: (inout LazySlots) -> Void) {
        sections.append(Stretch(node: node))
        isClosed = false
        body(&self)
        isClosed = true
    }

    /// Appends slots to a part of the current section.
    package mutating func fill(_ part: Part, _ body: (inout LazySlots) -> Void) {
        let outer = self.part
        self.part = part
        body(&self)
        self.part = outer
    }

    /// Appends slots with allowed edits.
    package mutating func with(_ edits: RowEdits, _ body: (inout LazySlots) -> Void) {
        let outer = self.edits
        self.edits = outer.map { edits.over($0) } ?? edits
        body(&self)
        self.edits = outer
    }

    /// Appends the slots of one element of a collection.
    package mutating func withOffset(_ offset: Int, _ body: (inout LazySlots) -> Void) {
        let outer = self.offset
        self.offset = offset
        body(&self)
        self.offset = outer
    }
}

/// The edits that the rows of a collection allow.
package struct RowEdits {
    package var delete: ((IndexSet) -> Void)?
    package var move: ((IndexSet, Int) -> Void)?

    /// Returns these edits, with others where they are nil.
    func over(_ other: RowEdits) -> RowEdits {
        RowEdits(delete: delete ?? other.delete, move: move ?? other.move)
    }
}
