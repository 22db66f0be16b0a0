import CoreImage
import XCTest

/// Vectors: components by index, and what they represent.
final class CIVectorTests: XCTestCase {
    func testComponentsByIndex() {
        let vector = CIVector(x: 1, y: 2, z: 3)
        XCTAssertEqual(vector.count, 3)
        XCTAssertEqual([vector.x, vector.y, vector.z, vector.w], [1, 2, 3, 0])
        XCTAssertEqual((0..<5).map { vector.value(at: $0) }, [1, 2, 3, 0, 0])
        XCTAssertEqual(vector.value(at: -1), 0)
        XCTAssertEqual(CIVector(x: 7).count, 1)
        let numbers: [CGFloat] = [5, 6, 7, 8, 9, 10, 11]
        let long = CIVector(values: numbers, count: numbers.count)
        XCTAssertEqual(long.count, 7)
        XCTAssertEqual(long.value(at: 6), 11)
        XCTAssertEqual(CIVector(values: numbers, count: 0).count, 0)
    }

    func testGeometryGoesBothWays() {
        let point = CGPoint(x: 3, y: -4)
        XCTAssertEqual(CIVector(cgPoint: point).cgPointValue, point)
        XCTAssertEqual(CIVector(cgPoint: point).count, 2)
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        XCTAssertEqual(CIVector(cgRect: rect).cgRectValue, rect)
        XCTAssertEqual(CIVector(cgRect: rect), CIVector(x: 1, y: 2, z: 30, w: 40))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        XCTAssertEqual(CIVector(cgAffineTransform: transform).cgAffineTransformValue, transform)
        XCTAssertEqual(CIVector(cgAffineTransform: transform).count, 6)
    }

    func testStringsGoBothWays() {
        XCTAssertEqual(CIVector(x: 1, y: 0.5, z: -2).stringRepresentation, "[1 0.5 -2]")
        let strings: [(String, [CGFloat])] = [
            ("[1 0.5 2]", [1, 0.5, 2]), ("1 2", [1, 2]), ("[]", []), ("[1 two 3]", [1]), ("[ 4  5 ]", [4, 5]),
        ]
        for (string, numbers) in strings {
            let vector = CIVector(string: string)
            XCTAssertEqual((0..<vector.count).map { vector.value(at: $0) }, numbers, string)
        }
        let vector = CIVector(x: 0.125, y: -3, z: 1e6, w: 4)
        XCTAssertEqual(CIVector(string: vector.stringRepresentation), vector)
    }

    func testEqualityIsOfNumbersAndTheirCount() {
        XCTAssertEqual(CIVector(x: 1, y: 2), CIVector(cgPoint: CGPoint(x: 1, y: 2)))
        XCTAssertNotEqual(CIVector(x: 1, y: 2), CIVector(x: 1, y: 2, z: 0))
        XCTAssertEqual(Set([CIVector(x: 1), CIVector(x: 1), CIVector(x: 2)]).count, 2)
    }
}
