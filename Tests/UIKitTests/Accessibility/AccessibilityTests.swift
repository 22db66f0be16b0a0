import UIKit
import XCTest

@MainActor
final class AccessibilityTests: ViewTestCase {
    /// Subclasses may call any of the initializers.
    func testActionsAreSubclassed() async {
        final class Swipe: UIAccessibilityCustomAction {
            init(_ title: String, _ target: AnyObject) {
                super.init(name: title, target: target, selector: Selector("swipe"))
            }
        }
        let owner = NSObject()
        let swipe = Swipe("Delete", owner)
        XCTAssertEqual(swipe.name, "Delete")
        XCTAssertTrue(swipe.target === owner)
    }

    /// On iOS every object may have accessibility properties; responders have their own.
    func testObjectsOfAnyClassSayWhatTheyAre() async {
        let object = NSObject()
        XCTAssertFalse(object.isAccessibilityElement)
        XCTAssertNil(object.accessibilityLabel)
        object.isAccessibilityElement = true
        object.accessibilityLabel = "object"
        object.accessibilityTraits = .button
        XCTAssertTrue(object.isAccessibilityElement)
        XCTAssertEqual(object.accessibilityLabel, "object")
        XCTAssertEqual(object.accessibilityTraits, .button)

        let label = UILabel()
        label.text = "words"
        let hidden: NSObject = label
        XCTAssertEqual(hidden.accessibilityLabel, "words")
        XCTAssertTrue(hidden.isAccessibilityElement)
        hidden.accessibilityLabel = "other words"
        XCTAssertEqual(label.accessibilityLabel, "other words")
        hidden.accessibilityLabel = nil
        XCTAssertEqual(label.accessibilityLabel, "words")
    }

    func testLevelsOfWindowsCompare() async {
        XCTAssertGreaterThan(UIWindow.Level.alert, .normal)
        XCTAssertLessThan(UIWindow.Level(1), UIWindow.Level.statusBar)
    }

    func testLabelsAndControlsSayWhatTheyAre() async {
        let label = UILabel()
        label.text = "words"
        XCTAssertTrue(label.isAccessibilityElement)
        XCTAssertEqual(label.accessibilityLabel, "words")
        XCTAssertEqual(label.accessibilityTraits, .staticText)
        label.accessibilityLabel = "other words"
        XCTAssertEqual(label.accessibilityLabel, "other words")
        label.accessibilityLabel = nil
        XCTAssertEqual(label.accessibilityLabel, "words")

        let button = UIButton(type: .system)
        button.setTitle("title", for: .normal)
        XCTAssertEqual(button.accessibilityLabel, "title")
        XCTAssertEqual(button.accessibilityTraits, .button)
        button.isEnabled = false
        button.isSelected = true
        XCTAssertEqual(button.accessibilityTraits, [.button, .notEnabled, .selected])

        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 14)
        XCTAssertEqual(slider.accessibilityValue, "40%")
        XCTAssertTrue(slider.accessibilityTraits.contains(.adjustable))
        let toggle = UISwitch()
        toggle.isOn = true
        XCTAssertEqual(toggle.accessibilityValue, "1")
        let progress = UIProgressView()
        progress.progress = 0.25
        XCTAssertEqual(progress.accessibilityValue, "25%")

        let view = UIView()
        XCTAssertFalse(view.isAccessibilityElement)
        XCTAssertNil(view.accessibilityLabel)
        XCTAssertEqual(view.accessibilityTraits, .none)
        XCTAssertFalse(UIImageView().isAccessibilityElement)
        XCTAssertEqual(UIImageView().accessibilityTraits, .image)
    }

    func testSymbolsNameWhatShowsThem() async {
        XCTAssertEqual(UIImage(systemName: "square.and.arrow.up.circle.fill")?.accessibilityLabel, "Share")
        XCTAssertEqual(UIImage(systemName: "paperplane.fill")?.accessibilityLabel, "Send")
        XCTAssertEqual(UIImage(systemName: "cloud.rain")?.accessibilityLabel, "Cloud rain")
        let own = UIImage(systemName: "shuffle")
        own?.accessibilityLabel = "Mix"
        let button = UIButton(type: .system)
        button.setImage(own, for: .normal)
        XCTAssertEqual(button.accessibilityLabel, "Mix")
        button.setTitle("Title", for: .normal)
        XCTAssertEqual(button.accessibilityLabel, "Title")
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "trash")
        XCTAssertEqual(UIButton(configuration: configuration).accessibilityLabel, "Delete")
        let view = UIImageView(image: UIImage(systemName: "map"))
        XCTAssertNil(view.accessibilityLabel)
        view.isAccessibilityElement = true
        XCTAssertEqual(view.accessibilityLabel, "Map")
        let pixels = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        view.image = pixels
        XCTAssertNil(view.accessibilityLabel)
    }

    func testFramesAreOnTheScreen() async {
        window.frame.origin = CGPoint(x: 100, y: 0)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        window.addSubview(view)
        XCTAssertEqual(view.accessibilityFrame, CGRect(x: 110, y: 20, width: 30, height: 40))
        XCTAssertEqual(view.accessibilityActivationPoint, CGPoint(x: 125, y: 40))
        let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: view.bounds), in: view)
        XCTAssertEqual(path.bounds, view.accessibilityFrame)

        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertTrue(element.isAccessibilityElement)
        XCTAssertEqual(element.accessibilityFrame, CGRect(x: 111, y: 22, width: 3, height: 4))
        view.center.x += 50
        XCTAssertEqual(element.accessibilityFrame.minX, 161)
        element.accessibilityFrame = CGRect(x: 0, y: 0, width: 1, height: 1)
        XCTAssertEqual(element.accessibilityFrame.width, 1)
    }

    func testContainersHaveElements() async {
        let view = UIView()
        XCTAssertEqual(view.accessibilityElementCount(), 0)
        let elements = (0..<3).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
        view.accessibilityElements = elements
        XCTAssertEqual(view.accessibilityElementCount(), 3)
        XCTAssertTrue(view.accessibilityElement(at: 2) as AnyObject === elements[2])
        XCTAssertNil(view.accessibilityElement(at: 3))
        XCTAssertEqual(view.index(ofAccessibilityElement: elements[1]), 1)
        XCTAssertEqual(view.index(ofAccessibilityElement: view), NSNotFound)
    }

    func testMembersCanBeOverridden() async {
        let view = CountingView()
        XCTAssertEqual(view.accessibilityLabel, "counter")
        view.accessibilityIncrement()
        XCTAssertEqual(view.accessibilityValue, "1")
        XCTAssertEqual(view.accessibilityCustomActions?.map(\.name), ["reset"])
        XCTAssertEqual(
            view.accessibilityCustomActions?.first?.actionHandler?(view.accessibilityCustomActions![0]), true)
        XCTAssertEqual(view.accessibilityValue, "0")
        UIAccessibility.post(notification: .announcement, argument: "said")
        UIAccessibility.post(notification: .layoutChanged, argument: view)
    }

    func testSettingsAreOffAndCanBeSet() async {
        XCTAssertFalse(UIAccessibility.isReduceMotionEnabled)
        XCTAssertFalse(UIAccessibility.isVoiceOverRunning)
        let heard = Heard([
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.boldTextStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        ])
        UIScreen.main.model.settings.accessibility = [.reduceMotion, .darkerSystemColors]
        XCTAssertTrue(UIAccessibility.isReduceMotionEnabled)
        XCTAssertEqual(window.traitCollection.accessibilityContrast, .high)
        UIScreen.main.model = ScreenModel()
        XCTAssertFalse(UIAccessibility.isReduceMotionEnabled)
        XCTAssertEqual(
            heard.names.sorted(),
            ["DarkerSystemColors", "DarkerSystemColors", "ReduceMotion", "ReduceMotion"]
                .map { "UIAccessibility\($0)StatusDidChangeNotification" })
    }
}

private final class CountingView: UIView {
    private var count = 0

    override var accessibilityLabel: String? {
        get { "counter" }
        set {}
    }
    override var accessibilityValue: String? {
        get { "\(count)" }
        set {}
    }
    override func accessibilityIncrement() { count += 1 }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            [
                UIAccessibilityCustomAction(name: "reset") { [weak self] _ in
                    self?.count = 0
                    return true
                }
            ]
        }
        set {}
    }
}
