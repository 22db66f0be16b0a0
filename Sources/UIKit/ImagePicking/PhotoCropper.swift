import CoreGraphics
import Foundation

/// The screen of an image picker where the user pans and zooms an image to crop it to a square.
final class PhotoCropper: UIViewController, UIScrollViewDelegate {
    private let image: UIImage
    private let imageView: UIImageView
    private let scrollView = UIScrollView()
    private let edge = UIView()
    /// Called with the rectangle of the image inside the square, in the image's points.
    var didCrop: (CGRect) -> Void = { _ in }

    init(_ image: UIImage) {
        self.image = image
        imageView = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
        title = "Move and Scale"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Choose",
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                didCrop(visibleRect)
            })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.clipsToBounds = false
        scrollView.addSubview(imageView)
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        edge.isUserInteractionEnabled = false
        edge.layer.borderColor = UIColor.white.cgColor
        edge.layer.borderWidth = 1
        view.addSubview(scrollView)
        view.addSubview(edge)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        let side = min(room.width, room.height)
        let square = CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
        guard scrollView.frame != square, side > 0 else { return }
        edge.frame = square
        scrollView.zoomScale = 1
        scrollView.frame = square
        scrollView.contentSize = image.size
        let filling = side / max(min(image.size.width, image.size.height), 1)
        scrollView.minimumZoomScale = filling
        scrollView.maximumZoomScale = max(filling * 4, 1)
        scrollView.zoomScale = filling
        scrollView.contentOffset = CGPoint(
            x: (scrollView.contentSize.width - side) / 2, y: (scrollView.contentSize.height - side) / 2)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    private var visibleRect: CGRect {
        let scale = scrollView.zoomScale
        return CGRect(
            x: scrollView.contentOffset.x / scale, y: scrollView.contentOffset.y / scale,
            width: scrollView.bounds.width / scale, height: scrollView.bounds.height / scale
        ).intersection(CGRect(origin: .zero, size: image.size))
    }
}

extension UIImage {
    /// Returns the image cropped to a rectangle in points.
    final func cropped(to rect: CGRect) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
        }
    }
}
