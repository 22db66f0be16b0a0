import UIKit
import XCTest

@testable import SwiftUI

/// API that programs for iOS 13 and 14 use.
final class FormerInitializerTests: HierarchyTestCase {
    private func texts<Content: View>(_ host: Host<Content>) -> [String] {
        (host.view.accessibilityElements ?? []).compactMap { ($0 as? UIResponder)?.accessibilityLabel }
    }

    private static func first<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
        (view as? V) ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
    }

    func testAPickerTakesItsLabelFirst() async throws {
        var choice = 1
        let binding = Binding(get: { choice }, set: { choice = $0 })
        let host = Host {
            VStack {
                Picker(selection: binding, label: Text("Size")) {
                    Text("Small").tag(0)
                    Text("Large").tag(1)
                }
                .pickerStyle(.segmented)
            }
        }
        let segments = try XCTUnwrap(Self.first(UISegmentedControl.self, in: host.view))
        XCTAssertEqual(segments.titleForSegment(at: 1), "Large")
        XCTAssertEqual(segments.selectedSegmentIndex, 1)
    }

    func testSteppersTakeTheirLabelLast() async throws {
        var (value, changes) = (1, 0)
        let binding = Binding(get: { value }, set: { value = $0 })
        let host = Host {
            VStack {
                Stepper(value: binding, in: 0...2, onEditingChanged: { _ in changes += 1 }, label: { Text("Bounds") })
                Stepper(value: binding, step: 2, onEditingChanged: { _ in }) { Text("Steps") }
                Stepper(onIncrement: { value += 5 }, onDecrement: nil, label: { Text("Actions") })
                Slider(
                    value: .constant(0.5), in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("Least"),
                    maximumValueLabel: Text("Most"), label: { Text("Slider") })
            }
        }
        for text in ["Bounds", "Steps", "Actions", "Least", "Most"] { XCTAssertTrue(texts(host).contains(text), text) }
        let stepper = try XCTUnwrap(Self.first(UIStepper.self, in: host.view))
        XCTAssertTrue(stepper.isEnabled)
    }

    func testALinkFollowsATag() async throws {
        struct Screens: View {
            @State var tag: Int?
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink(destination: Text("First"), tag: 1, selection: $tag) { Text("One") }
                        NavigationLink("Two", destination: Text("Second"), tag: 2, selection: $tag)
                        Button("Go") { tag = 2 }
                    }
                }
                .onAppear { tag = 2 }
            }
        }
        let screen = Screen(Screens())
        screen.wait(1)
        XCTAssertTrue(screen.has("Second"))
        XCTAssertFalse(screen.has("First"))
    }

    func testADateIsFormattedInAText() async {
        let formatter = DateFormatter()
        (formatter.dateFormat, formatter.timeZone) = ("yyyy", TimeZone(identifier: "UTC"))
        let host = Host {
            VStack {
                Text("In \(Date(timeIntervalSinceReferenceDate: 0), formatter: formatter)")
                Text("\(NSNumber(value: 3), formatter: NumberFormatter()) cats")
            }
        }
        XCTAssertEqual(texts(host), ["In 2001", "3 cats"])
    }

    func testAMenuIsAValue() async throws {
        let menu: ContextMenu<Button<Text>>? = ContextMenu { Button("Copy") {} }
        let host = Host { Color.red.frame(width: 40, height: 40).contextMenu(menu) }
        let interaction = try XCTUnwrap(
            host.view.interactions.compactMap { $0 as? UIContextMenuInteraction }.first)
        let place = CGPoint(x: host.view.bounds.midX, y: host.view.bounds.midY)
        XCTAssertNotNil(
            interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: place))
    }

    func testALongPressSaysThatItIsPressed() async throws {
        var events: [String] = []
        let screen = Screen(
            Color.red.onLongPressGesture(
                minimumDuration: 0.3, maximumDistance: 20, pressing: { events.append("\($0)") },
                perform: { events.append("press") }))
        try screen.run(TouchScript().press(at: CGPoint(x: 100, y: 300), duration: 0.6))
        XCTAssertEqual(events, ["true", "press", "false"])
    }

    func testDialogsHaveTextsForTitles() async throws {
        struct Asking: View {
            @State var isAsking = true
            var body: some View {
                Color.red.confirmationDialog(Text("Sure?"), isPresented: $isAsking, titleVisibility: .visible) {
                    Button("Yes") {}
                }
            }
        }
        let screen = Screen(Asking())
        screen.wait(1)
        let alert = screen.window.rootViewController?.presentedViewController as? UIAlertController
        XCTAssertEqual(alert?.title, "Sure?")
        XCTAssertEqual(alert?.actions.first?.title, "Yes")
    }
}
