import CoreGraphics
import Foundation

/// The screen of an image picker that shows all images.
final class PhotoGrid: UICollectionViewController {
    private enum Metrics {
        static let columns: CGFloat = 3
        static let spacing: CGFloat = 2
        /// The longer side of a thumbnail, in pixels.
        static let thumbnailSide = 400
    }

    private let files: [URL]
    private let thumbnails = NSCache<NSURL, UIImage>()
    /// Called with the file that the user has tapped.
    var didChoose: (URL) -> Void = { _ in }

    init(_ files: [URL]) {
        self.files = files
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = Metrics.spacing
        layout.minimumLineSpacing = Metrics.spacing
        super.init(collectionViewLayout: layout)
        title = "Photos"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        guard files.isEmpty else { return }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Photos"
        configuration.secondaryText = "Images in your Pictures folder appear here."
        contentUnavailableConfiguration = configuration
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let side = (view.bounds.width - (Metrics.columns - 1) * Metrics.spacing) / Metrics.columns
        let size = CGSize(width: max(side.rounded(.down), 1), height: max(side.rounded(.down), 1))
        if layout.itemSize != size { layout.itemSize = size }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        files.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let file = files[indexPath.item]
        (cell as? PhotoCell)?.imageView.image = thumbnail(of: file)
        cell.accessibilityLabel = file.deletingPathExtension().lastPathComponent
        return cell
    }

    private func thumbnail(of file: URL) -> UIImage? {
        if let known = thumbnails.object(forKey: file as NSURL) { return known }
        guard let made = PhotoFolder.thumbnail(of: file, side: Metrics.thumbnailSide) else { return nil }
        thumbnails.setObject(made, forKey: file as NSURL)
        return made
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        didChoose(files[indexPath.item])
    }
}

/// A cell of the grid.
private final class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()

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
    }

    required init?(coder: NSCoder) { nil }
}
