import UIKit

class BaseList: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

extension BaseList: UITableViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
}

class PlainList: BaseList {}

class TallList: PlainList {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled to", scrollView.contentOffset.y) }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 0 ? nil : IndexPath(row: 0, section: 0)
    }
}

private final class TallerList: TallList {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath) + 20
    }
}

class Pages<Item>: UIView, UICollectionViewDelegateFlowLayout {
    var items: [Item] = []
}

class WidePages: Pages<Int> {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 300, height: items.count) }
}

@MainActor func requirementsBelow() {
    let path = IndexPath(row: 1, section: 0)
    for list in [BaseList(), PlainList(), TallList(), TallerList()] {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        table.rowHeight = 50
        table.dataSource = list
        table.delegate = list
        table.layoutIfNeeded()
        print(type(of: list), table.rectForRow(at: path).height)
        print(list.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
        let delegate: UITableViewDelegate = list
        print(delegate.tableView?(table, willSelectRowAt: path) as Any)
        table.contentOffset.y = 10
    }
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
    let pages: UICollectionViewDelegateFlowLayout = WidePages()
    print(pages.collectionView?(collection, layout: layout, sizeForItemAt: path) as Any)
    print(Pages<Int>().collectionView?(collection, layout: layout, sizeForItemAt: path) as Any)
}
