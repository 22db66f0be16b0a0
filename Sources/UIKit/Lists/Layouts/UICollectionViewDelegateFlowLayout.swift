public import CoreGraphics
public import Foundation

/// Provides a flow layout with sizes and spacing per item and section. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout)
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Returns the size of an item, in points: the layout's `itemSize` by default.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// Returns the insets of a section's items: the layout's `sectionInset` by default.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets

    /// Returns the minimum spacing between a section's lines: the layout's `minimumLineSpacing` by default.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    /// Returns the minimum spacing between items of a line: the layout's `minimumInteritemSpacing` by
    /// default.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    /// Returns the size of a section's header: the layout's `headerReferenceSize` by default.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    /// Returns the size of a section's footer: the layout's `footerReferenceSize` by default.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { collectionViewLayout.flow(.size) { $0.itemSize } }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { collectionViewLayout.flow(.inset) { $0.sectionInset } }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { collectionViewLayout.flow(.line) { $0.minimumLineSpacing } }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { collectionViewLayout.flow(.item) { $0.minimumInteritemSpacing } }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { collectionViewLayout.flow(.header) { $0.headerReferenceSize } }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { collectionViewLayout.flow(.footer) { $0.footerReferenceSize } }
}

/// The delegate methods that are known to be unimplemented, so that the layout needn't ask for each item.
struct FlowDefaults: OptionSet {
    let rawValue: Int

    static let size = FlowDefaults(rawValue: 1 << 0)
    static let inset = FlowDefaults(rawValue: 1 << 1)
    static let line = FlowDefaults(rawValue: 1 << 2)
    static let item = FlowDefaults(rawValue: 1 << 3)
    static let header = FlowDefaults(rawValue: 1 << 4)
    static let footer = FlowDefaults(rawValue: 1 << 5)
}

extension UICollectionViewLayout {
    /// Records that the delegate doesn't implement a method, and returns the layout's own value.
    final func flow<Value>(_ method: FlowDefaults, _ value: (UICollectionViewFlowLayout) -> Value) -> Value {
        guard let layout = self as? UICollectionViewFlowLayout else { return value(UICollectionViewFlowLayout()) }
        layout.defaults.insert(method)
        return value(layout)
    }
}
