public import Foundation

extension UICollectionView {
    /// A registration of a cell class with the closure that configures its cells.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration)
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let identifier = "kasane.registration.\(UUID().uuidString)"
        fileprivate let handler: Handler

        /// Creates a cell registration.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A registration of a supplementary view class with the closure that configures its views.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration)
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a supplementary view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let identifier = "kasane.registration.\(UUID().uuidString)"
        fileprivate let kind: String
        fileprivate let handler: Handler

        /// Creates a supplementary registration for an element kind.
        public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
    }

    /// Dequeues a cell and configures it for an item.
    public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let key = ReusePool<UICollectionReusableView>.Key(kind: "", identifier: registration.identifier)
        if !engine.pool.isRegistered(key) { engine.pool.register(Cell.self, key) }
        guard let cell = engine.dequeueCell(registration.identifier, indexPath) as? Cell else {
            fatalError("\(Cell.self) can't be created for \(indexPath)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Dequeues a supplementary view and configures it.
    public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let key = ReusePool<UICollectionReusableView>.Key(kind: registration.kind, identifier: registration.identifier)
        if !engine.pool.isRegistered(key) { engine.pool.register(Supplementary.self, key) }
        let view = engine.dequeueSupplementary(registration.kind, registration.identifier, indexPath)
        guard let view = view as? Supplementary else {
            fatalError("\(Supplementary.self) can't be created for \(indexPath)")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
