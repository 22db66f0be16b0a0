import QuartzCore
import UIKit
import XCTest

/// Wheels with rows.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uipickerview).
final class PickerViewTests: NavigationTestCase, UIPickerViewDataSource, UIPickerViewDelegate {
    private var counts = [20, 5]
    private let picker = UIPickerView(frame: CGRect(x: 35, y: 300, width: 320, height: 216))

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(component == 0 ? "A" : "B")\(row)"
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        component == 1 ? 100 : 0
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        log.append("\(component) \(row)")
    }

    private func showPicker() {
        let root = NavigationPage("Root")
        show(root)
        picker.dataSource = self
        picker.delegate = self
        root.view.addSubview(picker)
        settle()
    }

    private func middle(_ component: Int) -> String? {
        (picker.view(forRow: picker.selectedRow(inComponent: component), forComponent: component) as? UILabel)?.text
    }

    func testTheSelectionIsAlwaysMarked() async {
        let picker = UIPickerView()
        picker.showsSelectionIndicator = false
        XCTAssertTrue(picker.showsSelectionIndicator)
    }

    func testWheelsHaveTheirRows() async {
        showPicker()
        XCTAssertEqual(picker.numberOfComponents, 2)
        XCTAssertEqual(picker.numberOfRows(inComponent: 1), 5)
        XCTAssertEqual(picker.rowSize(forComponent: 0), CGSize(width: 202, height: 34))
        XCTAssertEqual(picker.rowSize(forComponent: 1), CGSize(width: 100, height: 34))
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 0)
        picker.selectRow(3, inComponent: 0, animated: false)
        settle()
        keepPicture("picker")
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 3)
        XCTAssertEqual(middle(0), "A3")
        XCTAssertEqual(frame(of: "A3")!.midY, 408, accuracy: 0.5)
        // Rows away from the centre are lower, as on a drum.
        XCTAssertEqual(frame(of: "A5")!.height, 34 * cos(68.0 / 108), accuracy: 0.5)
        XCTAssertNil(picker.view(forRow: 15, forComponent: 0))
        XCTAssertEqual(log, [], "the delegate hears of fingers only")
        picker.selectRow(99, inComponent: 0, animated: false)
        picker.selectRow(0, inComponent: 7, animated: false)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 3)
        XCTAssertEqual(picker.selectedRow(inComponent: 7), -1)
    }

    func testAFingerTurnsAWheel() async {
        showPicker()
        run(TouchScript().drag(from: CGPoint(x: 120, y: 410), to: CGPoint(x: 120, y: 330), duration: 1))
        pass(2)
        let row = picker.selectedRow(inComponent: 0)
        XCTAssertTrue(row >= 2 && row <= 4, "\(row)")
        XCTAssertEqual(log, ["0 \(row)"])
        XCTAssertEqual(frame(of: "A\(row)")!.midY, 408, accuracy: 0.5)
        let place = frame(of: "A\(row + 1)")!
        run(TouchScript().tap(at: CGPoint(x: 120, y: place.midY)))
        pass(1)
        XCTAssertEqual(log, ["0 \(row)", "0 \(row + 1)"])
        XCTAssertEqual(picker.selectedRow(inComponent: 1), 0)
    }

    func testReloadingKeepsWhatIsChosen() async {
        showPicker()
        picker.selectRow(4, inComponent: 1, animated: false)
        picker.selectRow(10, inComponent: 0, animated: true)
        pass(1)
        XCTAssertEqual(middle(0), "A10")
        counts = [20, 3]
        picker.reloadComponent(1)
        settle()
        XCTAssertEqual(picker.selectedRow(inComponent: 1), 2)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 10)
        counts = [0]
        picker.reloadAllComponents()
        settle()
        XCTAssertEqual(picker.selectedRow(inComponent: 0), -1)
        XCTAssertEqual(picker.numberOfComponents, 1)
    }
}
