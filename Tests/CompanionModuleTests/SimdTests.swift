import XCTest
import simd

final class SimdTests: XCTestCase {
    func testMatrices() {
        let turn = simd_double3x3(SIMD3(0, 1, 0), SIMD3(-1, 0, 0), SIMD3(0, 0, 1))
        XCTAssertEqual(turn * SIMD3(1, 0, 0), SIMD3(0, 1, 0))
        XCTAssertEqual(SIMD3(1, 0, 0) * turn, SIMD3(0, -1, 0))
        XCTAssertEqual(turn.inverse, turn.transpose)
        XCTAssertEqual(turn * turn * turn * turn, matrix_identity_double3x3)
        XCTAssertEqual(turn.determinant, 1)
        let matrix = simd_float2x2(rows: [SIMD2(1, 2), SIMD2(3, 4)])
        XCTAssertEqual(matrix[0], SIMD2(1, 3))
        XCTAssertEqual(matrix[1, 0], 2)
        XCTAssertEqual(matrix.determinant, -2, accuracy: 1e-6)
        XCTAssertEqual(simd_distance((matrix * matrix.inverse)[1], SIMD2(0, 1)), 0, accuracy: 1e-6)
        XCTAssertEqual(2 * matrix - matrix, matrix)
        var moved = simd_double4x4(diagonal: [1, 1, 1, 1])
        moved[3][0] = 5
        XCTAssertEqual(moved * SIMD4(1, 2, 3, 1), SIMD4(6, 2, 3, 1))
        XCTAssertEqual(moved.columns.3, SIMD4(5, 0, 0, 1))
        XCTAssertFalse(simd_double2x2(0).inverse[0][0].isFinite)
    }

    func testQuaternions() {
        let quarter = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
        XCTAssertEqual(simd_distance(quarter.act([1, 0, 0]), [0, 1, 0]), 0, accuracy: 1e-12)
        XCTAssertEqual((quarter * quarter).angle, .pi, accuracy: 1e-12)
        XCTAssertEqual(simd_distance((quarter * quarter.inverse).vector, [0, 0, 0, 1]), 0, accuracy: 1e-12)
        XCTAssertEqual(simd_slerp(simd_quatd(ix: 0, iy: 0, iz: 0, r: 1), quarter, 0.5).angle, .pi / 4, accuracy: 1e-12)
        for axis: simd_double3 in [[1, 0, 0], [0, 1, 0], [0, 0, 1], simd_normalize([1, -2, 3])] {
            for angle in [0.3, 2, 3.1] {
                let turn = simd_quatd(angle: angle, axis: axis)
                let read = simd_quatd(simd_double4x4(turn))
                XCTAssertEqual(abs(simd_dot(read.vector, turn.vector)), 1, accuracy: 1e-9)
                let way = simd_quatd(from: [1, 0, 0], to: turn.act([1, 0, 0]))
                XCTAssertEqual(simd_distance(way.act([1, 0, 0]), turn.act([1, 0, 0])), 0, accuracy: 1e-9)
            }
        }
        let back = simd_quatd(from: [1, 0, 0], to: [-1, 0, 0])
        XCTAssertEqual(simd_distance(back.act([1, 0, 0]), [-1, 0, 0]), 0, accuracy: 1e-12)
    }

    func testVectors() {
        XCTAssertEqual(simd_length(simd_float2(3, 4)), 5)
        XCTAssertEqual(cross([1, 0, 0], simd_double3(0, 1, 0)), [0, 0, 1])
        XCTAssertEqual(simd_abs(SIMD4<Float>(-1, 2, -3, 0)), [1, 2, 3, 0])
        XCTAssertEqual(mix(simd_double2(0, 10), simd_double2(10, 20), t: 0.5), [5, 15])
        XCTAssertEqual(simd_clamp(simd_double2(-1, 3), [0, 0], [1, 1]), [0, 1])
        XCTAssertEqual(simd_smoothstep(0, 2, 1.0), 0.5)
        XCTAssertEqual(simd_reflect(simd_double2(1, -1), [0, 1]), [1, 1])
        XCTAssertEqual(sin(SIMD8<Float>(repeating: .pi / 2)), SIMD8(repeating: 1))
        XCTAssertEqual(floor(simd_float2(1.5, -1.5)), [1, -2])
    }
}
