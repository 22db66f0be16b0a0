import Observation
import UIKit
import XCTest

@testable import SwiftUI

final class PickerTests: HierarchyTestCase {
    @Observable
    final class Model {
        var choice = "b"
        var number: Int? = 2
        var names = ["a", "b", "c"]
        var date = Date(timeIntervalSinceReferenceDate: 0)
    }

    private func find<T: UIView>(_ type: T.Type, in view: UIView) -> T? {
        (view as? T) ?? view.subviews.lazy.compactMap { self.find(type, in: $0) }.first
    }

    private struct Names: View {
        @Bindable var model: Model

        var body: some View {
            Picker("Name", selection: $model.choice) {
                ForEach(model.names, id: \.self) { Text($0.uppercased()) }
            }
        }
    }

    func testSegmentsAreTheViewsOfACollection() async throws {
        let model = Model()
        let host = Host(Names(model: model).pickerStyle(.segmented))
        let control = try XCTUnwrap(find(UISegmentedControl.self, in: host.view))
        XCTAssertEqual((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }, ["A", "B", "C"])
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        host.window.perform(TouchScript().tap(at: CGPoint(x: 180, y: 50)))
        advance(to: 1)
        XCTAssertEqual(model.choice, "c")
        model.choice = "a"
        model.names.append("d")
        host.settle()
        XCTAssertEqual(control.selectedSegmentIndex, 0)
        XCTAssertEqual(control.titleForSegment(at: 3), "D")
        model.choice = "nobody"
        host.settle()
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    /// A row shows the whole view of an option, not just its first text.
    func testRowsShowTheViewsOfTheOptions() async throws {
        let model = Model()
        struct Rows: View {
            @Bindable var model: Model
            var body: some View {
                Form {
                    Picker("Name", selection: $model.choice) {
                        ForEach(model.names, id: \.self) { name in
                            HStack {
                                Text(name.uppercased()); Spacer(); Text("free \(name)")
                            }
                        }
                        Text("None").tag("none")
                    }
                    .pickerStyle(.inline)
                }
            }
        }
        let screen = Screen(Rows(model: model))
        var texts: [String] = []
        func visit(_ node: LayoutNode) {
            if let leaf = node as? LeafNode<Text> { texts.append(leaf.view.string(in: leaf.scope.values)) }
            for child in node.drawnChildren { visit(child) }
        }
        visit(try XCTUnwrap(screen.controller as? UIHostingController<Rows>).host.graph.rootNode)
        XCTAssertEqual(texts, ["Name", "A", "free a", "B", "free b", "C", "free c", "None"])
        try screen.run(TouchScript().tap("None"))
        XCTAssertEqual(model.choice, "none")
    }

    func testTagsStandForValuesOfOptionals() async throws {
        let model = Model()
        struct Screen: View {
            @Bindable var model: Model
            var body: some View {
                Picker("", selection: $model.number) {
                    Text("None").tag(Int?.none)
                    Text("One").tag(Int?.some(1))
                    Text("Two").tag(2)
                }
                .pickerStyle(.segmented)
            }
        }
        let host = Host(Screen(model: model))
        let control = try XCTUnwrap(find(UISegmentedControl.self, in: host.view))
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        model.number = nil
        host.settle()
        XCTAssertEqual(control.selectedSegmentIndex, 0)
        host.window.perform(TouchScript().tap(at: CGPoint(x: 100, y: 50)))
        advance(to: 1)
        XCTAssertEqual(model.number, 1)
    }

    func testAMenuHasTheOptionsAndMarksTheChosenOne() async throws {
        let model = Model()
        let host = Host(Names(model: model))
        let button = try XCTUnwrap(find(UIButton.self, in: host.view))
        let actions = try XCTUnwrap(button.menu?.children as? [UIAction])
        XCTAssertEqual(actions.map(\.title), ["A", "B", "C"])
        XCTAssertEqual(actions.map(\.state), [.off, .on, .off])
        XCTAssertEqual(button.accessibilityLabel, "Name")
        XCTAssertEqual(button.accessibilityValue, "B")
    }

    func testAWheelTurnsToTheChosenOption() async throws {
        let model = Model()
        let host = Host(width: 320, height: 260, Names(model: model).pickerStyle(.wheel))
        let wheel = try XCTUnwrap(find(UIPickerView.self, in: host.view))
        XCTAssertEqual(wheel.numberOfRows(inComponent: 0), 3)
        XCTAssertEqual(wheel.selectedRow(inComponent: 0), 1)
        wheel.delegate?.pickerView(wheel, didSelectRow: 2, inComponent: 0)
        host.settle()
        XCTAssertEqual(model.choice, "c")
        XCTAssertEqual(wheel.selectedRow(inComponent: 0), 2)
    }

    func testADatePickerKeepsToItsRange() async throws {
        let model = Model()
        let (first, last) = (
            Date(timeIntervalSinceReferenceDate: -86_400), Date(timeIntervalSinceReferenceDate: 86_400)
        )
        struct Screen: View {
            @Bindable var model: Model
            let range: ClosedRange<Date>
            var body: some View {
                DatePicker("Day", selection: $model.date, in: range, displayedComponents: .date)
            }
        }
        let host = Host(Screen(model: model, range: first...last))
        let picker = try XCTUnwrap(find(UIDatePicker.self, in: host.view))
        XCTAssertEqual(picker.minimumDate, first)
        XCTAssertEqual(picker.maximumDate, last)
        XCTAssertEqual(picker.datePickerMode, .date)
        XCTAssertEqual(picker.date, model.date)
        picker.date = last
        picker.sendActions(for: .valueChanged)
        XCTAssertEqual(model.date, last)
        model.date = first
        host.settle()
        XCTAssertEqual(picker.date, first)
    }

    private struct Days: View {
        @State var days: Set<DateComponents> = [DateComponents(year: 2024, month: 2, day: 14)]

        var body: some View {
            VStack {
                MultiDatePicker("Days", selection: $days)
                Text("days \(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))")
                Button("Add") { days.insert(DateComponents(year: 2024, month: 2, day: 20)) }
            }
        }
    }

    func testSeveralDaysArePicked() async throws {
        func find(_ view: UIView) -> UICalendarView? {
            (view as? UICalendarView) ?? view.subviews.lazy.compactMap { find($0) }.first
        }
        let screen = Screen(Days())
        let calendar = try XCTUnwrap(find(screen.controller.view))
        let behavior = try XCTUnwrap(calendar.selectionBehavior as? UICalendarSelectionMultiDate)
        XCTAssertEqual(behavior.selectedDates.compactMap(\.day), [14])
        try screen.run(TouchScript().tap("Add"))
        XCTAssertEqual(behavior.selectedDates.compactMap(\.day).sorted(), [14, 20])
        let day = DateComponents(calendar: .current, era: 1, year: 2024, month: 2, day: 14)
        behavior.delegate?.multiDateSelection(behavior, didDeselectDate: day)
        screen.settle()
        XCTAssertTrue(screen.has("days 20"))
        behavior.delegate?.multiDateSelection(behavior, didSelectDate: DateComponents(year: 2024, month: 2, day: 7))
        screen.settle()
        XCTAssertTrue(screen.has("days 7 20"))
    }
}
