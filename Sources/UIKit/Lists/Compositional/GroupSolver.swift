import CoreGraphics
import Foundation

/// Computes the frames of the items in groups.
@MainActor
struct GroupSolver {
    /// An item's frame in its group.
    struct Cell {
        let item: Int
        var frame: CGRect
        let zIndex: Int
        let axes: UIAxis
    }

    /// A supplementary item's frame in the group; it belongs to an item of the data.
    struct Attachment {
        let supplementary: NSCollectionLayoutSupplementaryItem
        let item: Int
        var frame: CGRect
    }

    /// A group with its items' frames resolved.
    struct Solved {
        var size: CGSize
        var cells: [Cell] = []
        var attachments: [Attachment] = []
        /// How many items of the data it consumes.
        var count = 0

        /// The same group for items whose indices are greater by `distance`.
        func moved(by distance: Int) -> Solved {
            var moved = self
            moved.cells = cells.map {
                Cell(item: $0.item + distance, frame: $0.frame, zIndex: $0.zIndex, axes: $0.axes)
            }
            moved.attachments = attachments.map {
                Attachment(supplementary: $0.supplementary, item: $0.item + distance, frame: $0.frame)
            }
            return moved
        }

        mutating func add(_ inner: Solved, at origin: CGPoint) {
            for var cell in inner.cells {
                cell.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
                cells.append(cell)
            }
            for var attachment in inner.attachments {
                attachment.frame = attachment.frame.offsetBy(dx: origin.x, dy: origin.y)
                attachments.append(attachment)
            }
            count += inner.count
        }
    }

    let environment: LayoutEnvironment
    /// The preferred size of an item's contents.
    let preferred: (Int) -> CGSize?
    /// The maximum number of items that are laid out in one group.
    static let maxItems = 10_000

    /// Lays out a group for the items from `first` to before `end`.
    func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, end: Int) -> Solved {
        let outer = group.layoutSize.size(in: container)
        let insets = group.contentInsets
        let inner = CGSize(
            width: max(0, outer.width - insets.leading - insets.trailing),
            height: max(0, outer.height - insets.top - insets.bottom))
        var solved: Solved
        switch group.arrangement {
        case .custom(let provider): solved = custom(provider, inner, first, end)
        case .row(let isHorizontal):
            solved = line(group, group.subitems, nil, isHorizontal, inner, first, end)
        case .repeating(let isHorizontal, let count, let sharesRoom):
            let spacing = (group.interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
            let room = isHorizontal ? inner.width : inner.height
            let share = sharesRoom ? max(0, (room - spacing) / CGFloat(count)) : nil
            solved = line(
                group, group.subitems.first.map { Array(repeating: $0, count: count) } ?? [], share, isHorizontal,
                inner,
                first, end)
        }
        let content = solved.size
        var result = Solved(size: outer)
        if group.layoutSize.widthDimension.isEstimated {
            result.size.width = content.width + insets.leading + insets.trailing
        }
        if group.layoutSize.heightDimension.isEstimated {
            result.size.height = content.height + insets.top + insets.bottom
        }
        result.add(solved, at: CGPoint(x: insets.leading, y: insets.top))
        attach(group.supplementaryItems, to: CGRect(origin: .zero, size: result.size), first, container, &result)
        return result
    }

    private func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize, _ first: Int, _ end: Int
    ) -> Solved {
        let inner = LayoutEnvironment(size, .zero, environment.traitCollection)
        var solved = Solved(size: .zero)
        for (offset, place) in provider(inner).enumerated() where first + offset < end {
            solved.cells.append(Cell(item: first + offset, frame: place.frame, zIndex: place.zIndex, axes: []))
            solved.size.width = max(solved.size.width, place.frame.maxX)
            solved.size.height = max(solved.size.height, place.frame.maxY)
            solved.count += 1
        }
        return solved
    }

    /// An item in a line, with its edge spacing.
    private struct Entry {
        var part: Solved
        var size: CGSize
        let item: NSCollectionLayoutItem
        var before: NSCollectionLayoutSpacing?
        var after: NSCollectionLayoutSpacing?
    }

    /// Places items in a row or column: the items in turn, as many as fit, or, where `share` or a repeated item gives a
    /// count, each once.
    private func line(
        _ group: NSCollectionLayoutGroup, _ subitems: [NSCollectionLayoutItem], _ share: CGFloat?, _ isHorizontal: Bool,
        _ room: CGSize, _ first: Int, _ end: Int
    ) -> Solved {
        var entries: [Entry] = []
        var (next, used) = (first, CGFloat(0))
        let spacing = group.interItemSpacing?.spacing ?? 0
        let limit = isHorizontal ? room.width : room.height
        let isOpen =
            isHorizontal ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
        var repeats = true
        if case .repeating = group.arrangement { repeats = false }
        var index = 0
        while next < end, entries.count < GroupSolver.maxItems, !subitems.isEmpty {
            if index == subitems.count {
                // Repeats the items in turn while they fit. A group of flexible length takes each once.
                guard repeats, !isOpen else { break }
                index = 0
            }
            let item = subitems[index]
            index += 1
            let entry = measure(item, share, isHorizontal, room, next, end)
            let length = outerLength(entry, isHorizontal) + (entries.isEmpty ? 0 : spacing)
            if repeats, !isOpen, !entries.isEmpty, used + length > limit + 0.01 { break }
            guard entry.part.count > 0, length > 0 || !repeats else { break }
            used += length
            next += entry.part.count
            entries.append(entry)
        }
        unify(&entries, isHorizontal)
        return place(entries, group, isHorizontal, room)
    }

    private func outerLength(_ entry: Entry, _ isHorizontal: Bool) -> CGFloat {
        (isHorizontal ? entry.size.width : entry.size.height) + (entry.before?.spacing ?? 0)
            + (entry.after?.spacing ?? 0)
    }

    private func measure(
        _ item: NSCollectionLayoutItem, _ share: CGFloat?, _ isHorizontal: Bool, _ room: CGSize, _ next: Int, _ end: Int
    ) -> Entry {
        let edges = item.edgeSpacing
        var entry = Entry(
            part: Solved(size: .zero), size: .zero, item: item, before: isHorizontal ? edges?.leading : edges?.top,
            after: isHorizontal ? edges?.trailing : edges?.bottom)
        if let inner = item as? NSCollectionLayoutGroup {
            entry.part = solve(inner, in: room, first: next, end: end)
            entry.size = entry.part.size
            return entry
        }
        var size = item.layoutSize.size(in: room)
        if let share { if isHorizontal { size.width = share } else { size.height = share } }
        var axes = item.layoutSize.estimatedAxes
        if share != nil { axes.remove(isHorizontal ? .horizontal : .vertical) }
        if !axes.isEmpty, let asked = preferred(next) {
            let insets = item.contentInsets
            if axes.contains(.horizontal) { size.width = asked.width + insets.leading + insets.trailing }
            if axes.contains(.vertical) { size.height = asked.height + insets.top + insets.bottom }
        }
        entry.size = size
        let frame = CGRect(origin: .zero, size: size).inset(by: item.contentInsets.absolute(isRightToLeft: false))
        entry.part = Solved(
            size: size,
            cells: [Cell(item: next, frame: frame.isNull ? .zero : frame, zIndex: 0, axes: axes)], count: 1)
        attach(item.supplementaryItems, to: CGRect(origin: .zero, size: size), next, size, &entry.part)
        return entry
    }

    /// Gives items that are uniform across siblings the size of the largest.
    private func unify(_ entries: inout [Entry], _ isHorizontal: Bool) {
        let uniform = entries.indices.filter {
            let size = entries[$0].item.layoutSize
            return (isHorizontal ? size.heightDimension : size.widthDimension).isUniformAcrossSiblings
        }
        guard uniform.count > 1 else { return }
        let most = uniform.map { isHorizontal ? entries[$0].size.height : entries[$0].size.width }.max() ?? 0
        for index in uniform {
            let old = isHorizontal ? entries[index].size.height : entries[index].size.width
            if isHorizontal { entries[index].size.height = most } else { entries[index].size.width = most }
            for cell in entries[index].part.cells.indices {
                if isHorizontal {
                    entries[index].part.cells[cell].frame.size.height += most - old
                } else {
                    entries[index].part.cells[cell].frame.size.width += most - old
                }
            }
        }
    }

    private func place(
        _ entries: [Entry], _ group: NSCollectionLayoutGroup, _ isHorizontal: Bool, _ room: CGSize
    ) -> Solved {
        let between = group.interItemSpacing
        let used =
            entries.reduce(0) { $0 + outerLength($1, isHorizontal) }
            + (between?.spacing ?? 0) * CGFloat(max(0, entries.count - 1))
        // The remaining space goes to flexible spacings.
        var flexible = between?.isFlexible == true ? max(0, entries.count - 1) : 0
        for entry in entries { flexible += [entry.before, entry.after].filter { $0?.isFlexible == true }.count }
        let left = max(0, (isHorizontal ? room.width : room.height) - used)
        let extra = flexible > 0 ? left / CGFloat(flexible) : 0
        func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
            guard let spacing else { return 0 }
            return spacing.spacing + (spacing.isFlexible ? extra : 0)
        }
        var solved = Solved(size: .zero)
        var place: CGFloat = 0
        for (index, entry) in entries.enumerated() {
            place += (index > 0 ? length(between) : 0) + length(entry.before)
            let edges = entry.item.edgeSpacing
            let across = crossOffset(
                isHorizontal ? edges?.top : edges?.leading, isHorizontal ? edges?.bottom : edges?.trailing,
                (isHorizontal ? room.height - entry.size.height : room.width - entry.size.width))
            solved.add(entry.part, at: isHorizontal ? CGPoint(x: place, y: across) : CGPoint(x: across, y: place))
            place += (isHorizontal ? entry.size.width : entry.size.height) + length(entry.after)
            let far = across + (isHorizontal ? entry.size.height : entry.size.width)
            if isHorizontal {
                solved.size.height = max(solved.size.height, far)
            } else {
                solved.size.width = max(solved.size.width, far)
            }
        }
        if isHorizontal { solved.size.width = place } else { solved.size.height = place }
        return solved
    }

    /// The offset of an entry across the line, given its edge spacing.
    private func crossOffset(
        _ before: NSCollectionLayoutSpacing?, _ after: NSCollectionLayoutSpacing?, _ left: CGFloat
    ) -> CGFloat {
        let fixed = before?.spacing ?? 0
        guard before?.isFlexible == true else { return fixed }
        let room = max(0, left - fixed - (after?.spacing ?? 0))
        return fixed + (after?.isFlexible == true ? room / 2 : room)
    }

    private func attach(
        _ items: [NSCollectionLayoutSupplementaryItem], to frame: CGRect, _ item: Int, _ container: CGSize,
        _ solved: inout Solved
    ) {
        for supplementary in items {
            let size = supplementary.layoutSize.size(in: frame.size)
            solved.attachments.append(
                Attachment(supplementary: supplementary, item: item, frame: supplementary.frame(at: frame, size)))
        }
    }
}
