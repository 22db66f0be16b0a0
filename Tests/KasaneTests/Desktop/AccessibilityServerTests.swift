import CoreGraphics
import QuartzCore
import UIKit
import XCTest

@testable import Kasane

/// What assistive technologies see of a screen, and what they can do there.
@MainActor
final class AccessibilityServerTests: XCTestCase {
    private var window: UIWindow!
    private var server: AccessibilityServer!
    private var scene: AccessibleScene!

    override func setUp() async throws {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        server = AccessibilityServer(title: "Test")
        scene = AccessibleScene(title: "Test") { [window] in [window!] }
        scene.isActive = true
        server.screen.add(scene)
        (server.busName, server.desktop) = (":1.9", (":1.0", AccessibleObject.path(0)))
    }

    override func tearDown() async throws {
        window.isHidden = true
        (window, server, scene) = (nil, nil, nil)
        UIAccessibility.removePostedNotifications()
    }

    @discardableResult
    private func add<View: UIView>(_ view: View, _ frame: CGRect = CGRect(x: 10, y: 20, width: 100, height: 40)) -> View
    {
        view.frame = frame
        window.rootViewController?.view.addSubview(view)
        server.screen.invalidate()
        return view
    }

    private func call(_ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = []) -> BusAnswer
    {
        server.answer(
            BusCall(path: path, interface: "org.a11y.atspi.\(interface)", member: member, arguments: arguments))
    }

    private func values(
        _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = []
    ) -> [BusValue]? {
        if case .values(let values) = call(path, interface, member, arguments) { values } else { nil }
    }

    private func property(_ path: String, _ interface: String, _ name: String) -> BusValue? {
        let answer = server.answer(
            BusCall(
                path: path, interface: "org.freedesktop.DBus.Properties", member: "Get",
                arguments: [.string("org.a11y.atspi.\(interface)"), .string(name)]))
        if case .values(let values) = answer { return values.first?.unwrapped } else { return nil }
    }

    private func object(_ name: String) throws -> AccessibleObject {
        try XCTUnwrap(server.screen.all.first { $0.name == name && $0.kind == .responder }, name)
    }

    func testTheProgramHoldsAWindow() async throws {
        let root = AccessibleObject.path(0)
        XCTAssertEqual(property(root, "Accessible", "Name"), .string("Test"))
        XCTAssertEqual(property(root, "Application", "ToolkitName"), .string("Kasane"))
        XCTAssertEqual(property(root, "Accessible", "Parent"), .structure([.string(":1.0"), .path(root)]))
        let frame = try XCTUnwrap(values(root, "Accessible", "GetChildAtIndex", [.int32(0)])?.first)
        XCTAssertEqual(frame, .structure([.string(":1.9"), .path(AccessibleObject.path(1))]))
        XCTAssertEqual(values(AccessibleObject.path(1), "Accessible", "GetRole"), [.uint32(23)])
        XCTAssertEqual(
            values(root, "Accessible", "GetChildAtIndex", [.int32(5)]),
            [.structure([.string(""), .path(AccessibleObject.nullPath)])])
    }

    func testObjectsKeepTheirNumbers() async throws {
        let button = add(UIButton(type: .system))
        button.setTitle("Go", for: .normal)
        let number = try object("Go").id
        add(UILabel(), CGRect(x: 0, y: 0, width: 50, height: 10)).text = "First"
        XCTAssertEqual(try object("Go").id, number)
        button.removeFromSuperview()
        server.screen.invalidate()
        XCTAssertEqual(call(AccessibleObject.path(number), "Accessible", "GetRole"), .failure(.gone))
        window.rootViewController?.view.addSubview(button)
        server.screen.invalidate()
        XCTAssertNotEqual(try object("Go").id, number, "what was gone is another one")
    }

    /// A view that creates its elements whenever they are requested.
    private final class Chart: UIView {
        override func accessibilityElementCount() -> Int { 3 }
        override func accessibilityElement(at index: Int) -> Any? {
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = "Bar"
            element.accessibilityValue = "\(index)"
            element.accessibilityFrameInContainerSpace = CGRect(x: index * 10, y: 0, width: 10, height: 10)
            return element
        }
    }

    func testElementsThatAreMadeAnewKeepTheirNumbers() async throws {
        add(Chart())
        let before = server.screen.all.filter { $0.name == "Bar" }
        XCTAssertEqual(before.count, 3)
        server.screen.invalidate()
        let after = server.screen.all.filter { $0.name == "Bar" }
        XCTAssertEqual(before.map(\.id), after.map(\.id))
        XCTAssertEqual(after.map { $0.responder?.accessibilityValue }, ["0", "1", "2"])
    }

    func testNothingIsHeldThatHasGone() async throws {
        weak var gone: UIView?
        func show() {
            let label = UILabel()
            label.text = "Leaving"
            add(label)
            gone = label
            XCTAssertNoThrow(try object("Leaving"))
            label.removeFromSuperview()
        }
        show()
        XCTAssertNil(gone)
    }

    func testPlacesAreTheDesktops() async throws {
        add(UILabel(), CGRect(x: 10, y: 20, width: 100, height: 40)).text = "Here"
        scene.placement = AccessibleScene.Placement(
            origin: CGPoint(x: 500, y: 300), scale: 2, visibleOrigin: CGPoint(x: 5, y: 0))
        let path = try object("Here").path
        func extents(_ origin: UInt32) -> [BusValue]? { values(path, "Component", "GetExtents", [.uint32(origin)]) }
        XCTAssertEqual(extents(0), [.structure([.int32(510), .int32(340), .int32(200), .int32(80)])])
        XCTAssertEqual(extents(1), [.structure([.int32(10), .int32(40), .int32(200), .int32(80)])])
        XCTAssertNil(extents(9))
        let hit = values(
            AccessibleObject.path(1), "Component", "GetAccessibleAtPoint", [.int32(511), .int32(341), .uint32(0)])
        XCTAssertEqual(hit, [.structure([.string(":1.9"), .path(path)])])
    }

    func testEachWindowHasItsPlaceTitleAndContents() async throws {
        add(UILabel(), CGRect(x: 10, y: 20, width: 100, height: 40)).text = "Here"
        let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        second.rootViewController = UIViewController()
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 50, height: 10))
        label.text = "There"
        second.rootViewController?.view.addSubview(label)
        second.isHidden = false
        defer { second.isHidden = true }
        _ = server.changes()
        let other = AccessibleScene(title: "Other") { [second] }
        other.placement = AccessibleScene.Placement(origin: CGPoint(x: 700, y: 100))
        scene.placement = AccessibleScene.Placement(origin: CGPoint(x: 500, y: 300))
        server.screen.add(other)
        let root = AccessibleObject.path(0)
        XCTAssertEqual(property(root, "Accessible", "ChildCount"), .int32(2))
        XCTAssertEqual(server.changes().filter { $0.path == root }.map(\.detail), ["add"])
        let frame = try XCTUnwrap(server.screen.scenes.last?.window)
        XCTAssertEqual(property(frame.path, "Accessible", "Name"), .string("Other"))
        func corner(_ name: String) throws -> [BusValue]? {
            values(try object(name).path, "Component", "GetPosition", [.uint32(0)])
        }
        XCTAssertEqual(try corner("Here"), [.int32(510), .int32(320)])
        XCTAssertEqual(try corner("There"), [.int32(710), .int32(120)])
        XCTAssertTrue(server.states(of: try XCTUnwrap(server.screen.scenes.first?.window)).contains(.active))
        XCTAssertFalse(server.states(of: frame).contains(.active))
        (scene.isActive, other.isActive) = (false, true)
        XCTAssertEqual(server.activation.map(\.arguments[3]), [.variant(.string("Other"))])
        XCTAssertEqual(server.events(of: .announcement, "Done", nil).map(\.path), [frame.path])
        let number = frame.id
        server.screen.remove(other)
        XCTAssertEqual(property(root, "Accessible", "ChildCount"), .int32(1))
        XCTAssertEqual(call(AccessibleObject.path(number), "Accessible", "GetRole"), .failure(.gone))
    }

    func testAButtonIsPressedUnlessItIsCoveredOrDisabled() async throws {
        let button = add(UIButton(type: .system))
        button.setTitle("Go", for: .normal)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let path = try object("Go").path
        XCTAssertEqual(values(path, "Action", "GetName", [.int32(0)]), [.string("click")])
        XCTAssertEqual(values(path, "Action", "DoAction", [.int32(0)]), [.bool(true)])
        XCTAssertEqual(presses, 1)
        button.isEnabled = false
        XCTAssertEqual(values(path, "Action", "DoAction", [.int32(0)]), [.bool(false)])
        button.isEnabled = true
        add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 300))
        XCTAssertEqual(values(path, "Action", "DoAction", [.int32(0)]), [.bool(false)])
        XCTAssertEqual(presses, 1)
        XCTAssertEqual(call(path, "Action", "DoAction", [.int32(7)]), .failure(.arguments("DoAction")))
    }

    func testASliderIsSetWithinItsLimits() async throws {
        let slider = add(UISlider())
        (slider.accessibilityLabel, slider.maximumValue) = ("Volume", 10)
        var told: [Float] = []
        slider.addAction(UIAction { _ in told.append(slider.value) }, for: .valueChanged)
        let path = try object("Volume").path
        func set(_ value: BusValue) {
            _ = server.answer(
                BusCall(
                    path: path, interface: "org.freedesktop.DBus.Properties", member: "Set",
                    arguments: [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(value)]))
        }
        set(.double(4))
        set(.double(1e9))
        set(.double(.nan))
        set(.string("5"))
        XCTAssertEqual(told, [4, 10])
        XCTAssertEqual(property(path, "Value", "CurrentValue"), .double(10))
        XCTAssertEqual(property(path, "Value", "MaximumValue"), .double(10))
    }

    /// An element that is adjusted in steps of 10 %.
    private final class Dial: UIView {
        var percent = 50
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityLabel: String? {
            get { "Dial" }
            set {}
        }
        override var accessibilityTraits: UIAccessibilityTraits {
            get { .adjustable }
            set {}
        }
        override var accessibilityValue: String? {
            get { "\(percent)%" }
            set {}
        }
        override func accessibilityIncrement() { percent = min(percent + 10, 100) }
        override func accessibilityDecrement() { percent = max(percent - 10, 0) }
    }

    func testAnElementIsSetByItsOwnSteps() async throws {
        let dial = add(Dial())
        XCTAssertEqual(try object("Dial").role, .slider)
        for (wanted, reached) in [(82.0, 80), (78, 80), (0, 0), (1e6, 100), (-5, 0), (45, 40)] {
            XCTAssertTrue(AccessibleValue.set(wanted, of: dial))
            XCTAssertEqual(dial.percent, reached, "\(wanted)")
        }
    }

    func testAFieldIsEditedInCharacters() async throws {
        let field = add(UITextField())
        (field.placeholder, field.text) = ("Name", "a👍🏽b")
        var edits = 0
        field.addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
        let path = try object("Name").path
        XCTAssertEqual(property(path, "Text", "CharacterCount"), .int32(4))
        XCTAssertEqual(values(path, "Text", "GetText", [.int32(1), .int32(3)]), [.string("👍🏽")])
        XCTAssertEqual(values(path, "Text", "GetText", [.int32(-9), .int32(-1)]), [.string("a👍🏽b")])
        XCTAssertEqual(values(path, "EditableText", "DeleteText", [.int32(1), .int32(3)]), [.bool(true)])
        XCTAssertEqual(field.text, "ab")
        XCTAssertEqual(
            values(path, "EditableText", "InsertText", [.int32(1), .string("xyz"), .int32(2)]), [.bool(true)])
        XCTAssertEqual(field.text, "axyb")
        XCTAssertEqual(values(path, "EditableText", "SetTextContents", [.string("done")]), [.bool(true)])
        XCTAssertEqual(field.text, "done")
        XCTAssertEqual(edits, 3, "as keys do")
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertEqual(server.focused?.path, path)
        field.isEnabled = false
        XCTAssertEqual(
            call(path, "EditableText", "SetTextContents", [.string("no")]),
            .failure(.unknown("interface org.a11y.atspi.EditableText")))
    }

    func testASecretIsNeitherReadNorCopied() async throws {
        let field = add(UITextField())
        (field.placeholder, field.isSecureTextEntry, field.text) = ("Secret", true, "hush")
        UIPasteboard.general.string = "before"
        let path = try object("Secret").path
        XCTAssertEqual(values(path, "Text", "GetText", [.int32(0), .int32(-1)]), [.string("••••")])
        XCTAssertEqual(values(path, "Text", "GetCharacterAtOffset", [.int32(0)]), [.int32(0x2022)])
        XCTAssertEqual(
            values(path, "Text", "GetStringAtOffset", [.int32(0), .uint32(1)])?.first?.text?.contains("h"), false)
        field.text = "hush now"
        XCTAssertEqual(
            values(path, "Text", "GetStringAtOffset", [.int32(0), .uint32(1)]),
            [.string("••••••••"), .int32(0), .int32(8)], "nor is it told how long its words are")
        field.text = "hush"
        XCTAssertEqual(values(path, "EditableText", "CutText", [.int32(0), .int32(4)]), [.bool(false)])
        XCTAssertEqual(UIPasteboard.general.string, "before")
        XCTAssertEqual(field.text, "hush")
        _ = server.changes()
        field.text = "hush!"
        server.screen.invalidate()
        let told = server.changes().filter { $0.member == "TextChanged" }
        XCTAssertEqual(told.map(\.data), [.string("•")])
    }

    func testChangesAreTold() async throws {
        let label = add(UILabel())
        label.text = "One"
        XCTAssertEqual(server.changes(), [], "what is there at first is no change")
        label.text = "Two"
        add(UISwitch(), CGRect(x: 0, y: 100, width: 60, height: 30)).accessibilityLabel = "Lights"
        let (named, added) = (try object("Two"), try object("Lights"))
        let events = server.changes()
        XCTAssertEqual(
            events,
            [
                AccessibilityEvent(
                    path: AccessibleObject.path(1), member: "ChildrenChanged", detail: "add", first: 1,
                    data: .structure([.string(":1.9"), .path(added.path)])),
                AccessibilityEvent(
                    path: named.path, member: "PropertyChange", detail: "accessible-name", data: .string("Two")),
            ])
        scene.isActive = false
        XCTAssertEqual(server.changes().map(\.member), ["Deactivate", "StateChanged"])
        XCTAssertEqual(events[0].arguments.map(\.signature), ["s", "i", "i", "v", "a{sv}"])
    }

    func testWhatIsPostedIsHeard() async throws {
        let label = add(UILabel())
        label.text = "Look"
        XCTAssertEqual(server.events(of: .announcement, "Done", nil).map(\.data), [.string("Done")])
        XCTAssertEqual(server.events(of: .announcement, "", nil), [])
        XCTAssertEqual(server.events(of: .screenChanged, "Look", label), [])
        XCTAssertEqual(server.focused?.name, "Look")
        XCTAssertTrue(server.states(of: try object("Look")).contains(.focused))
    }

    /// Numbers, strings and types that nobody should send.
    func testRubbishIsRefusedAndChangesNothing() async throws {
        let field = add(UITextField())
        (field.placeholder, field.text) = ("Name", "kept")
        add(UISegmentedControl(items: ["A", "B"]), CGRect(x: 0, y: 100, width: 100, height: 30))
        add(UITableView(), CGRect(x: 0, y: 150, width: 100, height: 100))
        var generator = SystemRandomNumberGenerator()
        let seed = generator.next()
        var random = SplitMix(state: seed)
        let interfaces = ["Accessible", "Application", "Component", "Action", "Text", "Selection", "Value", "Rubbish"]
        let members = [
            "GetChildAtIndex", "GetExtents", "GetAccessibleAtPoint", "Contains", "GetActions", "GetName", "GetText",
            "GetStringAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset", "GetTextAtOffset", "GetRangeExtents",
            "GetCharacterExtents", "GetOffsetAtPoint", "SetSelection", "SetCaretOffset", "GetSelection", "Get",
            "GetAll",
            "IsChildSelected", "GetSelectedChild", "Nonsense",
        ]
        let paths =
            ["/", "", AccessibleObject.nullPath, AccessibleObject.folder + "-1"]
            + (0..<8).map { AccessibleObject.path($0) }
        for _ in 0..<4000 {
            let arguments = (0..<random.below(4)).map { _ in rubbish(&random) }
            let (path, member) = (paths[random.below(paths.count)], members[random.below(members.count)])
            _ = call(path, interfaces[random.below(interfaces.count)], member, arguments)
        }
        XCTAssertEqual(field.text, "kept", "seed \(seed)")
    }

    private func rubbish(_ random: inout SplitMix) -> BusValue {
        let numbers: [Int32] = [.min, -1, 0, 1, 2, 3, 4, 100, .max]
        switch random.below(8) {
        case 0...3: return .int32(numbers[random.below(numbers.count)])
        case 4: return .uint32(random.below(2) == 0 ? .max : UInt32(random.below(7)))
        case 5: return .string(["", "org.a11y.atspi.Text", "CaretOffset", "\u{0}"][random.below(4)])
        case 6: return .double([.nan, .infinity, 1e300, 0][random.below(4)])
        default: return .array(of: "v", [.variant(.variant(.path("/")))])
        }
    }

    private struct SplitMix {
        var state: UInt64

        mutating func below(_ limit: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return Int((mixed ^ mixed >> 31) % UInt64(limit))
        }
    }
}
