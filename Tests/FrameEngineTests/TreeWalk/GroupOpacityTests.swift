import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// Opacity of a layer with sublayers: as one picture that fades as a whole, or of each layer by itself.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayer/allowsgroupopacity)
final class GroupOpacityTests: XCTestCase {
    private let size = CGSize(width: 20, height: 20)

    private func tree() -> (root: CALayer, parent: CALayer, child: CALayer) {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        let parent = CALayer(CGRect(x: 2, y: 2, width: 16, height: 16), .black)
        let child = CALayer(CGRect(x: 4, y: 4, width: 8, height: 8), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        parent.addSublayer(child)
        root.addSublayer(parent)
        parent.opacity = 0.5
        return (root, parent, child)
    }

    func testAGroupFadesAsOnePicture() {
        XCTAssertPixel(Picture(of: tree().root, size: size)[10, 10], 255, 128, 128, within: 1)
    }

    func testWithoutAGroupEachLayerFades() {
        let (root, parent, _) = tree()
        parent.allowsGroupOpacity = false
        let picture = Picture(of: root, size: size)
        XCTAssertPixel(picture[4, 4], 128, 128, 128, within: 1)
        // Half red on half black on white.
        XCTAssertPixel(picture[10, 10], 192, 64, 64, within: 1)
    }

    func testOpacityIsHandedDownThroughLayersWithoutGroups() {
        let (root, parent, child) = tree()
        (parent.allowsGroupOpacity, child.allowsGroupOpacity) = (false, false)
        child.opacity = 0.5
        let inner = CALayer(CGRect(x: 2, y: 2, width: 4, height: 4), CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        child.addSublayer(inner)
        let picture = Picture(of: root, size: size)
        // A quarter of red, then a quarter of blue, on the half black.
        XCTAssertPixel(picture[7, 7], 160, 96, 96, within: 1)
        XCTAssertPixel(picture[10, 10], 120, 72, 136, within: 1)
    }

    func testALayerBelowMayStillBeAGroup() {
        let (root, parent, child) = tree()
        parent.allowsGroupOpacity = false
        child.addSublayer(
            CALayer(CGRect(x: 2, y: 2, width: 4, height: 4), CGColor(red: 0, green: 0, blue: 1, alpha: 1)))
        // Red does not shine through blue: half blue on half black on white.
        XCTAssertPixel(Picture(of: root, size: size)[10, 10], 64, 64, 192, within: 1)
    }

    func testPartsOfOneLayerFadeEach() {
        let (root, parent, child) = tree()
        child.removeFromSuperlayer()
        parent.allowsGroupOpacity = false
        (parent.borderWidth, parent.borderColor) = (3, CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        XCTAssertPixel(Picture(of: root, size: size)[3, 10], 64, 192, 64, within: 1)
        parent.allowsGroupOpacity = true
        XCTAssertPixel(Picture(of: root, size: size)[3, 10], 128, 255, 128, within: 1)
    }

    func testShadowsAndClipsFadeToo() {
        let (root, parent, _) = tree()
        parent.allowsGroupOpacity = false
        parent.backgroundColor = nil
        (parent.shadowOpacity, parent.shadowRadius, parent.shadowOffset) = (1, 0, CGSize(width: 5, height: 0))
        let picture = Picture(of: root, size: size)
        XCTAssertPixel(picture[16, 10], 128, 128, 128, within: 2)
        parent.shadowOpacity = 0
        parent.masksToBounds = true
        parent.cornerRadius = 5
        XCTAssertPixel(Picture(of: root, size: size)[10, 10], 255, 128, 128, within: 1)
    }
}
