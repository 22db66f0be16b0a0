public import Foundation

/// Places in the data, and places that are shown, which differ while a drop has a placeholder.
///
/// Nothing is dropped here, so both are always the same.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidatasourcetranslating)
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// Returns where a section is shown.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

    /// Returns the section of the data that is shown somewhere; `NSNotFound` for a placeholder.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

    /// Returns where an item is shown.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

    /// Returns the item of the data that is shown somewhere; nil for a placeholder.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

    /// Runs a closure in which places are those that are shown.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UIDataSourceTranslating {
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
        -> Int
    {
        presentationSectionIndex
    }

    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?)
        -> IndexPath?
    {
        dataSourceIndexPath
    }

    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
        -> IndexPath?
    {
        presentationIndexPath
    }

    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        actionsToTranslate()
    }
}

extension UITableView: UIDataSourceTranslating {}
extension UICollectionView: UIDataSourceTranslating {}
