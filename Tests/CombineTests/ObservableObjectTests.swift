import Combine
import XCTest

/// Objects publish that they are about to change, and their properties publish the new values.
final class ObservableObjectTests: XCTestCase {
    private class Model: ObservableObject {
        @Published var number = 1
    }

    private final class Larger: Model {
        @Published var name = "a"
    }

    private final class Own: ObservableObject {
        let objectWillChange = PassthroughSubject<Int, Never>()
        @Published var number = 0 { didSet { objectWillChange.send(number) } }
    }

    func testObjectsSaySoBeforeTheyChange() {
        let model = Larger()
        var lines: [String] = []
        let ways = [
            model.objectWillChange.sink { lines.append("\(model.number) \(model.name)") },
            model.$number.sink { lines.append("number \($0), still \(model.number)") },
        ]
        model.number = 2
        model.name = "b"
        XCTAssertEqual(
            lines, ["number 1, still 1", "1 a", "number 2, still 1", "2 a"])
        XCTAssertTrue(model.objectWillChange === model.objectWillChange)
        withExtendedLifetime(ways) {}
    }

    func testACustomPublisher() {
        let own = Own()
        var numbers: [Int] = []
        let way = own.objectWillChange.sink { numbers.append($0) }
        own.number = 5
        XCTAssertEqual(numbers, [5])
        way.cancel()
    }

    func testAPropertyTakesWhatAPublisherDelivers() {
        let (model, subject) = (Model(), PassthroughSubject<Int, Never>())
        var count = 0
        let way = model.objectWillChange.sink { count += 1 }
        subject.assign(to: &model.$number)
        subject.send(7)
        XCTAssertEqual(model.number, 7)
        XCTAssertEqual(count, 1)
        way.cancel()
    }

    func testPublishersKeepNoObjectAlive() {
        var model: Model? = Model()
        weak let known = model
        let way = model?.objectWillChange.sink {}
        let other = model?.$number.sink { _ in }
        model = nil
        XCTAssertNil(known)
        withExtendedLifetime((way, other)) {}
        for _ in 0..<1000 { _ = Model().objectWillChange }
    }
}
