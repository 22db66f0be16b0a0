public import Foundation

/// Translates between index paths of the data source and of the presentation, which differ while a drop has
/// a placeholder.
///
/// Placeholders aren't shown here, so both are always the same.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidatasourcetranslating)
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// Returns the presented section of a data source section.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

    /// Returns the data source section of a presented section; `NSNotFound` for a placeholder.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

    /// Returns the presented index path of a data source index path.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

    /// Returns the data source index path of a presented index path; nil for a placeholder.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

    /// Performs a closure that uses presented index paths.
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
