import CoreGraphics
import UIKit

/// A page on a white background, with its selections.
final class PDFPageView: UIView {
    let page: PDFPage
    private let box: PDFDisplayBox
    /// The selected rectangles, in page space, and their colours.
    var marks: [(rect: CGRect, color: UIColor)] = [] {
        didSet { if !marks.isEmpty || !oldValue.isEmpty { setNeedsDisplay() } }
    }

    /// The maximum number of pixels of a page's bitmap; beyond it the page is drawn at a lower resolution.
    private static let mostPixels: CGFloat = 16_000_000

    init(_ page: PDFPage, _ box: PDFDisplayBox) {
        (self.page, self.box) = (page, box)
        super.init(frame: .zero)
        (isOpaque, backgroundColor) = (true, .white)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Redraws the page at the resolution of a scale, in pixels per point.
    func sharpen(_ scale: CGFloat) {
        let area = max(bounds.width * bounds.height, 1)
        let sharpness = min(scale, (PDFPageView.mostPixels / area).squareRoot())
        guard sharpness > 0, contentScaleFactor != sharpness else { return }
        contentScaleFactor = sharpness
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(.white)
        context.fill(bounds)
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: 1, y: -1)
        page.draw(with: box, to: context)
        context.concatenate(page.transform(for: box))
        for mark in marks {
            context.setFillColor(mark.color.cgColor)
            context.fill(mark.rect)
        }
    }
}
