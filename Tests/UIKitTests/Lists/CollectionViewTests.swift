import CoreGraphics
import QuartzCore
import TestSupport
import XCTest

@testable import UIKit

/// A collection view with a flow layout, and with custom layouts.
final class CollectionViewTests: CollectionTestCase {
    private func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

    private func flow(_ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        change(layout)
        return layout
    }

    func testTheContentViewFollowsTheCellsSizeAtOnce() async {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        cell.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 80, height: 40))
        cell.bounds.size = .zero
        cell.bounds.size = CGSize(width: 30, height: 20)
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    func testAControllersCollectionViewFillsItsView() async {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        window.rootViewController = controller
        controller.view.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
        XCTAssertFalse(controller.view === controller.collectionView)
        XCTAssertEqual(controller.collectionView.frame, controller.view.bounds)
        let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let old = controller.collectionView
        controller.collectionView = other
        XCTAssertNil(old?.superview)
        XCTAssertTrue(other.superview === controller.view)
        XCTAssertEqual(other.frame, controller.view.bounds)
    }

    func testFlowLayoutFillsLines() async {
        let collection = makeCollection([numbers(5)], flow())
        XCTAssertEqual(
            frames(collection),
            [
                CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 70, y: 0, width: 60, height: 60),
                CGRect(x: 140, y: 0, width: 60, height: 60), CGRect(x: 0, y: 70, width: 60, height: 60),
                CGRect(x: 70, y: 70, width: 60, height: 60),
            ])
        XCTAssertEqual(collection.contentSize, CGSize(width: 200, height: 130))
        look("flow")
    }

    func testFlowLayoutHasEdgesAndInsets() async {
        let collection = makeCollection(
            [numbers(2), numbers(30)],
            flow {
                $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
                $0.headerReferenceSize = CGSize(width: 1, height: 30)
                $0.footerReferenceSize = CGSize(width: 1, height: 20)
                $0.sectionHeadersPinToVisibleBounds = true
            })
        XCTAssertEqual(frames(collection)[0], CGRect(x: 10, y: 35, width: 60, height: 60))
        XCTAssertEqual(frames(collection)[2], CGRect(x: 10, y: 130 + 35, width: 60, height: 60))
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: item(1, 0))
        XCTAssertEqual(header?.frame, CGRect(x: 0, y: 130, width: 200, height: 30))
        XCTAssertEqual(collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).count, 1)
        collection.contentOffset.y = 20
        collection.layoutIfNeeded()
        let pinned = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: item(0, 0))
        XCTAssertEqual(pinned?.frame.minY, 20)
        look("flow-edges")
    }

    func testOnlyItemsInSightHaveCells() async {
        TextCell.made = 0
        let collection = makeCollection([numbers(10_000)], flow())
        XCTAssertEqual(texts(collection).count, 18)
        for offset in stride(from: CGFloat(0), to: 20_000, by: 90) {
            collection.contentOffset.y = offset
            collection.layoutIfNeeded()
        }
        XCTAssertLessThanOrEqual(TextCell.made, 24)
        XCTAssertNil(collection.cellForItem(at: item(0, 0)))
    }

    func testATapSelects() async {
        let collection = makeCollection([numbers(6)], flow())
        source.log = []
        run(TouchScript().tap(at: CGPoint(x: 90, y: 30)))
        XCTAssertEqual(
            source.log, ["should highlight 1", "highlight 1", "should select 1", "select 1", "unhighlight 1"])
        XCTAssertEqual(collection.indexPathsForSelectedItems, [item(0, 1)])
        source.log = []
        run(TouchScript().tap(at: CGPoint(x: 30, y: 30)))
        XCTAssertEqual(
            source.log,
            ["should highlight 0", "highlight 0", "should select 0", "deselect 1", "select 0", "unhighlight 0"])
        XCTAssertEqual(collection.indexPathForItem(at: CGPoint(x: 30, y: 100)), item(0, 3))
        XCTAssertNil(collection.indexPathForItem(at: CGPoint(x: 65, y: 30)))
    }

    func testCellsSizeThemselves() async {
        let collection = makeCollection(
            [["a", "a longer text", "b"]],
            flow { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize })
        let label = UILabel()
        label.numberOfLines = 0
        let expected = ["a", "a longer text", "b"].map { text in
            label.text = text
            return label.intrinsicContentSize
        }
        for (frame, size) in zip(frames(collection), expected) {
            XCTAssertEqual(frame.width, size.width, accuracy: 1)
            XCTAssertEqual(frame.height, size.height, accuracy: 1)
        }
        look("flow-selfsizing")
    }

    func testItemsComeAndGoByAnimation() async {
        let collection = makeCollection([numbers(4)], flow())
        let last = collection.cellForItem(at: item(0, 3))
        var isDone = false
        collection.performBatchUpdates {
            self.source.sections = [["new", "0", "2", "3"]]
            collection.deleteItems(at: [item(0, 1)])
            collection.insertItems(at: [item(0, 0)])
        } completion: {
            isDone = $0
        }
        CATransaction.flush()
        wait(0.15)
        XCTAssertFalse(isDone)
        XCTAssertEqual(
            Double(collection.cellForItem(at: item(0, 0))?.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 0.2)
        wait(0.4)
        XCTAssertTrue(isDone)
        XCTAssertEqual(texts(collection), ["new", "0", "2", "3"])
        XCTAssertTrue(collection.cellForItem(at: item(0, 3)) === last)
        XCTAssertEqual(last?.frame.minY, 70)
    }

    func testRandomUpdatesEndAsTheModelDoes() async {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        source.notes = false
        var next = 100
        var model = [Array(0..<8), Array(20..<25)]
        let collection = makeCollection(
            model.map { $0.map(String.init) }, flow { $0.itemSize = CGSize(width: 30, height: 20) })
        for round in 0..<60 {
            let (new, updates) = RandomBatch.make(model, &next, &random)
            collection.performBatchUpdates {
                self.source.sections = new.map { $0.map(String.init) }
                collection.engine.update(updates)
            }
            model = new
            if Bool.random(using: &random) { wait(0.1) }
            collection.layoutIfNeeded()
            let expected = model.flatMap { $0 }.map(String.init)
            XCTAssertEqual(
                texts(collection), Array(expected.prefix(texts(collection).count)), "seed \(seed), round \(round)")
        }
    }

    func testALayoutOfOnesOwn() async {
        final class Circle: UICollectionViewLayout {
            var prepared = 0
            override func prepare() { prepared += 1 }
            override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 400) }
            override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.size = CGSize(width: 40, height: 40)
                let angle = CGFloat(path.item) / 4 * 2 * .pi
                attributes.center = CGPoint(x: 100 + 60 * cos(angle), y: 100 + 60 * sin(angle))
                attributes.transform = CGAffineTransform(rotationAngle: angle)
                attributes.zIndex = path.item
                return attributes
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            }
        }
        let layout = Circle()
        let collection = makeCollection([numbers(4)], layout)
        XCTAssertEqual(layout.prepared, 1)
        XCTAssertEqual(collection.cellForItem(at: item(0, 1))!.center.y, 160, accuracy: 0.001)
        layout.invalidateLayout()
        collection.layoutIfNeeded()
        XCTAssertEqual(layout.prepared, 2)
        look("custom-layout")
    }

    /// As in Apple's examples of adaptive flow layouts.
    func testALayoutMaySetItsPropertiesWhileItPrepares() async {
        final class Columns: UICollectionViewFlowLayout {
            var preparations = 0

            override func prepare() {
                super.prepare()
                preparations += 1
                itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 2, height: 30)
                (minimumInteritemSpacing, minimumLineSpacing, sectionInset) = (0, 0, .zero)
            }
        }
        let layout = Columns()
        let collection = makeCollection([numbers(10)], layout)
        XCTAssertEqual(frames(collection)[1], CGRect(x: 100, y: 0, width: 100, height: 30))
        let count = layout.preparations
        XCTAssertLessThan(count, 8)
        collection.setNeedsLayout()
        collection.layoutIfNeeded()
        XCTAssertEqual(layout.preparations, count)
    }

    func testGoingToAnotherLayout() async {
        let collection = makeCollection([numbers(6)], flow())
        let list = flow { $0.itemSize = CGSize(width: 200, height: 30) }
        let cell = collection.cellForItem(at: item(0, 4))
        var isDone = false
        collection.setCollectionViewLayout(list, animated: true) { isDone = $0 }
        CATransaction.flush()
        wait(0.15)
        XCTAssertGreaterThan(cell?.layer.presentation()?.bounds.width ?? 0, 70)
        XCTAssertLessThan(cell?.layer.presentation()?.bounds.width ?? 0, 190)
        wait(0.4)
        XCTAssertTrue(isDone)
        XCTAssertTrue(collection.collectionViewLayout === list)
        XCTAssertEqual(cell?.frame, CGRect(x: 0, y: 160, width: 200, height: 30))
    }

    func testInteractiveTransitions() async {
        let collection = makeCollection([numbers(2)], flow())
        let list = flow { $0.itemSize = CGSize(width: 200, height: 30) }
        var ends: [Bool] = []
        let between = collection.startInteractiveTransition(to: list) { _, finished in ends.append(finished) }
        between.transitionProgress = 0.5
        collection.layoutIfNeeded()
        XCTAssertEqual(frames(collection)[0].width, 130)
        collection.finishInteractiveTransition()
        wait(0.5)
        XCTAssertEqual(ends, [true])
        XCTAssertTrue(collection.collectionViewLayout === list)
        XCTAssertEqual(frames(collection)[0].width, 200)
    }

    func testMovingAnItem() async {
        let collection = makeCollection([numbers(6)], flow())
        XCTAssertTrue(collection.beginInteractiveMovementForItem(at: item(0, 0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 170, y: 30))
        collection.layoutIfNeeded()
        XCTAssertEqual(
            collection.visibleCells.first { ($0 as? TextCell)?.label.text == "0" }?.center, CGPoint(x: 170, y: 30))
        collection.endInteractiveMovement()
        wait(0.5)
        XCTAssertEqual(source.sections, [["1", "2", "0", "3", "4", "5"]])
        XCTAssertEqual(texts(collection), ["1", "2", "0", "3", "4", "5"])
        XCTAssertTrue(collection.beginInteractiveMovementForItem(at: item(0, 0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 170, y: 30))
        collection.cancelInteractiveMovement()
        wait(0.5)
        XCTAssertEqual(texts(collection), ["1", "2", "0", "3", "4", "5"])
    }

    func testRegistrationsMakeCells() async {
        let collection = makeCollection([], flow())
        let registration = UICollectionView.CellRegistration<TextCell, String> { cell, _, text in cell.label.text = text
        }
        let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        data.apply(snapshot, animatingDifferences: false)
        collection.layoutIfNeeded()
        XCTAssertEqual(texts(collection), ["a", "b", "c"])
        snapshot.moveItem("c", beforeItem: "a")
        snapshot.deleteItems(["b"])
        snapshot.appendItems(["d"])
        data.apply(snapshot)
        wait(0.5)
        XCTAssertEqual(texts(collection), ["c", "a", "d"])
        XCTAssertEqual(data.indexPath(for: "d"), item(0, 2))
        XCTAssertEqual(data.itemIdentifier(for: item(0, 0)), "c")
    }
}
