public import CoreGraphics

/// The width of a split view's column, in points.
struct ColumnWidth {
    /// Nil for no limit.
    var least: CGFloat?
    let ideal: CGFloat
    var greatest: CGFloat?
}

extension View {
    /// Sets the width of the split view's column that contains the view, in points. The last column takes the
    /// remaining width.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(_:))
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
    }

    /// Sets the minimum, ideal and maximum width of the split view's column that contains the view, in points.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(min:ideal:max:))
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        func usable(_ length: CGFloat) -> CGFloat? { length.isFinite && length > 0 ? length : nil }
        let width = usable(ideal).map {
            ColumnWidth(least: min.flatMap(usable), ideal: $0, greatest: max.flatMap(usable))
        }
        return screenSetting { if let width { $0.columnWidth = width } }
    }
}
