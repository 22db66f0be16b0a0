import UIKit
import XCTest

/// A part of an interface with a different appearance.
private final class Card: UIView {}
private final class Deck: UIView {}
private final class CardController: UIViewController {}
private class Badge: UIView {
    var ringColor = UIColor.black {
        didSet { noteAppearance(\.ringColor, of: self) }
    }
    private(set) var windows = 0
    var colorAtWindow: UIColor?

    override func didMoveToWindow() {
        if window != nil { colorAtWindow = ringColor }
        windows += 1
    }
}
private final class Painted: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .yellow
    }

    required init?(coder: NSCoder) { nil }
}
// Each test has classes of its own, because proxies persist.
private final class Title: UILabel {}
private final class Price: UILabel {}
private final class Toggle: UISwitch {}
private final class Action: UIButton {}
private final class LaterAction: UIButton {}
private final class Range: UISlider {}
private final class Choice: UISegmentedControl {}
private class Base: UIView {}
private final class Derived: Base {}
private final class Late: UIView {}
private final class Nested: UIView {}
private final class Dark: UIView {}
private final class AppWindow: UIWindow {}

@MainActor
final class AppearanceTests: XCTestCase {
    private func enter<V: UIView>(_ view: V, in container: UIView? = nil) -> V {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        if let container {
            container.addSubview(view)
            window.addSubview(container)
        } else {
            window.addSubview(view)
        }
        return view
    }

    /// The way in which programs with custom bars hide the system's.
    func testAProxyHides() async {
        final class Bar: UIView {}
        Bar.appearance().isHidden = true
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (bar, other, shown) = (Bar(), UIView(), Bar())
        shown.isHidden = false
        for view in [bar, other, shown] { window.addSubview(view) }
        window.isHidden = false
        XCTAssertEqual([bar, other, shown].map(\.isHidden), [true, false, false])
    }

    /// The way in which programs change to a language that is read from right to left.
    func testAProxyDeterminesTheLayoutDirection() async {
        final class Row: UIView {}
        Row.appearance().semanticContentAttribute = .forceRightToLeft
        let (row, fixed, label) = (Row(), Row(), UIView())
        fixed.semanticContentAttribute = .forceLeftToRight
        row.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
            label.widthAnchor.constraint(equalToConstant: 20),
        ])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for view in [row, fixed] {
            view.frame = window.bounds
            window.addSubview(view)
        }
        XCTAssertEqual(row.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        XCTAssertEqual(fixed.effectiveUserInterfaceLayoutDirection, .leftToRight)
        row.layoutIfNeeded()
        XCTAssertEqual(label.frame.minX, 70)
    }

    func testAViewTakesTheProxysLooksWhenItEntersAWindow() async {
        Title.appearance().textColor = .red
        Title.appearance().font = .boldSystemFont(ofSize: 30)
        let title = Title()
        XCTAssertEqual(title.textColor, .label)
        _ = enter(title)
        XCTAssertEqual(title.textColor, .red)
        XCTAssertEqual(title.font, .boldSystemFont(ofSize: 30))
        XCTAssertTrue(Title.appearance() === Title.appearance())
        XCTAssertEqual(enter(Price()).textColor, .label)
    }

    func testWhatIsSetOnTheViewStays() async {
        Toggle.appearance().onTintColor = .red
        Toggle.appearance().thumbTintColor = .green
        let toggle = Toggle()
        toggle.onTintColor = .blue
        _ = enter(toggle)
        XCTAssertEqual(toggle.onTintColor, .blue)
        XCTAssertEqual(toggle.thumbTintColor, .green)
        // Nil is a value too.
        let plain = Toggle()
        plain.thumbTintColor = nil
        XCTAssertNil(enter(plain).thumbTintColor)
        // A value set in an initializer counts as set on the view.
        Painted.appearance().backgroundColor = .red
        Painted.appearance().tintColor = .brown
        XCTAssertEqual(enter(Painted()).backgroundColor, .yellow)
        XCTAssertEqual(enter(Painted()).tintColor, .brown)
    }

    func testAControlThatPaintsItsBackgroundItselfTakesIt() async {
        final class Segments: UISegmentedControl {}
        Segments.appearance().backgroundColor = .red
        XCTAssertEqual(enter(Segments()).backgroundColor, .red)
        let own = Segments()
        own.backgroundColor = .blue
        XCTAssertEqual(enter(own).backgroundColor, .blue)
    }

    func testLooksThatWereTakenGiveWayToLaterOnes() async {
        Late.appearance().backgroundColor = .red
        let view = enter(Late())
        XCTAssertEqual(view.backgroundColor, .red)
        Late.appearance().backgroundColor = .green
        XCTAssertEqual(view.backgroundColor, .red, "Views in a window keep their looks")
        view.removeFromSuperview()
        _ = enter(view)
        XCTAssertEqual(view.backgroundColor, .green)
        view.backgroundColor = .white
        view.removeFromSuperview()
        XCTAssertEqual(enter(view).backgroundColor, .white)
    }

    func testASubclassesProxyCountsMore() async {
        Base.appearance().backgroundColor = .red
        Base.appearance().tintColor = .orange
        Derived.appearance().backgroundColor = .green
        let derived = enter(Derived())
        XCTAssertEqual(derived.backgroundColor, .green)
        XCTAssertEqual(derived.tintColor, .orange)
        XCTAssertEqual(enter(Base()).backgroundColor, .red)
    }

    func testStatesAreSetOneByOne() async {
        Action.appearance().setTitleColor(.red, for: .normal)
        Action.appearance().setTitleColor(.green, for: .disabled)
        let action = Action(type: .custom)
        action.setTitleColor(.blue, for: .normal)
        _ = enter(action)
        XCTAssertEqual(action.titleColor(for: .normal), .blue)
        XCTAssertEqual(action.titleColor(for: .disabled), .green)
        LaterAction.appearance().tintColor = .red
        XCTAssertEqual(enter(LaterAction(type: .custom)).tintColor, .red)

        let image = UIImage()
        Range.appearance().setThumbImage(image, for: .highlighted)
        Range.appearance().minimumTrackTintColor = .red
        let range = enter(Range())
        XCTAssertTrue(range.thumbImage(for: .highlighted) === image)
        XCTAssertNil(range.thumbImage(for: .normal))
        XCTAssertEqual(range.minimumTrackTintColor, .red)

        Choice.appearance().setTitleTextAttributes([.kern: 3], for: .selected)
        XCTAssertEqual(enter(Choice(items: ["a"])).titleTextAttributes(for: .selected)?[.kern] as? Int, 3)
    }

    func testLooksWithinContainers() async {
        Nested.appearance().backgroundColor = .gray
        Nested.appearance(whenContainedInInstancesOf: [Card.self]).backgroundColor = .red
        Nested.appearance(whenContainedInInstancesOf: [Card.self, Deck.self]).backgroundColor = .green
        Nested.appearance(whenContainedInInstancesOf: [CardController.self]).backgroundColor = .blue
        XCTAssertEqual(enter(Nested()).backgroundColor, .gray)
        XCTAssertEqual(enter(Nested(), in: Card()).backgroundColor, .red)
        XCTAssertEqual(enter(Nested(), in: Deck()).backgroundColor, .gray)
        let deck = Deck()
        let card = Card()
        deck.addSubview(card)
        let nested = Nested()
        card.addSubview(nested)
        _ = enter(deck)
        XCTAssertEqual(nested.backgroundColor, .green)
        let controller = CardController()
        XCTAssertEqual(enter(Nested(), in: controller.view).backgroundColor, .blue)
    }

    func testLooksForTraits() async {
        Dark.appearance().backgroundColor = .white
        Dark.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .black
        XCTAssertEqual(enter(Dark()).backgroundColor, .white)
        let dark = UIView()
        dark.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(enter(Dark(), in: dark).backgroundColor, .black)
    }

    func testAWindowTakesItsLooksWhenItIsShown() async {
        AppWindow.appearance().tintColor = .purple
        let window = AppWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.isHidden = false
        XCTAssertEqual(window.tintColor, .purple)
        window.isHidden = true
    }

    func testPropertiesOfOnesOwnTakePart() async {
        Badge.appearance().ringColor = .red
        let badge = enter(Badge())
        XCTAssertEqual(badge.ringColor, .red)
        XCTAssertEqual(badge.colorAtWindow, .red, "Looks come before didMoveToWindow()")
        let own = Badge()
        own.ringColor = .green
        XCTAssertEqual(enter(own).ringColor, .green)
        let proxy = Badge.appearance()
        XCTAssertNil(proxy.window)
        XCTAssertEqual(proxy.windows, 0)
    }
}
