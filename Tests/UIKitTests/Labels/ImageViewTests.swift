import QuartzCore
import UIKit
import XCTest

/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiimageview).
@MainActor
final class ImageViewTests: ViewTestCase {
    /// Returns an image of one colour.
    private func makeImage(_ width: CGFloat = 20, _ height: CGFloat = 10, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func picture() -> Picture {
        CATransaction.flush()
        return Picture(window.layer, width: 200, height: 200)
    }

    func testItIsAsLargeAsItsImage() async {
        let view = UIImageView(image: makeImage())
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 20, height: 10))
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 20, height: 10))
        XCTAssertFalse(view.isUserInteractionEnabled)
        view.image = nil
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
        XCTAssertNil(view.layer.contents)
        XCTAssertEqual(UIImageView(image: nil).frame, .zero)
    }

    /// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting).
    func testItGrowsAtAccessibilitySizesIfAsked() async {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        let view = UIImageView(image: image)
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        for category in [UIContentSizeCategory.extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge] {
            view.traitOverrides.preferredContentSizeCategory = category
            button.traitOverrides.preferredContentSizeCategory = category
            (
                view.adjustsImageSizeForAccessibilityContentSizeCategory,
                button.adjustsImageSizeForAccessibilityContentSizeCategory
            ) = (false, false)
            XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 20, height: 10))
            let size = button.intrinsicContentSize
            (
                view.adjustsImageSizeForAccessibilityContentSizeCategory,
                button.adjustsImageSizeForAccessibilityContentSizeCategory
            ) = (true, true)
            // Body is 17 points at the default size, and 53 at the largest.
            let factor: CGFloat = category.isAccessibilityCategory ? 53 / 17 : 1
            XCTAssertEqual(view.intrinsicContentSize.width, 20 * factor, accuracy: 1)
            XCTAssertEqual(view.intrinsicContentSize.height, 10 * factor, accuracy: 1)
            XCTAssertEqual(button.intrinsicContentSize.width - size.width, 20 * (factor - 1), accuracy: 1)
        }
    }

    func testSymbolsOfATextStyleFollowTheTextSize() async {
        let style = UIImage.SymbolConfiguration(textStyle: .body)
        let own = UIImageView(image: UIImage(systemName: "star", withConfiguration: style))
        let asked = UIImageView(image: UIImage(systemName: "star"))
        asked.preferredSymbolConfiguration = style
        let fixed = UIImageView(
            image: UIImage(
                systemName: "star", withConfiguration: style.applying(UIImage.SymbolConfiguration(pointSize: 17))))
        let before = own.intrinsicContentSize.width
        for view in [own, asked, fixed] {
            XCTAssertEqual(view.intrinsicContentSize.width, before)
            view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
        XCTAssertEqual(own.intrinsicContentSize.width, before * 53 / 17, accuracy: 0.5)
        XCTAssertEqual(asked.intrinsicContentSize.width, before * 53 / 17, accuracy: 0.5)
        XCTAssertEqual(fixed.intrinsicContentSize.width, before)
    }

    func testAllContentModes() async {
        let view = UIImageView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.image = makeImage()
        window.addSubview(view)
        let places: [(UIView.ContentMode, CGRect)] = [
            (.scaleToFill, CGRect(x: 50, y: 50, width: 100, height: 100)),
            (.redraw, CGRect(x: 50, y: 50, width: 100, height: 100)),
            (.scaleAspectFit, CGRect(x: 50, y: 75, width: 100, height: 50)),
            (.scaleAspectFill, CGRect(x: 0, y: 50, width: 200, height: 100)),
            (.center, CGRect(x: 90, y: 95, width: 20, height: 10)),
            (.top, CGRect(x: 90, y: 50, width: 20, height: 10)),
            (.bottom, CGRect(x: 90, y: 140, width: 20, height: 10)),
            (.left, CGRect(x: 50, y: 95, width: 20, height: 10)),
            (.right, CGRect(x: 130, y: 95, width: 20, height: 10)),
            (.topLeft, CGRect(x: 50, y: 50, width: 20, height: 10)),
            (.topRight, CGRect(x: 130, y: 50, width: 20, height: 10)),
            (.bottomLeft, CGRect(x: 50, y: 140, width: 20, height: 10)),
            (.bottomRight, CGRect(x: 130, y: 140, width: 20, height: 10)),
        ]
        for (mode, place) in places {
            view.contentMode = mode
            let picture = picture()
            var box = CGRect.null
            for y in 0..<200 {
                for x in 0..<200 where picture[x, y][3] > 0 {
                    box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
            XCTAssertEqual(box, place, "\(mode)")
        }
    }

    func testATemplateTakesTheTint() async {
        let view = UIImageView(image: makeImage().withRenderingMode(.alwaysTemplate))
        window.addSubview(view)
        view.tintColor = .green
        XCTAssertEqual(picture()[5, 5], [0, 255, 0, 255])
        view.tintColor = nil
        window.tintColor = .blue
        XCTAssertEqual(picture()[5, 5], [0, 0, 255, 255])
        window.tintColor = nil
        view.image = makeImage().withRenderingMode(.alwaysOriginal)
        XCTAssertEqual(picture()[5, 5], [255, 0, 0, 255])
        view.image = UIImage(systemName: "heart.fill")
        view.tintColor = .label
        window.overrideUserInterfaceStyle = .dark
        let middle = picture()[Int(view.image!.size.width / 2), Int(view.image!.size.height / 2)]
        XCTAssertEqual(Array(middle.prefix(3)).map { $0 / 16 }, view.frame.width > 0 ? [15, 15, 15] : [0, 0, 0])
        window.overrideUserInterfaceStyle = .unspecified
    }

    /// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/imageflippedforrighttoleftlayoutdirection()).
    func testImagesForRightToLeftLayoutsAreMirrored() async {
        let pair = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        }
        let (red, blue) = ([255, 0, 0, 255] as [UInt8], [0, 0, 255, 255] as [UInt8])
        let view = UIImageView(image: pair.imageFlippedForRightToLeftLayoutDirection())
        window.addSubview(view)
        XCTAssertEqual(picture()[2, 5], red)
        view.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual([2, 17].map { picture()[$0, 5] }, [blue, red])
        view.semanticContentAttribute = .unspecified
        XCTAssertEqual(picture()[2, 5], red)
        view.traitOverrides.layoutDirection = .rightToLeft
        XCTAssertEqual(picture()[2, 5], blue)
        view.semanticContentAttribute = .playback
        XCTAssertEqual(picture()[2, 5], red)
        view.semanticContentAttribute = .unspecified
        view.image = pair
        XCTAssertEqual(picture()[2, 5], red)
        // The cap that keeps its width is on the other side.
        view.image = pair.resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0), resizingMode: .stretch
        ).imageFlippedForRightToLeftLayoutDirection()
        view.frame.size.width = 100
        XCTAssertEqual([5, 85, 95].map { picture()[$0, 5] }, [blue, blue, red])
    }

    /// Symbols named after the reading direction follow it, as Apple's symbols do; those of players don't.
    func testSymbolsOfTheReadingDirectionAreMirrored() async throws {
        func ink(_ name: String, _ attribute: UISemanticContentAttribute) throws -> [[UInt8]] {
            let view = UIImageView(image: UIImage(systemName: name))
            view.semanticContentAttribute = attribute
            window.addSubview(view)
            defer { view.removeFromSuperview() }
            let picture = picture()
            return (0..<400).map { picture[$0 % 20, $0 / 20] }
        }
        for (name, opposite) in [("chevron.forward", "chevron.backward"), ("arrow.backward", "arrow.forward")] {
            XCTAssertNotEqual(try ink(name, .forceRightToLeft), try ink(name, .forceLeftToRight), name)
            let mirrored = try ink(name, .forceRightToLeft).map { Int($0[3]) }
            let other = try ink(opposite, .forceLeftToRight).map { Int($0[3]) }
            let greatest = zip(mirrored, other).map { abs($0 - $1) }.max() ?? 0
            XCTAssertLessThan(greatest, 64, "\(name) becomes \(opposite)")
        }
        for name in ["chevron.right", "forward.fill", "heart"] {
            XCTAssertEqual(try ink(name, .forceRightToLeft), try ink(name, .forceLeftToRight), name)
        }
    }

    func testTheHighlightedImage() async {
        let view = UIImageView(image: makeImage(), highlightedImage: makeImage(20, 10, .blue))
        window.addSubview(view)
        XCTAssertEqual(picture()[5, 5], [255, 0, 0, 255])
        view.isHighlighted = true
        XCTAssertEqual(picture()[5, 5], [0, 0, 255, 255])
        view.highlightedImage = nil
        XCTAssertEqual(picture()[5, 5], [255, 0, 0, 255])
    }

    func testCapsStretchOnlyTheMiddle() async {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 3, y: 3, width: 3, height: 3))
        }
        let caps = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        let view = UIImageView(image: image.resizableImage(withCapInsets: caps, resizingMode: .stretch))
        view.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
        window.addSubview(view)
        let picture = picture()
        XCTAssertEqual(picture[1, 45], [255, 0, 0, 255])
        XCTAssertEqual(picture[45, 45], [0, 0, 255, 255])
        XCTAssertEqual(picture[8, 8], [0, 0, 255, 255])
    }

    func testTheMiddleIsRepeatedWhereAsked() async {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 4, y: 2, width: 2, height: 4))
        }
        let view = UIImageView(
            image: image.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)))
        view.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        window.addSubview(view)
        let picture = picture()
        // The columns of the middle part alternate between two red and two blue ones.
        let row = (2..<42).map { picture[$0, 20][0] > 127 }
        XCTAssertEqual(row, (0..<40).map { $0 % 4 < 2 })
        view.frame.size.width = 24
        XCTAssertEqual(self.picture()[23, 20], [255, 0, 0, 255])
        XCTAssertEqual(self.picture()[21, 20], [0, 0, 255, 255])
    }

    func testTurnedImagesStandUpright() async {
        let half = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        }
        let view = UIImageView(image: UIImage(cgImage: half.cgImage!, scale: half.scale, orientation: .right))
        window.addSubview(view)
        XCTAssertEqual(view.frame.size, CGSize(width: 10, height: 20))
        XCTAssertEqual(picture()[5, 5], [255, 0, 0, 255])
        XCTAssertEqual(picture()[5, 15], [0, 0, 255, 255])
    }

    // MARK: Images one after the other

    func testImagesPlay() async {
        let view = UIImageView(image: makeImage())
        window.addSubview(view)
        view.animationImages = [UIColor.green, .blue, .black].map { makeImage(20, 10, $0) }
        view.animationDuration = 3
        view.animationRepeatCount = 2
        XCTAssertFalse(view.isAnimating)
        view.startAnimating()
        XCTAssertTrue(view.isAnimating)
        CATransaction.flush()
        func color(at time: CFTimeInterval) -> [UInt8] {
            advance(to: time)
            return picture()[5, 5]
        }
        XCTAssertEqual(color(at: 0.5), [0, 255, 0, 255])
        XCTAssertEqual(color(at: 1.5), [0, 0, 255, 255])
        XCTAssertEqual(color(at: 2.5), [0, 0, 0, 255])
        XCTAssertEqual(color(at: 3.5), [0, 255, 0, 255])
        XCTAssertEqual(color(at: 6.5), [255, 0, 0, 255])
        XCTAssertFalse(view.isAnimating)
        view.startAnimating()
        view.stopAnimating()
        XCTAssertFalse(view.isAnimating)
        XCTAssertEqual(color(at: 7), [255, 0, 0, 255])
    }

    func testAnAnimatedImagePlaysByItself() async {
        let frames = [makeImage(20, 10, .green), makeImage(20, 10, .blue)]
        let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 2))
        window.addSubview(view)
        CATransaction.flush()
        advance(to: 0.5)
        XCTAssertEqual(picture()[5, 5], [0, 255, 0, 255])
        advance(to: 1.5)
        XCTAssertEqual(picture()[5, 5], [0, 0, 255, 255])
        view.image = nil
        XCTAssertFalse(view.isAnimating)
    }

    func testNoImagesToPlay() async {
        let view = UIImageView()
        view.animationImages = []
        view.animationDuration = .nan
        view.startAnimating()
        XCTAssertFalse(view.isAnimating)
        view.animationImages = [UIImage()]
        view.startAnimating()
        view.stopAnimating()
    }

    private func contents(of view: UIImageView) -> CGImage? { view.layer.contents as? CGImage }

    /// Tiles of an image's middle part are drawn once for each size, with a resolution limited by memory.
    func testTilesAreDrawnWhereTheSizeChanges() async {
        let view = UIImageView(image: makeImage().resizableImage(withCapInsets: .zero, resizingMode: .tile))
        window.addSubview(view)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        CATransaction.flush()
        let first = contents(of: view)
        XCTAssertEqual(first?.width, 100)
        view.setNeedsLayout()
        CATransaction.flush()
        XCTAssert(contents(of: view) === first)
        view.frame.size.width = 120
        CATransaction.flush()
        XCTAssertEqual(contents(of: view)?.width, 120)
        XCTAssertEqual(ImageCanvas.contentsScale(2, for: CGSize(width: 4096, height: 4096)), 1)
        XCTAssertEqual(ImageCanvas.contentsScale(2, for: CGSize(width: 100, height: 50)), 2)
    }

    /// However often layout changes the size, tiles are drawn when it has finished.
    func testTilesAreDrawnOnceACommit() async throws {
        let view = GrowingView(image: makeImage().resizableImage(withCapInsets: .zero, resizingMode: .tile))
        window.addSubview(view)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        CATransaction.flush()
        let layer = try XCTUnwrap(view.layer as? CountingLayer)
        let before = layer.drawings
        (view.rounds, view.frame.size.width) = (5, 20)
        CATransaction.flush()
        XCTAssertEqual(view.rounds, 0)
        XCTAssertEqual(layer.drawings - before, 1)
        XCTAssertEqual(contents(of: view)?.width, 25)
    }
}

/// Counts how often its contents are set.
private final class CountingLayer: CALayer {
    private(set) var drawings = 0
    override var contents: Any? {
        didSet { drawings += 1 }
    }
}

/// Grows by a point in each of several rounds of layout.
private final class GrowingView: UIImageView {
    var rounds = 0
    override class var layerClass: AnyClass { CountingLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard rounds > 0 else { return }
        rounds -= 1
        bounds.size.width += 1
        setNeedsLayout()
    }
}
