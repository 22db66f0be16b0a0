import QuartzCore
import UIKit
import XCTest

/// Colour wells and colour pickers.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller).
final class ColorPickerTests: NavigationTestCase {
    private final class Delegate: NSObject, UIColorPickerViewControllerDelegate {
        var tell: (String) -> Void = { _ in }

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) { tell("select\(continuously ? " on the way" : "")") }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { tell("finish") }
    }

    private let delegate = Delegate()

    private func brightness(_ color: UIColor) -> CGFloat {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return brightness
    }

    private func tap(_ text: String) {
        guard let place = frame(of: text) else { return XCTFail("no \(text)") }
        run(TouchScript().tap(at: CGPoint(x: place.midX, y: place.midY), after: 0.1), andWait: 0.6)
        settle()
    }

    func testColorsAreChosenFromAGridAndASpectrum() async {
        delegate.tell = { [unowned self] in log.append($0) }
        let picker = UIColorPickerViewController()
        picker.delegate = delegate
        XCTAssertEqual(picker.selectedColor, .black)
        show(picker)
        keepPicture("color-grid")
        // The first row is gray, from white to black.
        let ways = frame(of: "Grid")!
        let top = ways.maxY + 16 + 20
        run(TouchScript().tap(at: CGPoint(x: 30, y: top), after: 0.1))
        XCTAssertEqual(brightness(picker.selectedColor), 1, accuracy: 0.01)
        XCTAssertEqual(log.last, "select", "the last call of a touch says that it is over")
        tap("Spectrum")
        keepPicture("color-spectrum")
        run(TouchScript().drag(from: CGPoint(x: 40, y: 200), to: CGPoint(x: 40, y: 440), duration: 0.3, after: 0.1))
        XCTAssertLessThan(brightness(picker.selectedColor), 0.5)
        XCTAssertTrue(log.contains("select on the way"))
        tap("Sliders")
        picker.selectedColor = UIColor(red: 1, green: 0.6, blue: 0, alpha: 0.25)
        settle()
        XCTAssertNotNil(frame(of: "#FF9900"))
        XCTAssertNotNil(frame(of: "GREEN  153"))
        XCTAssertNotNil(frame(of: "OPACITY  25 %"))
        keepPicture("color-sliders")
        picker.supportsAlpha = false
        settle()
        XCTAssertNil(frame(of: "OPACITY  25 %"))
    }

    func testAWellBringsAPickerAndTakesItsColor() async {
        let host = UIViewController()
        host.view.backgroundColor = .systemBackground
        let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 0, height: 0))
        XCTAssertEqual(well.bounds.size, CGSize(width: 28, height: 28))
        XCTAssertNil(well.selectedColor)
        well.title = "Paper"
        well.selectedColor = .systemRed
        well.addAction(UIAction { [unowned self] _ in log.append("changed") }, for: .valueChanged)
        host.view.addSubview(well)
        show(host)
        keepPicture("color-well")
        run(TouchScript().tap(at: CGPoint(x: 114, y: 214), after: 0.1), andWait: 0.8)
        settle()
        guard let picker = host.presentedViewController as? UIColorPickerViewController else {
            return XCTFail("no picker")
        }
        XCTAssertEqual(picker.selectedColor, .systemRed)
        XCTAssertNotNil(frame(of: "Paper"))
        let ways = frame(of: "Grid")!
        run(TouchScript().tap(at: CGPoint(x: 30, y: ways.maxY + 36), after: 0.1))
        XCTAssertTrue(log.contains("changed"))
        XCTAssertEqual(well.selectedColor, picker.selectedColor)
        log = []
        well.selectedColor = .blue
        XCTAssertEqual(log, [], "code calls no actions")
    }
}
