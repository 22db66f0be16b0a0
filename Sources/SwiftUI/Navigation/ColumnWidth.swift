public import CoreGraphics

/// How wide a column of a split view is, in points.
struct ColumnWidth {
    /// Nil for no limit.
    var least: CGFloat?
    let ideal: CGFloat
    var greatest: CGFloat?
}

extension View {
    /// Sets the width of the split view's column that the view is in, in points. The last column takes what is left.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(_:))
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
    }

    /// Sets the least, the preferred and the greatest width of the split view's column that the view is in, in points.
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
