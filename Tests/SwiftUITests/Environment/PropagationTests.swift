import Observation
import SwiftUI
import XCTest

/// The propagation of environment values, and changes to them.
final class PropagationTests: HierarchyTestCase {
    struct WidthKey: EnvironmentKey { static var defaultValue: CGFloat { 5 } }
    struct NameKey: EnvironmentKey { static var defaultValue: String { "none" } }
    struct ActionKey: EnvironmentKey { static var defaultValue: (String) -> String { { "default \($0)" } } }

    struct Reader: View {
        @Environment(\.testWidth) private var width
        @Environment(\.testName) private var name
        var body: some View { Box(name, width, 10) }
    }

    func testWithoutAValueThereIsTheDefault() async {
        Host(Reader()).assertFrame("none", 97.5, 45, 5, 10)
    }

    func testTheNearestValueCounts() async {
        let host = Host {
            HStack(spacing: 0) {
                Reader().environment(\.testName, "near").environment(\.testName, "further")
                Reader()
                HStack { Reader().environment(\.testWidth, 40) }.environment(\.testName, "other")
            }
            .environment(\.testWidth, 20).environment(\.testName, "far")
        }
        XCTAssertEqual(host.names, ["near", "far", "other"])
        XCTAssertEqual(["near", "far", "other"].map { host.frame($0)?.width }, [20, 20, 40])
    }

    func testValuesAreTransformedFromTheOutsideIn() async {
        let host = Host {
            Reader().transformEnvironment(\.testWidth) { $0 *= 3 }.transformEnvironment(\.testWidth) { $0 += 1 }
                .environment(\.testWidth, 10)
        }
        XCTAssertEqual(host.frame("none")?.width, 33)
    }

    func testBackgroundsOverlaysAndReadersHaveTheEnvironmentOfTheirPlace() async {
        let host = Host {
            Box("base", 60, 60).background { Reader() }.environment(\.testName, "inside")
                .overlay { Reader() }
                .overlay { GeometryReader { _ in Reader() } }
                .environment(\.testName, "outside")
        }
        XCTAssertEqual(host.names, ["inside", "base", "outside", "outside"])
    }

    func testAModifiersBodyReadsTheEnvironmentAroundIt() async {
        struct Naming: ViewModifier {
            @Environment(\.testName) private var name
            func body(content: Content) -> some View { content.overlay { Box(name, 5, 5) } }
        }
        let host = Host {
            Box("a", 10, 10).environment(\.testName, "in").modifier(Naming()).environment(\.testName, "out")
        }
        XCTAssertEqual(host.names, ["a", "out"])
    }

    struct Switch: View {
        let name: String
        let width: CGFloat
        var body: some View { Still().environment(\.testName, name).environment(\.testWidth, width) }
    }

    struct Still: View {
        var body: some View { Reader() }
    }

    func testOnlyReadersOfAChangedValueAreAskedAgain() async {
        let host = Host(Switch(name: "a", width: 10))
        XCTAssertEqual(host.bodies(of: Still.self) { host.view.rootView = Switch(name: "b", width: 10) }, 0)
        XCTAssertEqual(host.names, ["b"])
        XCTAssertEqual(host.bodies(of: Reader.self) { host.view.rootView = Switch(name: "b", width: 30) }, 1)
        XCTAssertEqual(host.frame("b")?.width, 30)
        XCTAssertEqual(host.bodies(of: Reader.self) { host.view.rootView = Switch(name: "b", width: 30) }, 0)
    }

    func testAnActionIsAValueLikeAnother() async {
        struct Calling: View {
            @Environment(\.testAction) private var act
            var body: some View { Box(act("x"), 10, 10) }
        }
        XCTAssertEqual(Host { Calling() }.names, ["default x"])
        XCTAssertEqual(Host { Calling().environment(\.testAction) { $0 + "!" } }.names, ["x!"])
    }

    func testEnabledCanOnlyBeTakenAway() async {
        struct State: View {
            let name: String
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Box("\(name) \(isEnabled)", 10, 10) }
        }
        let host = Host {
            HStack {
                State(name: "a")
                State(name: "b").disabled(true).disabled(false)
                HStack { State(name: "c").disabled(false) }.disabled(true)
                State(name: "d").environment(\.isEnabled, true).disabled(true)
            }
        }
        XCTAssertEqual(host.names, ["a true", "b false", "c false", "d true"])
    }

    func testTheStandardValues() async {
        let values = EnvironmentValues()
        XCTAssertEqual(values.colorScheme, .light)
        XCTAssertEqual(values.layoutDirection, .leftToRight)
        XCTAssertTrue(values.isEnabled)
        XCTAssertNil(values.font)
        XCTAssertNil(values.lineLimit)
        XCTAssertEqual(values.multilineTextAlignment, .leading)
        XCTAssertEqual(values.truncationMode, .tail)
        XCTAssertEqual(values.minimumScaleFactor, 1)
        XCTAssertEqual(values.lineSpacing, 0)
        XCTAssertEqual(values.dynamicTypeSize, .large)
        XCTAssertEqual(values.redactionReasons, [])
        var changed = values
        changed.displayScale = 3
        XCTAssertEqual(changed.pixelLength, 1.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(values.displayScale, 1)
    }

    func testColoursFollowTheSchemeOfTheirPlace() async throws {
        let picture = try XCTUnwrap(
            ViewPicture(
                40, 10,
                HStack(spacing: 0) {
                    Color.primary; Color.primary.colorScheme(.dark)
                }))
        XCTAssertEqual(picture[10, 5], [0, 0, 0])
        XCTAssertEqual(picture[30, 5], [255, 255, 255])
    }
}

extension EnvironmentValues {
    fileprivate var testWidth: CGFloat {
        get { self[PropagationTests.WidthKey.self] }
        set { self[PropagationTests.WidthKey.self] = newValue }
    }

    fileprivate var testName: String {
        get { self[PropagationTests.NameKey.self] }
        set { self[PropagationTests.NameKey.self] = newValue }
    }

    fileprivate var testAction: (String) -> String {
        get { self[PropagationTests.ActionKey.self] }
        set { self[PropagationTests.ActionKey.self] = newValue }
    }
}
