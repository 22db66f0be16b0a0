import Observation
import SwiftUI
import UIKit
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

    // MARK: Item providers

    /// Accepts text.
    private struct Delegate: DropDelegate {
        let model: Model
        var operation = DropOperation.copy
        var isValid = true

        func validateDrop(info: DropInfo) -> Bool {
            model.events.append("valid")
            return isValid
        }
        func dropEntered(info: DropInfo) { model.events.append("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
        func dropExited(info: DropInfo) { model.events.append("exited") }
        func performDrop(info: DropInfo) -> Bool {
            model.events.append("dropped at \(Int(info.location.x)), \(Int(info.location.y))")
            for provider in info.itemProviders(for: [.text]) {
                provider.loadObject(ofClass: NSString.self) { text, _ in
                    model.events.append("\(text as? NSString ?? "")")
                }
            }
            return info.hasItemsConforming(to: [.plainText]) && !info.hasItemsConforming(to: [.image])
        }
    }

    /// A draggable view above three drop destinations, each 100 points high.
    private struct ProviderBoard<First: View>: View {
        let delegate: Delegate
        @State private var isTargeted = false
        @ViewBuilder let first: First

        var body: some View {
            VStack(spacing: 0) {
                first.frame(height: 100)
                Color.green.frame(height: 100).onDrop(of: [.text], delegate: delegate)
                Color.blue.frame(height: 100)
                    .onDrop(of: [.image], isTargeted: nil) { _ in
                        delegate.model.events.append("image")
                        return true
                    }
                Color.yellow.frame(height: 100)
                    .onDrop(of: [.plainText], isTargeted: $isTargeted) { providers, place in
                        delegate.model.events.append("\(providers.count) at \(Int(place.y))")
                        return true
                    }
                    .onChange(of: isTargeted) { delegate.model.events.append(isTargeted ? "over" : "gone") }
            }
            .frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea()
        }
    }

    private var provided: some View { Color.red.onDrag { NSItemProvider(object: "One" as NSString) } }

    func testADelegateHearsOfADragAndTakesItsData() async throws {
        let model = Model()
        let screen = Screen(ProviderBoard(delegate: Delegate(model: model)) { provided })
        let views = screen.window.subviews.count
        try screen.run(hold(andMoveTo: 150))
        XCTAssertEqual(model.events, ["valid", "entered", "dropped at 100, 50", "One"])
        XCTAssertEqual(screen.window.subviews.count, views)
    }

    func testWhatADelegateForbidsGoesBack() async throws {
        let model = Model()
        let screen = Screen(ProviderBoard(delegate: Delegate(model: model, operation: .forbidden)) { provided })
        let views = screen.window.subviews.count
        try screen.run(hold(andMoveTo: 150))
        XCTAssertEqual(Array(model.events.prefix(2)), ["valid", "entered"])
        XCTAssertFalse(model.events.contains { $0.hasPrefix("dropped") })
        XCTAssertEqual(screen.window.subviews.count, views)
    }

    func testADelegateThatFindsADragInvalidHearsNoMore() async throws {
        let model = Model()
        let screen = Screen(ProviderBoard(delegate: Delegate(model: model, isValid: false)) { provided })
        try screen.run(hold(andMoveTo: 150))
        XCTAssertEqual(model.events, ["valid"])
    }

    /// The drag passes a destination for text and one for images, which doesn't accept text.
    func testABindingFollowsADragOverTheView() async throws {
        let model = Model()
        let screen = Screen(ProviderBoard(delegate: Delegate(model: model)) { provided })
        try screen.run(hold(andMoveTo: 350))
        XCTAssertEqual(
            model.events.filter { !["valid", "entered", "exited"].contains($0) }.sorted(), ["1 at 50", "gone", "over"])
        XCTAssertEqual(model.events.filter { $0 == "entered" }.count, model.events.filter { $0 == "exited" }.count)
    }

    /// Transferable values can be dropped on destinations that take item providers, and the other way round.
    func testValuesAndProvidersMeet() async throws {
        let model = Model()
        let toDelegate = Screen(ProviderBoard(delegate: Delegate(model: model)) { Color.red.draggable("One") })
        try toDelegate.run(hold(andMoveTo: 150))
        XCTAssertEqual(model.events.last, "One")
        model.events = []
        struct Texts: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100).onDrag { NSItemProvider(object: "Two" as NSString) }
                    Color.blue.frame(height: 100)
                        .dropDestination(for: String.self) { texts, _ in
                            model.events += texts
                            return true
                        }
                }
                .frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea()
            }
        }
        try Screen(Texts(model: model)).run(hold(andMoveTo: 150))
        XCTAssertEqual(model.events, ["Two"])
    }

    /// A provider may have its data later than at once.
    func testADropWaitsForItsData() async throws {
        let model = Model()
        struct Texts: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100)
                        .onDrag {
                            let provider = NSItemProvider()
                            provider.registerDataRepresentation(
                                forTypeIdentifier: UTType.utf8PlainText.identifier, visibility: .all
                            ) { completion in
                                nonisolated(unsafe) let completion = completion
                                DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
                                    completion(Data("late".utf8), nil)
                                }
                                return nil
                            }
                            return provider
                        }
                    Color.blue.frame(height: 100)
                        .dropDestination(for: String.self) { texts, _ in
                            model.events += texts
                            return true
                        }
                }
                .frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea()
            }
        }
        try Screen(Texts(model: model)).run(hold(andMoveTo: 150))
        for _ in 0..<100 where model.events.isEmpty { try await Task.sleep(nanoseconds: 10_000_000) }
        XCTAssertEqual(model.events, ["late"])
    }

    func testADisabledViewIsNotDragged() async throws {
        let model = Model()
        let screen = Screen(ProviderBoard(delegate: Delegate(model: model)) { provided.disabled(true) })
        try screen.run(hold(andMoveTo: 150))
        XCTAssertEqual(model.events, [])
    }

    /// A drag from a SwiftUI view can be dropped on a UIKit view.
    func testUIKitTakesWhatSwiftUIDrags() async throws {
        let model = Model()
        struct Both: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100).onDrag { NSItemProvider(object: "One" as NSString) }
                    Place(model: model).frame(height: 100)
                }
                .frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea()
            }
        }
        try Screen(Both(model: model)).run(hold(andMoveTo: 150))
        XCTAssertEqual(model.events, ["One"])
    }

    private struct Place: UIViewRepresentable {
        let model: Model

        final class Coordinator: NSObject, UIDropInteractionDelegate {
            let model: Model
            init(_ model: Model) { self.model = model }

            func dropInteraction(
                _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
            ) -> UIDropProposal { UIDropProposal(operation: .copy) }

            func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
                session.loadObjects(ofClass: NSString.self) { self.model.events += $0.map { "\($0)" } }
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(model) }
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.backgroundColor = .blue
            view.addInteraction(UIDropInteraction(delegate: context.coordinator))
            return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
    }
}
