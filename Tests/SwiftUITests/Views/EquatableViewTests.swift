import Observation
import SwiftUI
import XCTest

final class EquatableViewTests: HierarchyTestCase {
    @Observable
    final class Model { var number = 0 }

    struct Parity: View, Equatable {
        let number: Int
        var body: some View { Box("p", CGFloat(10 + number % 2), 10) }

        nonisolated static func == (a: Parity, b: Parity) -> Bool { a.number % 2 == b.number % 2 }
    }

    struct Comparing: View {
        let model: Model
        var body: some View { Parity(number: model.number).equatable() }
    }

    func testEqualViewsAreNotAskedAgain() async {
        let model = Model()
        let host = Host(Comparing(model: model))
        XCTAssertEqual(host.bodies(of: Parity.self) { model.number = 2 }, 0)
        XCTAssertEqual(host.bodies(of: Parity.self) { model.number = 3 }, 1)
        XCTAssertEqual(host.frame("p")?.width, 11)
    }
}
