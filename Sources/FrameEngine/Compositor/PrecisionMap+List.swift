import Raster

extension PrecisionMap {
    /// Counts a list's translucent and soft items within `area`; nil where bytes suffice for all of it.
    init?(of list: DisplayList, within area: PixelRect) {
        guard !area.isEmpty, list.mayBeFaint else { return nil }
        self.init(within: area)
        var depth = 0
        for index in list.summaries.indices {
            let item = list.summaries[index]
            switch item.nesting {
            case .beginning: depth += 1
            case .end: depth -= 1
            case .none: break
            }
            switch item.overlap {
            // Inside a group an opaque item hides only the group's content; what lies below may still show through.
            case .opaque: if depth == 0 { item.hidden.forEachPart { cover($0) } }
            case .even(let alpha): add(item.bounds, alpha: alpha)
            case .soft: addSoft(item.bounds)
            case .none: break
            }
        }
        guard isEmpty else { return }
        leaveMemory()
        return nil
    }
}

extension DisplayList {
    /// Whether the items could accumulate more error than bytes allow.
    fileprivate var mayBeFaint: Bool {
        summaries.indices.contains { index in
            switch summaries[index].overlap {
            case .even(let alpha): PrecisionMap.accumulates(alpha)
            case .soft: true
            case .opaque, .none: false
            }
        }
    }
}
