import Raster

extension PrecisionMap {
    /// Where many of a list's items are faint, or soft; nil where none are. Nothing outside `area` is looked at.
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
    /// Whether enough of it would add up to more than bytes can hold.
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
