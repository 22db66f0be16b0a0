import UIKit

class BaseList: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
; @_disfavoredOverload @_implements(UITableViewDelegate, tableView(_:heightForRowAt:)) public func __BaseList_tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { if implementing(self, "tableView:heightForRowAtIndexPath:") != nil { return ObjectRuntime.send("tableView:heightForRowAtIndexPath:", to: self, tableView, indexPath) }; return self.tableView(tableView, heightForRowAt: indexPath) } ; @_disfavoredOverload @_implements(UITableViewDataSource, tableView(_:titleForHeaderInSection:)) public func __BaseList_tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { if implementing(self, "tableView:titleForHeaderInSection:") != nil { return ObjectRuntime.send("tableView:titleForHeaderInSection:", to: self, tableView, section) }; return self.tableView(tableView, titleForHeaderInSection: section) } ; @_disfavoredOverload @_implements(UIScrollViewDelegate, scrollViewDidScroll(_:)) public func __BaseList_scrollViewDidScroll(_ scrollView: UIScrollView)  { if implementing(self, "scrollViewDidScroll:") != nil { return ObjectRuntime.send("scrollViewDidScroll:", to: self, scrollView) }; return self.scrollViewDidScroll(scrollView) } ; @_disfavoredOverload @_implements(UITableViewDelegate, tableView(_:willSelectRowAt:)) public func __BaseList_tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { if implementing(self, "tableView:willSelectRowAtIndexPath:") != nil { return ObjectRuntime.send("tableView:willSelectRowAtIndexPath:", to: self, tableView, indexPath) }; return self.tableView(tableView, willSelectRowAt: indexPath) } }

extension BaseList: UITableViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
; @section(".init_array") @used private nonisolated static let __exposed10: @convention(c) () -> Void = { exposeMembers(of: BaseList.self) { $0.method("tableView:willDisplayCell:forRowAtIndexPath:", BaseList.tableView(_:willDisplay:forRowAt:)) } } }

class PlainList: BaseList {}

class TallList: PlainList {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled to", scrollView.contentOffset.y) }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 0 ? nil : IndexPath(row: 0, section: 0)
    }
; @section(".init_array") @used private nonisolated static let __exposed21: @convention(c) () -> Void = { exposeMembers(of: TallList.self) { $0.method("tableView:heightForRowAtIndexPath:", TallList.tableView(_:heightForRowAt:)); $0.method("tableView:titleForHeaderInSection:", TallList.tableView(_:titleForHeaderInSection:)); $0.method("scrollViewDidScroll:", TallList.scrollViewDidScroll(_:)); $0.method("tableView:willSelectRowAtIndexPath:", TallList.tableView(_:willSelectRowAt:)) } } }

private final class TallerList: TallList {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath) + 20
    }
; @section(".init_array") @used private nonisolated static let __exposed27: @convention(c) () -> Void = { exposeMembers(of: TallerList.self) { $0.method("tableView:heightForRowAtIndexPath:", TallerList.tableView(_:heightForRowAt:)) } } }

class Pages<Item>: UIView, UICollectionViewDelegateFlowLayout {
    var items: [Item] = []
; @_disfavoredOverload @_implements(UICollectionViewDelegateFlowLayout, collectionView(_:layout:sizeForItemAt:)) public func __Pages_collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { if implementing(self, "collectionView:layout:sizeForItemAtIndexPath:") != nil { return ObjectRuntime.send("collectionView:layout:sizeForItemAtIndexPath:", to: self, collectionView, collectionViewLayout, indexPath) }; return self.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) } }

class WidePages: Pages<Int> {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 300, height: items.count) }
; @section(".init_array") @used private nonisolated static let __exposed38: @convention(c) () -> Void = { exposeMembers(of: WidePages.self) { $0.method("collectionView:layout:sizeForItemAtIndexPath:", WidePages.collectionView(_:layout:sizeForItemAt:)) } } }

@MainActor func requirementsBelow() {
    let path = IndexPath(row: 1, section: 0)
    for list in [BaseList(), PlainList(), TallList(), TallerList()] {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        table.rowHeight = 50
        table.dataSource = list
        table.delegate = list
        table.layoutIfNeeded()
        print(type(of: list), table.rectForRow(at: path).height)
        print(list.responds(to: Selector("scrollViewDidScroll:")                       ))
        let delegate: UITableViewDelegate = list
        print(implementing(delegate, "tableView:willSelectRowAtIndexPath:")?.tableView(table, willSelectRowAt: path) as Any)
        table.contentOffset.y = 10
    }
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
    let pages: UICollectionViewDelegateFlowLayout = WidePages()
    print(implementing(pages, "collectionView:layout:sizeForItemAtIndexPath:")?.collectionView(collection, layout: layout, sizeForItemAt: path) as Any)
    print(implementing(Pages<Int>(), "collectionView:layout:sizeForItemAtIndexPath:")?.collectionView(collection, layout: layout, sizeForItemAt: path) as Any)
}
