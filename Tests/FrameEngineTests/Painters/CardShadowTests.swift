import LayerTestSupport
@_spi(Compositing) import QuartzCore
import XCTest

@testable import CoreGraphics
@testable import FrameEngine
@testable import QuartzCore
@testable import Raster

/// Shadows of layers whose opaque background lies below all of their contents: the background casts them, without an
/// offscreen image.
final class CardShadowTests: XCTestCase {
    private let size = CGSize(width: 80, height: 80)
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.6)

    /// Returns a rounded card of 40 by 40 points.
    private func card(_ change: (CALayer) -> Void) -> CALayer {
        let card = CALayer(CGRect(x: 20, y: 20, width: 40, height: 40), red)
        (card.cornerRadius, card.shadowOpacity, card.shadowRadius) = (8, 1, 5)
        card.shadowOffset = CGSize(width: 0, height: 4)
        change(card)
        return card
    }

    private func list(of layers: [CALayer], at time: Double = 0) -> DisplayList {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        for layer in layers { root.addSublayer(layer) }
        return displayList(of: root, size: size, at: time)
    }

    /// Returns whether the card's shadow, which comes before any other, is cast by a shape.
    private func isCastByShape(at time: Double = 0, _ change: (CALayer) -> Void) -> Bool {
        for case .shadow(let shadow) in list(of: [card(change)], at: time).items {
            if case .shape = shadow.value.silhouette { return true } else { return false }
        }
        return false
    }

    private func picture(of layers: [CALayer]) -> PixelBuffer {
        let buffer = PixelBuffer(of: size)
        buffer.draw(list(of: layers), with: SoftwareCompositor(threads: 1))
        return buffer
    }

    func testASublayerWithinTheCardChangesNothingOfItsShadow() {
        let picture = CALayer(CGRect(x: 6, y: 6, width: 20, height: 20), blue)
        picture.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        let inside = card { $0.addSublayer(picture) }
        let beside = CALayer(CGRect(x: 26, y: 26, width: 20, height: 20), blue)
        beside.transform = picture.transform
        let difference = self.picture(of: [inside]).difference(self.picture(of: [card { _ in }, beside]), beyond: 0)
        XCTAssertEqual(difference.pixels, 0, "\(difference)")
    }

    func testWhatLiesWithinAnOpaqueCardIsNotDrawnForItsShadow() {
        XCTAssertTrue(isCastByShape { $0.addSublayer(CALayer(CGRect(x: 8, y: 8, width: 20, height: 20), self.blue)) })
        // Next to the rounded corner, and along the sides.
        XCTAssertTrue(isCastByShape { $0.addSublayer(CALayer(CGRect(x: 4, y: 4, width: 32, height: 32), self.blue)) })
        XCTAssertFalse(isCastByShape { $0.addSublayer(CALayer(CGRect(x: 3, y: 3, width: 32, height: 32), self.blue)) })
        XCTAssertTrue(isCastByShape { $0.addSublayer(CALayer(CGRect(x: 1, y: 10, width: 38, height: 20), self.blue)) })
        XCTAssertTrue(
            isCastByShape { card in
                let outer = CALayer(CGRect(x: 8, y: 8, width: 24, height: 24), nil)
                outer.addSublayer(CALayer(CGRect(x: 2, y: 2, width: 10, height: 10), self.red))
                outer.opacity = 0.5
                card.addSublayer(outer)
            })
        // Hidden ones don't count, wherever they are.
        XCTAssertTrue(
            isCastByShape { card in
                let hidden = CALayer(CGRect(x: -20, y: 8, width: 24, height: 24), self.blue)
                hidden.isHidden = true
                card.addSublayer(hidden)
            })
    }

    func testContentsAreLookedAtLikeSublayers() {
        let image = CGImage.solid(0, 0, 1, side: 10)
        func shows(_ gravity: CALayerContentsGravity) -> Bool {
            isCastByShape { ($0.contents, $0.contentsGravity) = (image, gravity) }
        }
        XCTAssertTrue(shows(.center))
        XCTAssertFalse(shows(.resize))
    }

    func testWhatLeavesTheCardCastsAShadowToo() {
        func isCastByShape(_ frame: CGRect) -> Bool {
            self.isCastByShape { $0.addSublayer(CALayer(frame, self.blue)) }
        }
        XCTAssertFalse(isCastByShape(CGRect(x: 30, y: 10, width: 20, height: 20)))
        XCTAssertFalse(isCastByShape(CGRect(x: 0, y: 0, width: 6, height: 6)), "over the round corner")
        XCTAssertFalse(
            self.isCastByShape { card in
                let sublayer = CALayer(CGRect(x: 10, y: 10, width: 20, height: 20), self.blue)
                (sublayer.shadowOpacity, sublayer.shadowRadius) = (1, 20)
                card.addSublayer(sublayer)
            }, "a sublayer's own shadow")
        XCTAssertFalse(
            self.isCastByShape { card in
                let outer = CALayer(CGRect(x: 10, y: 10, width: 20, height: 20), nil)
                outer.addSublayer(CALayer(CGRect(x: 10, y: 0, width: 30, height: 10), self.red))
                card.addSublayer(outer)
            }, "a sublayer's sublayer")
    }

    func testAnAnimatedSublayerIsWhereItIsSeen() {
        func isCastByShape(at time: Double) -> Bool {
            self.isCastByShape(at: time) { card in
                let sublayer = CALayer(CGRect(x: 10, y: 10, width: 10, height: 10), self.blue)
                let animation = CABasicAnimation(keyPath: "position.x")
                (animation.fromValue, animation.toValue) = (15, 55)
                (animation.beginTime, animation.duration) = (1, 4)
                sublayer.add(animation, forKey: nil)
                card.addSublayer(sublayer)
            }
        }
        XCTAssertTrue(isCastByShape(at: 2))
        XCTAssertFalse(isCastByShape(at: 4))
    }

    func testOnlyAnOpaqueBackgroundHides() {
        func isCastByShape(_ change: (CALayer) -> Void) -> Bool {
            self.isCastByShape { card in
                card.addSublayer(CALayer(CGRect(x: 10, y: 10, width: 20, height: 20), self.blue))
                change(card)
            }
        }
        XCTAssertTrue(isCastByShape { _ in })
        XCTAssertFalse(isCastByShape { $0.backgroundColor = self.red.copy(alpha: 0.9) })
        XCTAssertFalse(isCastByShape { $0.borderWidth = 1 }, "its edge covers the background's edge again")
        XCTAssertFalse(isCastByShape { $0.transform = CATransform3DMakeRotation(0.2, 0, 0, 1) })
        XCTAssertFalse(isCastByShape { $0.filters = ["gaussianBlur"] })
    }

    func testASublayerThatErasesIsDrawnForTheShadow() {
        func isCastByShape(_ change: (CALayer) -> Void) -> Bool {
            self.isCastByShape { card in
                let outer = CALayer(CGRect(x: 10, y: 10, width: 20, height: 20), nil)
                let inner = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), self.blue)
                change(inner)
                outer.addSublayer(inner)
                card.addSublayer(outer)
            }
        }
        XCTAssertTrue(isCastByShape { _ in })
        XCTAssertFalse(isCastByShape { $0.compositingFilter = "destOut" })
    }

    func testManySublayersAreNotLookedThrough() {
        func isCastByShape(_ count: Int) -> Bool {
            self.isCastByShape { card in
                for _ in 0..<count { card.addSublayer(CALayer(CGRect(x: 10, y: 10, width: 4, height: 4), self.blue)) }
            }
        }
        XCTAssertTrue(isCastByShape(60))
        XCTAssertFalse(isCastByShape(70))
    }

    /// Like views with clipped contents: the outer layer casts the shadow, the inner one clips.
    func testALayerThatClipsCastsItsOutlineForTheOneAroundIt() throws {
        func silhouette(_ layer: CALayer) throws -> DisplayList.Silhouette {
            for case .shadow(let shadow) in list(of: [layer]).items { return shadow.value.silhouette }
            throw XCTSkip("no shadow")
        }
        func container(_ change: (CALayer) -> Void) -> CALayer {
            card { outer in
                outer.backgroundColor = nil
                let clipping = CALayer(outer.bounds, red)
                (clipping.cornerRadius, clipping.masksToBounds) = (8, true)
                clipping.addSublayer(CALayer(CGRect(x: -10, y: 10, width: 80, height: 10), blue))
                change(clipping)
                outer.addSublayer(clipping)
            }
        }
        let plain = try silhouette(card { _ in })
        guard case .shape = plain else { return XCTFail("\(plain)") }
        XCTAssertEqual(try silhouette(container { _ in }), plain)
        XCTAssertEqual(try silhouette(container { $0.borderWidth = 2 }), plain, "its border is clipped, too")
        for change in [
            { $0.opacity = 0.5 }, { $0.backgroundColor = self.blue }, { $0.mask = CALayer($0.bounds, self.red) },
            { $0.sublayers?[0].compositingFilter = "destOut" }, { $0.filters = ["gaussianBlur"] },
        ] as [(CALayer) -> Void] {
            guard case .picture = try silhouette(container(change)) else { return XCTFail("no picture was made") }
        }
    }
}
