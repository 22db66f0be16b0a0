import XCTest

@testable import SwiftUI
@testable import UIKit

/// A state that follows the focus of the running assistive technology.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate).
@MainActor
final class AccessibilityFocusTests: HierarchyTestCase {
    /// Moves its focus on request.
    private final class Reader: AssistiveTechnology {
        var focusedElement: UIResponder?

        func posted(_ notification: UIAccessibility.Notification, text: String?, element: UIResponder?) {
            if notification == .layoutChanged, let element { focus(on: element) }
        }

        func focus(on element: UIResponder?) {
            var information: [AnyHashable: Any] = [:]
            information[UIAccessibility.focusedElementUserInfoKey] = element
            focusedElement = element
            NotificationCenter.default.post(
                name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: information)
        }
    }

    private enum Part: Hashable { case name, code }

    private struct Form: View {
        @AccessibilityFocusState var part: Part?
        @AccessibilityFocusState(for: .switchControl) var switched: Bool
        let log: Log
        var body: some View {
            VStack {
                Text("Name").accessibilityFocused($part, equals: .name)
                Text("Code").accessibilityFocused($part, equals: .code).accessibilityFocused($switched)
                Text("Other")
            }
            .onAppear { log.part = $part }
            .onChange(of: part, initial: true) { log.values.append(part) }
            .onChange(of: switched) { log.switches += 1 }
        }
    }

    private final class Log {
        var part: AccessibilityFocusState<Part?>.Binding?
        var values: [Part?] = []
        var switches = 0
    }

    private func element<V: View>(_ label: String, in host: Host<V>) -> UIResponder? {
        (host.view.accessibilityElements ?? []).compactMap { $0 as? UIResponder }
            .first { $0.accessibilityLabel == label }
    }

    func testTheStateFollowsTheReader() async throws {
        let (reader, log) = (Reader(), Log())
        UIAccessibility.technology = reader
        defer { UIAccessibility.technology = nil }
        let host = Host(Form(log: log))
        reader.focus(on: try XCTUnwrap(element("Code", in: host)))
        host.settle()
        reader.focus(on: try XCTUnwrap(element("Name", in: host)))
        host.settle()
        reader.focus(on: try XCTUnwrap(element("Other", in: host)))
        host.settle()
        XCTAssertEqual(log.values, [nil, .code, .name, nil])
        XCTAssertEqual(log.switches, 0, "no switches run here")
    }

    func testSettingItAsksTheReaderToCome() async throws {
        let (reader, log) = (Reader(), Log())
        UIAccessibility.technology = reader
        defer { UIAccessibility.technology = nil }
        let host = Host(Form(log: log))
        host.settle()
        log.part?.wrappedValue = .code
        host.settle()
        XCTAssertEqual(reader.focusedElement?.accessibilityLabel, "Code")
        XCTAssertEqual(log.part?.wrappedValue, .code)
    }

    func testWithoutAReaderItKeepsItsValue() async throws {
        let log = Log()
        let host = Host(Form(log: log))
        log.part?.wrappedValue = .name
        host.settle()
        XCTAssertEqual(log.values, [nil, .name])
    }

    func testAnActionIsCalledWhatAViewSays() async throws {
        var count = 0
        let host = Host(Text("Row").accessibilityAction(action: { count += 1 }) { Label("Archive", systemImage: "x") })
        let found = try XCTUnwrap(element("Row", in: host))
        let action = try XCTUnwrap(found.accessibilityCustomActions?.first)
        XCTAssertEqual(action.name, "Archive")
        _ = action.actionHandler?(action)
        XCTAssertEqual(count, 1)
    }
}
