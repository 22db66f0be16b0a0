// A gallery of paintings: horizontally scrolling sections, a badged grid, a context menu, and a zoom transition.
// Poster: 1.2 s
// Device: iPhone 16 Pro

import PlaygroundSupport
import UIKit

/// A painting that is drawn, not loaded: bands of colour under a sun.
struct Painting: Hashable {
    let number: Int
    var likes: Int

    var title: String {
        let words = [
            "Dawn", "Harbour", "Dunes", "Meadow", "Fjord", "Canyon", "Lagoon", "Terrace", "Orchard", "Glacier",
        ]
        return "\(words[number % words.count]) \(number + 1)"
    }

    func draw(size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            let hue = CGFloat(number * 37 % 100) / 100
            func color(_ shift: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
                let hue = (hue + shift).truncatingRemainder(dividingBy: 1)
                return UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
            }
            let sky = [color(0, 0.55, 0.98).cgColor, color(0.12, 0.35, 1).cgColor]
            let gradient = CGGradient(colorsSpace: nil, colors: sky as CFArray, locations: nil)!
            context.cgContext.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
            let radius = size.width * (0.1 + CGFloat(number % 3) * 0.03)
            UIColor(white: 1, alpha: 0.85).setFill()
            UIBezierPath(
                arcCenter: CGPoint(x: size.width * (0.25 + CGFloat(number * 29 % 50) / 100), y: size.height * 0.36),
                radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: true
            ).fill()
            for band in 0..<4 {
                let hill = UIBezierPath()
                let top = size.height * (0.45 + 0.14 * CGFloat(band))
                hill.move(to: CGPoint(x: 0, y: size.height))
                for step in 0...24 {
                    let x = CGFloat(step) / 24
                    let wave = sin(x * (4 + CGFloat(band)) + CGFloat(number * 7 + band * 3)) * size.height * 0.05
                    hill.addLine(to: CGPoint(x: x * size.width, y: top + wave))
                }
                hill.addLine(to: CGPoint(x: size.width, y: size.height))
                hill.close()
                color(0.5 + CGFloat(band) * 0.03, 0.45, 0.75 - CGFloat(band) * 0.14).setFill()
                hill.fill()
            }
        }
    }
}

final class PaintingCell: UICollectionViewCell {
    let picture = UIImageView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        (picture.contentMode, picture.clipsToBounds) = (.scaleAspectFill, true)
        picture.layer.cornerRadius = 14
        picture.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        (label.font, label.textColor) = (.preferredFont(forTextStyle: .caption1), .secondaryLabel)
        let stack = UIStackView(arrangedSubviews: [picture, label])
        (stack.axis, stack.spacing) = (.vertical, 4)
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func show(_ painting: Painting, titled: Bool) {
        picture.image = painting.draw(size: CGSize(width: 320, height: 240))
        label.text = titled ? painting.title : nil
        label.isHidden = !titled
        accessibilityLabel = painting.title
    }
}

/// The number of likes in a badge at the corner of a tile.
final class BadgeView: UICollectionReusableView {
    private let label = UILabel()

    func show(_ likes: Int) {
        isHidden = likes == 0
        (backgroundColor, layer.cornerRadius) = (.systemRed, bounds.height / 2)
        (label.text, label.textColor, label.textAlignment) = ("\(likes)", .white, .center)
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.frame = bounds
        addSubview(label)
    }
}

final class GalleryController: UIViewController, UICollectionViewDelegate, UIViewControllerTransitioningDelegate {
    enum Section: String, CaseIterable {
        case featured = "Featured"
        case recent = "Recently Viewed"
        case all = "All Paintings"
    }

    private var collection: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Int>!
    private var paintings = (0..<40).map { Painting(number: $0, likes: $0 % 3 == 0 ? $0 / 2 + 1 : 0) }
    private var zoomed: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "shuffle"), primaryAction: UIAction { [unowned self] _ in shuffle() })
        collection = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.delegate = self
        collection.backgroundColor = .systemBackground
        view.addSubview(collection)
        makeDataSource()
    }

    // MARK: Layout

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 24
        return UICollectionViewCompositionalLayout(
            sectionProvider: { [unowned self] index, _ in
                switch Section.allCases[index] {
                case .featured: featuredSection()
                case .recent: recentSection()
                case .all: wallSection()
                }
            }, configuration: configuration)
    }

    /// A group of one item.
    private func group(width: NSCollectionLayoutDimension, height: CGFloat) -> NSCollectionLayoutGroup {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        return .horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height)),
            subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    }

    private func featuredSection() -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group(width: .fractionalWidth(0.82), height: 210))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            for item in items where item.representedElementCategory == .cell {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                let scale = 1 - min(distance / environment.container.contentSize.width, 1) * 0.14
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }

    private func recentSection() -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group(width: .absolute(104), height: 104))
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.boundarySupplementaryItems = [header()]
        return section
    }

    private func wallSection() -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(24), heightDimension: .absolute(24)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(128)),
            repeatingSubitem: item, count: 3)
        let section = NSCollectionLayoutSection(group: row)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 11, bottom: 20, trailing: 11)
        let header = header()
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
    }

    private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }

    // MARK: Data

    private func makeDataSource() {
        let cells = UICollectionView.CellRegistration<PaintingCell, Int> { [unowned self] cell, path, number in
            cell.show(paintings[number % 100], titled: path.section == 2)
        }
        let badges = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: "badge") {
            [unowned self] badge, _, path in
            badge.show(dataSource.itemIdentifier(for: path).map { paintings[$0 % 100].likes } ?? 0)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = Section.allCases[path.section].rawValue
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .clear()
            cell.backgroundColor = .systemBackground
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collection) { list, path, number in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        dataSource.supplementaryViewProvider = { list, kind, path in
            kind == "badge"
                ? list.dequeueConfiguredReusableSupplementary(using: badges, for: path)
                : list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections(Section.allCases)
        // An item belongs to one section only, so a painting has a number for each: hundreds for the upper ones.
        snapshot.appendItems([203, 211, 224, 208, 217], toSection: .featured)
        snapshot.appendItems(Array(120...131), toSection: .recent)
        snapshot.appendItems(Array(0..<24), toSection: .all)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func change(_ body: (inout NSDiffableDataSourceSnapshot<Section, Int>) -> Void) {
        var snapshot = dataSource.snapshot()
        body(&snapshot)
        dataSource.apply(snapshot)
    }

    private func shuffle() {
        change { snapshot in
            let numbers = snapshot.itemIdentifiers(inSection: .all)
            snapshot.deleteItems(numbers)
            snapshot.appendItems(numbers.sorted { $0 * 7 % 24 < $1 * 7 % 24 }, toSection: .all)
        }
    }

    // MARK: Menu

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPaths.first, let number = dataSource.itemIdentifier(for: path) else { return nil }
        return UIContextMenuConfiguration(identifier: path as NSIndexPath, previewProvider: nil) { _ in
            UIMenu(
                title: self.paintings[number % 100].title,
                children: [
                    UIAction(title: "Like", image: UIImage(systemName: "heart")) { _ in self.like(number) },
                    UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                        self.remove(number)
                    },
                ])
        }
    }

    private func like(_ number: Int) {
        paintings[number % 100].likes += 1
        change { $0.reloadItems([number]) }
    }

    private func remove(_ number: Int) { change { $0.deleteItems([number]) } }

    // MARK: Zoom

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let number = dataSource.itemIdentifier(for: indexPath) else { return }
        zoomed = indexPath
        let detail = PaintingController(painting: paintings[number % 100])
        detail.modalPresentationStyle = .fullScreen
        detail.transitioningDelegate = self
        present(detail, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeZoom(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        makeZoom(isPresenting: false)
    }

    private func makeZoom(isPresenting: Bool) -> Zoom? {
        guard let zoomed, let cell = collection.cellForItem(at: zoomed) as? PaintingCell else { return nil }
        return Zoom(from: cell.picture, isPresenting: isPresenting)
    }
}

/// Expands a tile to the full screen, and back.
final class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
    private let tile: UIImageView
    private let isPresenting: Bool

    init(from tile: UIImageView, isPresenting: Bool) { (self.tile, self.isPresenting) = (tile, isPresenting) }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let detail = context.viewController(forKey: key) as? PaintingController else {
            return context.completeTransition(false)
        }
        let container = context.containerView
        if let presenter = context.view(forKey: .to), !isPresenting { container.insertSubview(presenter, at: 0) }
        if isPresenting {
            detail.view.frame = context.finalFrame(for: detail)
            container.addSubview(detail.view)
            detail.view.layoutIfNeeded()
        }
        let small = tile.convert(tile.bounds, to: container)
        let large = detail.picture.convert(detail.picture.bounds, to: container)
        let flying = UIImageView(image: detail.picture.image)
        (flying.contentMode, flying.clipsToBounds) = (.scaleAspectFill, true)
        flying.frame = isPresenting ? small : large
        flying.layer.cornerRadius = isPresenting ? 14 : 0
        container.addSubview(flying)
        tile.isHidden = true
        detail.picture.isHidden = true
        detail.view.alpha = isPresenting ? 0 : 1
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.82,
            initialSpringVelocity: 0
        ) {
            flying.frame = self.isPresenting ? large : small
            flying.layer.cornerRadius = self.isPresenting ? 0 : 14
            detail.view.alpha = self.isPresenting ? 1 : 0
        } completion: { _ in
            self.tile.isHidden = false
            detail.picture.isHidden = false
            flying.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// A painting in full screen.
final class PaintingController: UIViewController {
    let picture = UIImageView()
    private let painting: Painting

    init(painting: Painting) {
        self.painting = painting
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.overrideUserInterfaceStyle = .dark
        picture.image = painting.draw(size: CGSize(width: 804, height: 603))
        (picture.contentMode, picture.clipsToBounds) = (.scaleAspectFill, true)
        let caption = UILabel()
        (caption.text, caption.textColor, caption.font) = (
            painting.title, .white, .preferredFont(forTextStyle: .title2)
        )
        let close = UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
        close.accessibilityLabel = "Close"
        let stack = UIStackView(arrangedSubviews: [picture, caption])
        (stack.axis, stack.spacing) = (.vertical, 20)
        caption.textAlignment = .center
        for part in [stack, close] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            stack.widthAnchor.constraint(equalTo: view.widthAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.75),
            close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            close.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }
}

let navigation = UINavigationController(rootViewController: GalleryController())
navigation.navigationBar.prefersLargeTitles = true
PlaygroundPage.current.liveView = navigation
let script = TouchScript()
    .drag(from: CGPoint(x: 320, y: 290), to: CGPoint(x: 80, y: 290), duration: 0.25, after: 0.6)
    .drag(from: CGPoint(x: 320, y: 480), to: CGPoint(x: 120, y: 480), duration: 0.3, after: 1)
    .swipe(.up, duration: 0.4, after: 1)
    .press("Meadow 14", duration: 0.8, after: 1.5)
    .tap("Like", after: 0.8)
    .tap("Dunes 13", after: 1.2)
    .wait(for: "Close")
    .tap("Close", after: 1.2)
    .tap("Shuffle", after: 1.2)
    .wait(1.2)
navigation.view.window?.perform(script, showsTouches: true)
