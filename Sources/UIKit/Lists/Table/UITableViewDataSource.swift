public import Foundation
public import ObjectRuntime

/// Provides a table view's data and cells. All methods but the first two are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewdatasource)
@preconcurrency @MainActor
public protocol UITableViewDataSource: RuntimeObject {
    /// Asks for the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Asks for the cell of a row, usually dequeued with `dequeueReusableCell(withIdentifier:for:)`.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Asks for the number of sections: 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int

    /// Asks for the title of a section's header; nil, the default, for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Asks for the title of a section's footer; nil, the default, for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Asks whether a row can be edited. True by default.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Asks whether a row can be moved. False by default.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Asks for the titles of the section index; nil, the default, for none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// Asks for the section that corresponds to a title of the section index: the one with the same index by default.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Called when the user deletes or inserts a row. Update the data and the table view accordingly.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// Called when the user has moved a row. Update the data accordingly.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

/// Receives advance notice of rows that will soon be needed, so that it can load their data.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching)
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: RuntimeObject {
    /// Called when rows may soon be shown, with the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Called when previously announced rows are no longer expected to be shown soon. Does nothing by default.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
