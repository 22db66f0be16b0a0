import CoreGraphics
import QuartzCore
import UIKit
import XCTest

/// A pointer over views, and its buttons.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/pointer_interactions).
final class PointerTests: TouchTestCase, UIPointerInteractionDelegate, UIContextMenuInteractionDelegate {
    private let inner = TouchView(frame: CGRect(x: 40, y: 0, width: 60, height: 100))
    private var style: (UIView) -> UIPointerStyle? = { _ in nil }
    private var rect: CGRect?
    private var configuration: UIContextMenuConfiguration?

    override func setUp() async throws {
        try await super.setUp()
        inner.tell = { [unowned self] in log.append("inner \($0)") }
    }

    private func click(_ x: CGFloat, _ y: CGFloat, _ buttons: UIEvent.ButtonMask, _ keys: UIKeyModifierFlags = []) {
        for action in [TouchSample.Action.down, .up] {
            let sample = TouchSample(
                finger: 0, action: action, location: CGPoint(x: x, y: y), type: .indirectPointer)
            window.handle([sample], held: HeldInput(buttons: buttons, modifiers: keys))
        }
    }

    @discardableResult
    private func hover(_ x: CGFloat, _ y: CGFloat) -> PointerLook? { window.hover(at: CGPoint(x: x, y: y)) }

    // MARK: Hovering

    func testARecognizerFollowsThePointerOverItsView() async {
        view.addSubview(inner)
        let hovering = add(UIHoverGestureRecognizer(), "hover")
        let inside = UIHoverGestureRecognizer { [unowned self] in
            log.append("inside \($0.state) \(Int($0.location(in: $0.view).x))")
        }
        inner.addGestureRecognizer(inside)
        hover(150, 150)
        XCTAssertEqual(log, [])
        hover(10, 10)
        hover(50, 10)
        // A view also gets its subviews' hover events.
        XCTAssertEqual(log, ["hover began", "inside began 10", "hover changed"])
        XCTAssertEqual(hovering.location(in: nil), CGPoint(x: 50, y: 10))
        log = []
        hover(20, 10)
        window.hover(at: nil)
        XCTAssertEqual(log, ["inside ended 10", "hover changed", "hover ended"])
        XCTAssertEqual(hovering.state, .possible)
        log = []
        hovering.isEnabled = false
        hover(20, 10)
        XCTAssertEqual(log, [])
        hovering.isEnabled = true
        hover(20, 10)
        hovering.isEnabled = false
        hover(21, 10)
        XCTAssertEqual(log, ["hover began", "hover cancelled"])
    }

    func testHoveringIsNoTouch() async {
        let hovering = add(UIHoverGestureRecognizer(), "hover")
        var seen: [UIEvent.EventType] = []
        let gate = Gate(target: nil, action: nil)
        gate.delaysTouchesEnded = false
        gate.seen = { seen.append($0.type) }
        view.addGestureRecognizer(gate)
        hover(10, 10)
        click(10, 10, .primary)
        XCTAssertEqual(seen, [.touches])
        XCTAssertEqual(hovering.buttonMask, [])
        XCTAssertEqual(log, ["hover began", "view began 10,10", "view ended 10,10"])
    }

    // MARK: Interactions

    func testAnInteractionSaysHowThePointerLooks() async {
        let interaction = UIPointerInteraction(delegate: self)
        view.addInteraction(interaction)
        style = { _ in UIPointerStyle(shape: .verticalBeam(length: 20)) }
        XCTAssertEqual(hover(10, 10), .beam)
        XCTAssertEqual(hover(20, 10), .beam)
        XCTAssertEqual(log, ["region 10", "style", "enter 0", "region 20"], "the same region is not entered again")
        log = []
        rect = CGRect(x: 0, y: 0, width: 50, height: 50)
        style = { _ in .hidden() }
        XCTAssertEqual(hover(30, 10), .hidden)
        XCTAssertEqual(log, ["region 30", "exit 0", "style", "enter 50"])
        log = []
        style = { _ in nil }
        interaction.invalidate()
        XCTAssertEqual(log, ["exit 50", "region 30", "style", "enter 50"])
        log = []
        XCTAssertNil(hover(150, 150))
        XCTAssertEqual(log, ["exit 50"])
        log = []
        interaction.isEnabled = false
        XCTAssertNil(hover(30, 10))
        XCTAssertEqual(log, [])
    }

    func testALiftGrowsTheViewAndGoes() async throws {
        let target = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        view.addSubview(target)
        target.addInteraction(UIPointerInteraction(delegate: self))
        style = { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
        let count = view.layer.sublayers?.count
        XCTAssertEqual(hover(30, 30), .hidden)
        CATransaction.flush()
        advance(to: 1)
        let scale = try XCTUnwrap(target.layer.presentation()?.value(forKeyPath: "transform.scale") as? CGFloat)
        XCTAssertEqual(scale, 1.1, accuracy: 1e-6)
        XCTAssertEqual(target.transform, .identity, "its own transform stays")
        XCTAssertEqual(view.layer.sublayers?.count, count.map { $0 + 1 }, "the shadow")
        hover(150, 150)
        CATransaction.flush()
        advance(to: 2)
        CATransaction.flush()
        XCTAssertEqual(target.layer.presentation()?.value(forKeyPath: "transform.scale") as? CGFloat, 1)
        XCTAssertEqual(view.layer.sublayers?.count, count)
    }

    func testAButtonKnowsThatItIsHovered() async {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(button)
        hover(10, 10)
        XCTAssertFalse(button.isHovered)
        button.pointerStyleProvider = { [unowned self] _, effect, shape in
            log.append("provide")
            return UIPointerStyle(effect: effect, shape: shape)
        }
        hover(11, 10)
        XCTAssertTrue(button.isHovered)
        XCTAssertEqual(log, ["provide"])
        hover(150, 150)
        XCTAssertFalse(button.isHovered)
        button.isPointerInteractionEnabled = false
        hover(11, 10)
        XCTAssertFalse(button.isHovered)
        XCTAssertEqual(button.interactions.count, 0)
    }

    // MARK: Buttons and keys

    func testTapsAreOfTheMainButtonUnlessTheySayOtherwise() async {
        let main = add(UITapGestureRecognizer(), "main")
        let other = add(UITapGestureRecognizer(), "other")
        other.buttonMaskRequired = .secondary
        main.cancelsTouchesInView = false
        other.cancelsTouchesInView = false
        var keys: UIKeyModifierFlags = []
        var buttons: UIEvent.ButtonMask = []
        other.addAction {
            keys = $0.modifierFlags
            buttons = $0.buttonMask
        }
        click(10, 10, .primary)
        XCTAssertEqual(log.filter { !$0.hasPrefix("view") }, ["main ended"])
        log = []
        advance(to: 2)
        click(10, 10, .secondary, [.shift, .alternate])
        XCTAssertEqual(log.filter { !$0.hasPrefix("view") }, ["other ended"])
        XCTAssertEqual(keys, [.shift, .alternate])
        XCTAssertEqual(buttons, .secondary)
        log = []
        advance(to: 4)
        run(TouchScript().tap(at: CGPoint(x: 10, y: 10)))
        XCTAssertEqual(log.filter { !$0.hasPrefix("view") }, ["main ended"], "a finger is the main button")
    }

    func testOtherButtonsPressNoControl() async {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        button.addAction(UIAction { [unowned self] _ in log.append("pressed") }, for: .touchUpInside)
        view.addSubview(button)
        click(10, 10, .secondary)
        XCTAssertEqual(log, [])
        click(10, 10, .primary)
        XCTAssertEqual(log, ["pressed"])
    }

    func testTheOtherButtonBringsAMenuAtOnce() async throws {
        let interaction = UIContextMenuInteraction(delegate: self)
        view.addInteraction(interaction)
        // An inner view without a menu leaves the click to the outer one.
        view.addSubview(inner)
        let none = NoMenu()
        inner.addInteraction(UIContextMenuInteraction(delegate: none))
        click(50, 20, .secondary)
        XCTAssertEqual(interaction.menuAppearance, .unknown)
        configuration = UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "One") { [unowned self] _ in log.append("one") }])
        })
        log = []
        click(50, 20, .secondary)
        XCTAssertEqual(interaction.menuAppearance, .compact)
        XCTAssertEqual(interaction.location(in: view), CGPoint(x: 50, y: 20))
        XCTAssertEqual(log.filter { $0.hasPrefix("menu") }, ["menu 50 20"])
        CATransaction.flush()
        advance(to: 1)
        CATransaction.flush()
        keepPicture("click", of: window)
        // The list appears at the pointer.
        click(60, 45, .primary)
        XCTAssertEqual(log.last, "one")
        advance(to: 2)
        CATransaction.flush()
        XCTAssertEqual(interaction.menuAppearance, .unknown)
        interaction.dismissMenu()
    }

    func testTheOtherButtonBringsAnEditMenuAsAList() async throws {
        let delegate = EditMenuGiver { [unowned self] in log.append($0) }
        let interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        click(50, 20, .primary)
        XCTAssertEqual(log.filter { $0.hasPrefix("edit") }, [])
        click(50, 20, .secondary)
        XCTAssertEqual(log.filter { $0.hasPrefix("edit") }, ["edit menu 50 20", "edit menu comes"])
        XCTAssertEqual(interaction.location(in: view), CGPoint(x: 50, y: 20))
        CATransaction.flush()
        advance(to: 1)
        CATransaction.flush()
        keepPicture("edit-click", of: window)
        click(60, 45, .primary)
        XCTAssertEqual(log.suffix(2), ["edited", "edit menu goes"])
        advance(to: 2)
        XCTAssertEqual(interaction.location(in: view), .zero)
        view.removeInteraction(interaction)
        click(50, 20, .secondary)
        XCTAssertEqual(log.last { $0.hasPrefix("edit") }, "edit menu goes")
    }

    func testAHeldButtonIsNoPress() async {
        configuration = UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction { _ in }]) })
        let interaction = UIContextMenuInteraction(delegate: self)
        view.addInteraction(interaction)
        let down = TouchSample(finger: 0, action: .down, location: CGPoint(x: 9, y: 9), type: .indirectPointer)
        window.handle([down], held: HeldInput(buttons: .button(3)))
        advance(to: 2)
        XCTAssertEqual(interaction.menuAppearance, .unknown)
    }

    func testKeysKnowTheirModifiers() async {
        let listener = KeyListener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(listener)
        window.makeKey()
        listener.becomeFirstResponder()
        window.handle(KeySample(KeyStroke(.keyboardLeftArrow, modifiers: [.shift, .command]), .down))
        XCTAssertEqual(listener.flags, [.shift, .command])
        XCTAssertEqual(listener.buttons, [])
    }

    // MARK: Delegates

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        log.append("region \(Int(request.location.x))")
        return rect.map { UIPointerRegion(rect: $0, identifier: 50) } ?? defaultRegion
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        log.append("style")
        return interaction.view.flatMap(style)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { log.append("enter \(region.identifier?.base ?? 0)") }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { log.append("exit \(region.identifier?.base ?? 0)") }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("menu \(Int(location.x)) \(Int(location.y))")
        return configuration
    }
}

/// Returns no menu for any location.
private final class NoMenu: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}

/// Returns an edit menu of one item for any location.
private final class EditMenuGiver: NSObject, UIEditMenuInteractionDelegate {
    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) { self.tell = tell }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        tell("edit menu \(Int(configuration.sourcePoint.x)) \(Int(configuration.sourcePoint.y))")
        return UIMenu(children: [UIAction(title: "Edit") { [tell] _ in tell("edited") }])
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { tell("edit menu comes") }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { tell("edit menu goes") }
}

/// Observes the events of its view.
private final class Gate: UIGestureRecognizer {
    var seen: (UIEvent) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { seen(event) }
}

/// Records the properties of key events.
private final class KeyListener: UIView {
    var flags: UIKeyModifierFlags = []
    var buttons: UIEvent.ButtonMask = .primary

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let event else { return }
        (flags, buttons) = (event.modifierFlags, event.buttonMask)
    }
}
