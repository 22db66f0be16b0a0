/// The two properties of a layer that are lists of filters.
package enum FilterList: String, Sendable, Hashable {
    case filters, backgroundFilters
}
