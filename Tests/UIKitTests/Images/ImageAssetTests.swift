import QuartzCore
import UIKit
import XCTest

/// Variants of images, and images' configurations.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiimageasset)
@MainActor
final class ImageAssetTests: XCTestCase {
    private func square(_ side: CGFloat) -> UIImage { .drawing(side, side) { _ in } }
    private let (light, dark) = (
        UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )

    func testRegisteredVariantsSuitTraits() async {
        let asset = UIImageAsset()
        let (day, night) = (square(4), square(6))
        asset.register(day, with: light)
        asset.register(night, with: dark)
        XCTAssertTrue(day.imageAsset === asset)
        XCTAssertEqual(asset.image(with: dark), night)
        XCTAssertEqual(asset.image(with: light), day)
        XCTAssertEqual(day.withConfiguration(UIImage.Configuration(traitCollection: dark)), night)
        asset.unregisterImage(with: dark)
        XCTAssertEqual(asset.image(with: dark), day)
        XCTAssertEqual(UIImageAsset().image(with: dark).size, .zero)
    }

    /// An image view shows the variant for its own traits.
    func testImageViewsFollowTheirTraits() async {
        let asset = UIImageAsset()
        let (day, night) = (square(4), square(6))
        asset.register(day, with: light)
        asset.register(night, with: dark)
        let view = UIImageView(image: day)
        XCTAssertEqual(view.intrinsicContentSize.width, 4)
        view.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(view.intrinsicContentSize.width, 6)
        XCTAssertEqual(view.image, day)
        view.overrideUserInterfaceStyle = .light
        XCTAssertEqual(view.intrinsicContentSize.width, 4)
    }

    func testConfigurations() async {
        let traits = UIImage.Configuration(traitCollection: dark)
        XCTAssertEqual(traits.traitCollection, dark)
        XCTAssertNil(traits.locale)
        let located = traits.withLocale(Locale(identifier: "de"))
        XCTAssertEqual(located.locale?.identifier, "de")
        XCTAssertEqual(located.traitCollection, dark)
        let symbol = UIImage.SymbolConfiguration(pointSize: 30).withTraitCollection(dark)
        XCTAssertEqual(symbol.traitCollection, dark)
        XCTAssertEqual(symbol.withTraitCollection(nil), UIImage.SymbolConfiguration(pointSize: 30))
        XCTAssertEqual(UIImage.Configuration(locale: nil).applying(located), located)
    }

    func testWhatImagesSay() async {
        let image = square(8).stretchableImage(withLeftCapWidth: 3, topCapHeight: 2)
        XCTAssertEqual([image.leftCapWidth, image.topCapHeight], [3, 2])
        XCTAssertEqual(image.imageRendererFormat.scale, image.scale)
        XCTAssertFalse(image.isHighDynamicRange)
        XCTAssertEqual(image.imageRestrictedToStandardDynamicRange(), image)
        XCTAssertEqual(image.traitCollection.displayScale, image.scale)
        for symbol in [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark] {
            XCTAssertTrue(symbol.isSymbolImage)
        }
        XCTAssertNotEqual(UIImage.add, .remove)
    }

    /// Constraints return anchors equal to the views' own.
    func testAnchorsOfConstraints() async {
        let (view, other) = (UIView(), UIView())
        view.addSubview(other)
        let constraint = other.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        XCTAssertEqual(constraint.firstAnchor, other.leadingAnchor as NSObject)
        XCTAssertEqual(constraint.secondAnchor, view.leadingAnchor as NSObject)
        XCTAssertNil(other.widthAnchor.constraint(equalToConstant: 3).secondAnchor)
    }

    func testStylesAreKept() async {
        let style = UIPointerStyle(shape: .verticalBeam(length: 20))
        style.accessories = [
            .arrow(.top), UIPointerAccessory(.roundedRect(.zero), position: .init(offset: 4, angle: 1)),
        ]
        XCTAssertEqual(style.accessories.map(\.orientationMatchesAngle), [true, false])
        let view = UIView()
        XCTAssertNil(view.hoverStyle)
        view.hoverStyle = style
        XCTAssertTrue(view.hoverStyle?.isEnabled ?? false)
        view.showsLargeContentViewer = true
        view.largeContentTitle = "Large"
        XCTAssertEqual(view.largeContentTitle, "Large")
        XCTAssertFalse(view.scalesLargeContentImage)
    }
}
