import Foundation

/// The sort order of a table: the comparators of the columns that were tapped, the latest first.
@MainActor
struct TableSorting {
    /// Returns the order of the column that determines the first sort order; nil for other columns.
    let order: (Any) -> SortOrder?
    /// Sorts by a column, or reverses its order if it is the first already.
    let sort: (Any) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        order = { comparator in
            guard let own = comparator as? Sort, let first = binding.wrappedValue.first, first.isSameColumn(as: own)
            else { return nil }
            return first.order
        }
        sort = { comparator in
            guard var own = comparator as? Sort else { return }
            var all = binding.wrappedValue
            if let first = all.first, first.isSameColumn(as: own) {
                own.order = first.order == .forward ? .reverse : .forward
            }
            all.removeAll { $0.isSameColumn(as: own) }
            binding.wrappedValue = [own] + all
        }
    }
}

extension SortComparator {
    /// Whether another comparator differs at most in its order, or in how it compares the values of a property.
    fileprivate func isSameColumn(as other: Self) -> Bool {
        if let own = (self as? any PropertyComparator)?.property {
            return own == (other as? any PropertyComparator)?.property
        }
        var (first, second) = (self, other)
        (first.order, second.order) = (.forward, .forward)
        return first == second
    }
}

/// A comparator of values by a property.
private protocol PropertyComparator {
    var property: AnyKeyPath { get }
}

extension KeyPathComparator: PropertyComparator {
    fileprivate var property: AnyKeyPath { keyPath }
}
