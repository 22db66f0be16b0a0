import Combine
import XCTest

@testable import Chart

final class ChartModelTests: XCTestCase {
    private var subscriptions: Set<AnyCancellable> = []

    func testTheWindowStaysWithinTheValues() {
        let model = ChartModel(values: [1, 2, 3])
        model.zoom(by: 2, around: 0.5)
        XCTAssertEqual(model.window, 0.25...0.75)
        model.scroll(by: 1)
        XCTAssertEqual(model.window, 0.5...1)
        model.scroll(by: -9)
        XCTAssertEqual(model.window, 0...0.5)
        model.zoom(by: 0.1, around: 0)
        XCTAssertEqual(model.window, 0...1)
    }

    func testTheExtentIsPublished() {
        let model = ChartModel(values: [3, 1])
        var extents: [ClosedRange<Double>] = []
        model.extent.sink { extents.append($0) }.store(in: &subscriptions)
        model.values.append(2)
        model.values.append(7)
        model.values = []
        XCTAssertEqual(extents, [1...3, 1...7])
    }

    func testChangesAreAnnounced() {
        let model = ChartModel()
        let announced = expectation(description: "announced")
        announced.expectedFulfillmentCount = 2
        model.objectWillChange.sink { announced.fulfill() }.store(in: &subscriptions)
        model.values = [1]
        model.scroll(by: 0)
        wait(for: [announced], timeout: 1)
    }
}
