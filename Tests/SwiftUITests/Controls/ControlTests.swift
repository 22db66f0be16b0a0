import Observation
import UIKit
import XCTest

@testable import SwiftUI

/// Controls in use: touched by scripts, with their values in states.
final class ControlTests: HierarchyTestCase {
    /// A value that a control changes.
    @Observable
    final class Model {
        var isOn = false
        var level = 0.5
        var count = 2
        var choice = "b"
        var text = ""
        var log: [String] = []
    }

    private func touch<V: View>(_ host: Host<V>, _ script: TouchScript, for seconds: Double = 1) {
        host.window.perform(script)
        advance(to: MediaClock.now - 100 + seconds)
        host.settle()
    }

    private func find<T: UIView>(_ type: T.Type, in view: UIView) -> T? {
        (view as? T) ?? view.subviews.lazy.compactMap { self.find(type, in: $0) }.first
    }

    private func size<V: View>(_ view: V, _ width: CGFloat? = nil) -> CGSize {
        _UIHostingView(rootView: view).graph.fittingSize(ProposedViewSize(width: width, height: nil))
    }

    // MARK: Labels

    /// The views of a label after the first are subtitles below it.
    func testLabelsHaveSubtitles() async {
        @ViewBuilder func label() -> some View {
            Box("title", 40, 12)
            Box("subtitle", 60, 10)
        }
        let controls: [(String, AnyView)] = [
            ("toggle", AnyView(Toggle(isOn: .constant(true)) { label() })),
            ("stepper", AnyView(Stepper(label: { label() }, onIncrement: {}, onDecrement: {}))),
            (
                "content",
                AnyView(
                    LabeledContent {
                        Box("content", 30, 12)
                    } label: {
                        label()
                    })
            ),
            ("date", AnyView(DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { label() })),
        ]
        for (name, control) in controls {
            let host = Host(width: 360, control)
            guard let title = host.frame("title"), let subtitle = host.frame("subtitle") else {
                XCTFail("no label of \(name)")
                continue
            }
            XCTAssertEqual(title.minX, subtitle.minX, name)
            XCTAssertEqual(subtitle.minY, title.maxY + 2, accuracy: 1e-6, name)
        }
    }

    // MARK: Sizes

    func testControlsHaveTheSizesThatTheyHaveOnDevices() async {
        let on = Binding.constant(true)
        XCTAssertEqual(size(Toggle("Wi-Fi", isOn: on).labelsHidden()), CGSize(width: 51, height: 31))
        XCTAssertEqual(size(Toggle("Wi-Fi", isOn: on), 300), CGSize(width: 300, height: 31))
        XCTAssertEqual(size(Stepper("", value: .constant(1)).labelsHidden()), CGSize(width: 94, height: 32))
        XCTAssertEqual(size(Slider(value: .constant(0.5)), 200), CGSize(width: 200, height: 31))
        XCTAssertEqual(size(TextField("Name", text: .constant("")), 200).width, 200)
        XCTAssertEqual(size(TextField("Name", text: .constant("")), 200).height, 22)
        let rounded = TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
        XCTAssertEqual(size(rounded, 200).height, 34)
    }

    func testControlsWithoutATintHaveTheirAppearance() async throws {
        UISwitch.appearance().onTintColor = .purple
        UISegmentedControl.appearance().selectedSegmentTintColor = .red
        UIActivityIndicatorView.appearance().color = .brown
        defer {
            UISwitch.appearance().onTintColor = nil
            UISegmentedControl.appearance().selectedSegmentTintColor = nil
            UIActivityIndicatorView.appearance().color = nil
        }
        let controls = VStack {
            Toggle("", isOn: .constant(true))
            Picker("", selection: .constant(1)) { ForEach(1..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
            ProgressView()
        }
        let host = Host(width: 300, height: 300, AnyView(controls))
        XCTAssertEqual(find(UISwitch.self, in: host.view)?.onTintColor, .purple)
        XCTAssertEqual(find(UISegmentedControl.self, in: host.view)?.selectedSegmentTintColor, .red)
        XCTAssertEqual(find(UIActivityIndicatorView.self, in: host.view)?.color, .brown)
        // A tint takes precedence.
        host.view.rootView = AnyView(controls.tint(.green))
        host.settle()
        let tinted = try XCTUnwrap(find(UISwitch.self, in: host.view))
        XCTAssertNotNil(tinted.onTintColor)
        XCTAssertNotEqual(tinted.onTintColor, .purple)
    }

    func testButtonsGrowWithTheControlSize() async {
        func height(_ size: ControlSize) -> CGFloat {
            self.size(Button("Go") {}.buttonStyle(.borderedProminent).controlSize(size)).height
        }
        XCTAssertEqual(height(.mini), 28, accuracy: 1)
        XCTAssertEqual(height(.small), 28, accuracy: 1)
        XCTAssertEqual(height(.regular), 34.5, accuracy: 1)
        XCTAssertEqual(height(.large), 50.5, accuracy: 1)
        let round = size(
            Button("", systemImage: "plus") {}.labelStyle(.iconOnly).buttonStyle(.bordered)
                .buttonBorderShape(.circle))
        XCTAssertEqual(round.width, round.height)
    }

    // MARK: Toggles

    func testASwitchChangesItsBindingAndFollowsIt() async throws {
        let model = Model()
        struct Screen: View {
            @Bindable var model: Model
            var body: some View { Toggle("Wi-Fi", isOn: $model.isOn).frame(width: 180) }
        }
        let host = Host(Screen(model: model))
        let control = try XCTUnwrap(find(UISwitch.self, in: host.view))
        XCTAssertFalse(control.isOn)
        XCTAssertEqual(control.accessibilityLabel, "Wi-Fi")
        touch(host, TouchScript().tap(at: CGPoint(x: 165, y: 50)))
        XCTAssertTrue(model.isOn)
        model.isOn = false
        host.settle()
        XCTAssertFalse(control.isOn)
    }

    func testASwitchOfAConstantGoesBack() async throws {
        let host = Host(Toggle("On", isOn: .constant(false)).labelsHidden())
        touch(host, TouchScript().tap(at: CGPoint(x: 100, y: 50)))
        XCTAssertFalse(try XCTUnwrap(find(UISwitch.self, in: host.view)).isOn)
    }

    func testADisabledControlIsNotTouched() async throws {
        let model = Model()
        let screen = VStack {
            Toggle(
                "",
                isOn: Binding {
                    model.isOn
                } set: {
                    model.isOn = $0
                }
            ).labelsHidden()
            Button("Go") { model.log.append("went") }.buttonStyle(.bordered)
        }
        let host = Host(screen.disabled(true))
        touch(host, TouchScript().tap(at: CGPoint(x: 100, y: 30)))
        touch(host, TouchScript().tap(at: CGPoint(x: 100, y: 70)))
        XCTAssertFalse(model.isOn)
        XCTAssertEqual(model.log, [])
        XCTAssertFalse(try XCTUnwrap(find(UISwitch.self, in: host.view)).isEnabled)
    }

    func testAToggleOfSeveralIsOnWhereAllAre() async {
        final class Item {
            var isOn: Bool
            init(_ isOn: Bool) { self.isOn = isOn }
            @MainActor var binding: Binding<Bool> {
                Binding {
                    self.isOn
                } set: {
                    self.isOn = $0
                }
            }
        }
        struct Told: ToggleStyle {
            let tell: (Bool, Bool) -> Void
            func makeBody(configuration: Configuration) -> some View {
                let _ = tell(configuration.isOn, configuration.isMixed)
                configuration.label.onTapGesture { configuration.isOn.toggle() }
            }
        }
        let items = [Item(true), Item(false)]
        var told: [[Bool]] = []
        let host = Host(
            Toggle("All", sources: items, isOn: \.binding).toggleStyle(Told { told.append([$0, $1]) }))
        XCTAssertEqual(told, [[false, true]])
        touch(host, TouchScript().tap(at: CGPoint(x: 100, y: 50)))
        XCTAssertEqual(items.map(\.isOn), [true, true])
    }

    func testAStyleReadsTheEnvironmentOfItsControl() async {
        struct Reading: ToggleStyle {
            @Environment(\.isEnabled) private var isEnabled
            let tell: (Bool) -> Void
            func makeBody(configuration: Configuration) -> some View {
                let _ = tell(isEnabled)
                configuration.label
            }
        }
        var seen: [Bool] = []
        let toggle = Toggle("", isOn: .constant(true)).toggleStyle(Reading { seen.append($0) })
        _ = Host(toggle.disabled(true))
        _ = Host(toggle)
        XCTAssertEqual(seen, [false, true])
    }

    func testAStylesOwnControlHasTheStyleAround() async throws {
        struct Framed: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(10) }
        }
        let framed = Toggle("", isOn: .constant(true)).labelsHidden().toggleStyle(Framed())
        XCTAssertEqual(size(framed), CGSize(width: 71, height: 51))
        XCTAssertEqual(size(framed.toggleStyle(Framed())), CGSize(width: 91, height: 71), "both")
    }

    // MARK: Sliders and steppers

    func testASliderGoesInSteps() async throws {
        let model = Model()
        let slider = Slider(
            value: Binding {
                model.level
            } set: {
                model.level = $0
            }, in: 0...10, step: 2.5
        ) { model.log.append("\($0)") }
        let host = Host(slider)
        touch(host, TouchScript().drag(from: CGPoint(x: 24, y: 50), to: CGPoint(x: 120, y: 50), duration: 0.3))
        XCTAssertEqual(model.level, 5)
        XCTAssertEqual(model.log, ["true", "false"])
    }

    func testAStepperStopsAtItsBounds() async throws {
        let model = Model()
        struct Screen: View {
            @Bindable var model: Model
            var body: some View { Stepper("", value: $model.count, in: 0...3).labelsHidden() }
        }
        let host = Host(Screen(model: model))
        let (minus, plus) = (CGPoint(x: 75, y: 50), CGPoint(x: 125, y: 50))
        for _ in 0..<3 { touch(host, TouchScript().tap(at: plus)) }
        XCTAssertEqual(model.count, 3)
        XCTAssertEqual(try XCTUnwrap(find(UIStepper.self, in: host.view)).maximumValue, 0, "no further")
        for _ in 0..<5 { touch(host, TouchScript().tap(at: minus)) }
        XCTAssertEqual(model.count, 0)
    }

    func testALastStepIsShorter() async {
        let model = Model()
        let binding = Binding<UInt8> {
            UInt8(model.count)
        } set: {
            model.count = Int($0)
        }
        model.count = 250
        let host = Host(Stepper("", value: binding, in: 0...255, step: 10).labelsHidden())
        touch(host, TouchScript().tap(at: CGPoint(x: 125, y: 50)))
        XCTAssertEqual(model.count, 255)
    }

    // MARK: Buttons

    func testAButtonIsTriggeredWhereTheFingerIsLifted() async {
        let model = Model()
        let host = Host(Button("Go") { model.log.append("go") }.frame(width: 60, height: 40))
        touch(host, TouchScript().tap(at: CGPoint(x: 100, y: 50)))
        XCTAssertEqual(model.log, ["go"])
        let near = TouchScript().drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 150, y: 50), duration: 0.3)
        touch(host, near)
        XCTAssertEqual(model.log, ["go", "go"])
        let far = TouchScript().drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 199, y: 50), duration: 0.3)
        touch(host, far)
        XCTAssertEqual(model.log, ["go", "go"], "the finger left the button")
    }

    func testAButtonRepeatsWhileItIsHeld() async {
        let model = Model()
        let button = Button("More") { model.count += 1 }.buttonRepeatBehavior(.enabled)
        let host = Host(button)
        model.count = 0
        let script = TouchScript().drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 101, y: 50), duration: 1)
        touch(host, script, for: 2)
        XCTAssertGreaterThanOrEqual(model.count, 4)
        XCTAssertLessThanOrEqual(model.count, 7)
        touch(host, TouchScript().tap(at: CGPoint(x: 100, y: 50)))
        let before = model.count
        touch(host, TouchScript().tap(at: CGPoint(x: 100, y: 50)))
        XCTAssertEqual(model.count, before + 1)
    }

    func testAPrimitiveStyleTriggersTheButtonItself() async {
        struct Twice: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture(count: 2) { configuration.trigger() }
            }
        }
        let model = Model()
        let host = Host(Button("Go") { model.log.append("go") }.buttonStyle(Twice()))
        touch(host, TouchScript().tap(at: CGPoint(x: 100, y: 50)))
        XCTAssertEqual(model.log, [])
        touch(host, TouchScript().tap(at: CGPoint(x: 100, y: 50), count: 2))
        XCTAssertEqual(model.log, ["go"])
    }

    // MARK: Groups

    /// Buttons of a group are joined on one plate; those in a bar, or with another style, are side by side.
    func testGroupsJoinTheirButtons() async throws {
        let group = ControlGroup {
            Button {
            } label: {
                Box("a", 20, 20)
            }
            Button {
            } label: {
                Box("b", 20, 20)
            }
        }
        func distance<V: View>(_ view: V) throws -> CGFloat {
            let host = Host(width: 300, height: 100, view)
            return try XCTUnwrap(host.frame("b")).minX - (try XCTUnwrap(host.frame("a"))).maxX
        }
        XCTAssertEqual(try distance(group), 12 + 1 + 12, accuracy: 1e-6)
        XCTAssertEqual(try distance(group.controlGroupStyle(.navigation)), 8, accuracy: 1e-6)
        let host = Host(width: 300, height: 100, group)
        host.window.traitOverrides.displayScale = 1
        let picture = try XCTUnwrap(ViewPicture(host))
        // The plate's rounded corner, its middle, and the line between the two.
        XCTAssertEqual(picture[106, 33], [255, 255, 255])
        XCTAssertNotEqual(picture[110, 50], [255, 255, 255])
        XCTAssertEqual(picture[150, 50], [255, 255, 255])
    }
}
