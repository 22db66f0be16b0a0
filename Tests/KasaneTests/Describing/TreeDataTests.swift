import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import XCTest

import Kasane

final class TreeDataTests: XCTestCase {
    private func object(_ text: String) throws -> [String: Any] {
        try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], text)
    }

    func testLayersAreObjectsWithWhatDiffersFromTheDefault() throws {
        let root = CALayer()
        root.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        shape.opacity = 0.5
        root.addSublayer(shape)
        let data = try object(root.treeData())
        XCTAssertEqual(data["class"] as? String, "CALayer")
        XCTAssertEqual(data["frame"] as? [Double], [1, 2, 30, 40])
        XCTAssertNil(data["opacity"])
        let child = try XCTUnwrap((data["children"] as? [[String: Any]])?.first)
        XCTAssertEqual(child["opacity"] as? Double, 0.5)
        XCTAssertEqual(child["pathBounds"] as? [Double], [0, 0, 5, 5])
        XCTAssertNil(child["children"])
    }

    /// Whatever a name contains, the text is JSON that decodes to it.
    func testAnyNameIsReadBack() throws {
        var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
        for round in 0..<200 {
            let scalars = (0..<12).compactMap { _ -> Unicode.Scalar? in
                seed ^= seed << 13
                seed ^= seed >> 7
                seed ^= seed << 17
                return Unicode.Scalar(UInt32(truncatingIfNeeded: seed) % (round % 2 == 0 ? 0x80 : 0x11_0000))
            }
            let layer = CALayer()
            layer.name = String(String.UnicodeScalarView(scalars))
            XCTAssertEqual(try object(layer.treeData())["name"] as? String, layer.name, "round \(round)")
        }
    }

    func testADeepTreeIsCutWhereItIsTooDeepForReaders() throws {
        let root = CALayer()
        var layer = root
        for _ in 0..<3000 {
            let inner = CALayer()
            layer.addSublayer(inner)
            layer = inner
        }
        let text = root.treeData()
        XCTAssertNoThrow(try object(text))
        XCTAssertTrue(text.contains("\"childrenLeftOut\": 1"))
    }

    func testNumbersThatAreNone() throws {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 1e300, height: 1)
        layer.transform = CATransform3DMakeScale(1e300, 1, 1)
        XCTAssertNoThrow(try object(layer.treeData()))
    }
}
