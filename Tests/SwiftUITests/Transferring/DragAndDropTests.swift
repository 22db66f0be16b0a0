import Observation
import SwiftUI
import UniformTypeIdentifiers
import XCTest

final class DragAndDropTests: HierarchyTestCase {
    @Observable
    final class Model {
        var events: [String] = []
    }

    private struct Card: Codable, Transferable {
        var title: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation { (card: Card) in card.title }
        }
    }

    private struct Name: Transferable {
        let text: String

        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation { (name: Name) in name.text }
        }
    }

    /// A draggable view above a destination for cards and one for text, each 100 points high.
    private struct Board<Item: Transferable>: View {
        let model: Model
        let item: Item
        var takes = true

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: 100).draggable(item)
                Color.green.frame(height: 100)
                    .dropDestination(for: Card.self) { cards, place in
                        model.events.append("\(cards.map(\.title)) at \(Int(place.x)), \(Int(place.y))")
                        return takes
                    } isTargeted: {
                        model.events.append($0 ? "over" : "gone")
                    }
                Color.blue.frame(height: 100)
                    .dropDestination(for: String.self) { texts, _ in
                        model.events.append("text \(texts)")
                        return true
                    }
            }
            .frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea()
        }
    }

    /// Returns a script that holds a finger on the first view, and moves it to a height.
    private func hold(andMoveTo y: CGFloat) -> TouchScript {
        let start = CGPoint(x: 100, y: 50)
        let way = (1...4).map { CGPoint(x: 100, y: 50 + (y - 50) * CGFloat($0) / 4) }
        return TouchScript().drag(through: Array(repeating: start, count: 8) + way + [way[3]], duration: 1.6)
    }

    func testWhatIsDraggedIsDropped() async throws {
        let model = Model()
        let screen = Screen(Board(model: model, item: Card(title: "One")))
        let views = screen.window.subviews.count
        try screen.run(hold(andMoveTo: 150))
        XCTAssertEqual(model.events, ["over", "gone", "[\"One\"] at 100, 50"])
        XCTAssertEqual(screen.window.subviews.count, views)
    }

    func testWhatNobodyTakesGoesBack() async throws {
        let model = Model()
        let screen = Screen(Board(model: model, item: Card(title: "One"), takes: false))
        let views = screen.window.subviews.count
        try screen.run(hold(andMoveTo: 700))
        // On its way, the card was over a destination that accepts it.
        XCTAssertEqual(model.events, ["over", "gone"])
        try screen.run(hold(andMoveTo: 150))
        XCTAssertEqual(model.events.count, 5)
        XCTAssertEqual(screen.window.subviews.count, views)
    }

    func testAShortDragLiftsNothing() async throws {
        let model = Model()
        let screen = Screen(Board(model: model, item: Card(title: "One")))
        try screen.run(TouchScript().drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150), duration: 0.3))
        XCTAssertEqual(model.events, [])
    }

    func testAPreviewFollowsTheFinger() async throws {
        let model = Model()
        struct Shelf: View {
            let model: Model
            var body: some View {
                Color.red.frame(height: 100).draggable("text") { Color.blue.frame(width: 40, height: 40) }
                    .frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea()
            }
        }
        let screen = Screen(Shelf(model: model))
        let before = screen.window.subviews.count
        screen.window.perform(hold(andMoveTo: 400))
        screen.wait(1.5)
        let preview = try XCTUnwrap(screen.window.subviews.last)
        XCTAssertEqual(screen.window.subviews.count, before + 1)
        XCTAssertEqual(preview.bounds.size, CGSize(width: 40, height: 40))
        XCTAssertEqual(preview.center.x, 100, accuracy: 1)
        XCTAssertEqual(preview.center.y, 400, accuracy: 30)
        screen.wait(2)
        XCTAssertEqual(screen.window.subviews.count, before)
    }
}
