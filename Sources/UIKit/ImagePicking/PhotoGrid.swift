import CoreGraphics
package import Foundation

/// The screen of an image picker that shows all images.
package final class PhotoGrid: UICollectionViewController {
    private enum Metrics {
        static let columns: CGFloat = 3
        static let spacing: CGFloat = 2
        /// The longer side of a thumbnail, in pixels.
        static let thumbnailSide = 400
    }

    private let files: [URL]
    private let thumbnails = NSCache<NSURL, UIImage>()
    /// Called with the file that the user has tapped; not called while `selectionLimit` is set.
    package var didChoose: (URL) -> Void = { _ in }

    /// How many files can be selected; nil, the default, for none.
    package var selectionLimit: Int?
    /// Whether badges show the order of selection instead of checkmarks.
    package var numbersSelection = false
    /// The selected files, in order of selection.
    package var selection: [URL] = [] {
        didSet { if selection != oldValue { selectionDidChange() } }
    }
    /// Called when the user has selected or deselected a file.
    package var didSelect: () -> Void = {}

    package init(_ files: [URL]) {
        self.files = files
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = Metrics.spacing
        layout.minimumLineSpacing = Metrics.spacing
        super.init(collectionViewLayout: layout)
        title = "Photos"
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        guard files.isEmpty else { return }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Photos"
        configuration.secondaryText = "Images in your Pictures folder appear here."
        contentUnavailableConfiguration = configuration
    }

    package override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let side = (view.bounds.width - (Metrics.columns - 1) * Metrics.spacing) / Metrics.columns
        let size = CGSize(width: max(side.rounded(.down), 1), height: max(side.rounded(.down), 1))
        if layout.itemSize != size { layout.itemSize = size }
    }

    package override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        files.count
    }

    package override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let file = files[indexPath.item]
        (cell as? PhotoCell)?.imageView.image = thumbnail(of: file)
        (cell as? PhotoCell)?.show(badge(of: file))
        cell.accessibilityLabel = file.deletingPathExtension().lastPathComponent
        return cell
    }

    private func thumbnail(of file: URL) -> UIImage? {
        if let known = thumbnails.object(forKey: file as NSURL) { return known }
        guard let made = PhotoFolder.thumbnail(of: file, side: Metrics.thumbnailSide) else { return nil }
        thumbnails.setObject(made, forKey: file as NSURL)
        return made
    }

    package override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        let file = files[indexPath.item]
        guard let selectionLimit else { return didChoose(file) }
        if let place = selection.firstIndex(of: file) {
            selection.remove(at: place)
        } else if selection.count < selectionLimit {
            selection.append(file)
        } else {
            return
        }
        didSelect()
    }

    // MARK: Selection

    private func badge(of file: URL) -> PhotoBadge? {
        guard let place = selection.firstIndex(of: file) else { return nil }
        return numbersSelection ? .number(place + 1) : .checkmark
    }

    private func selectionDidChange() {
        guard isViewLoaded else { return }
        for case let cell as PhotoCell in collectionView.visibleCells {
            guard let path = collectionView.indexPath(for: cell) else { continue }
            cell.show(badge(of: files[path.item]))
        }
    }
}

/// The mark of a selected photo.
private enum PhotoBadge: Equatable {
    case checkmark
    case number(Int)
}

/// A cell of the grid.
private final class PhotoCell: UICollectionViewCell {
    private static let badgeSide: CGFloat = 24

    let imageView = UIImageView()
    private let mark = UIImageView(image: UIImage(systemName: "checkmark"))
    private let number = UILabel()
    private let badge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.backgroundColor = .secondarySystemBackground
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
        isAccessibilityElement = true
        accessibilityTraits = [.image, .button]
        badge.backgroundColor = .systemBlue
        badge.layer.borderColor = UIColor.white.cgColor
        badge.layer.borderWidth = 1.5
        badge.layer.cornerRadius = PhotoCell.badgeSide / 2
        badge.isHidden = true
        mark.tintColor = .white
        mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
        mark.contentMode = .center
        number.textColor = .white
        number.font = .systemFont(ofSize: 14, weight: .semibold)
        number.textAlignment = .center
        number.adjustsFontSizeToFitWidth = true
        for part in [mark, number] {
            part.frame = badge.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            badge.addSubview(part)
        }
        contentView.addSubview(badge)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, gap) = (PhotoCell.badgeSide, CGFloat(5))
        badge.frame = CGRect(
            x: contentView.bounds.maxX - side - gap, y: contentView.bounds.maxY - side - gap, width: side, height: side)
    }

    /// Shows the mark of a selected photo, which is lightened; nil for one that is not selected.
    func show(_ value: PhotoBadge?) {
        badge.isHidden = value == nil
        imageView.alpha = value == nil ? 1 : 0.7
        mark.isHidden = value != .checkmark
        number.text = nil
        if case .number(let place) = value { number.text = "\(place)" }
        accessibilityTraits = value == nil ? [.image, .button] : [.image, .button, .selected]
    }

    required init?(coder: NSCoder) { nil }
}
