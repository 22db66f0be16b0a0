import UIKit
import XCTest

/// Sizes of controls, bars and fonts, in points, and times, in seconds, each with its source.
///
/// "Apple" is the symbol's reference, below <https://developer.apple.com/documentation/uikit>; "builder" is what
/// Interface Builder writes into storyboards for a control of intrinsic size; "measured" is what developers publish of
/// screens and of Xcode's view debugger; "chosen" is Kasane's choice where nothing is published.
@MainActor
final class MetricsTests: XCTestCase {
    private enum Origin {
        case apple(String)
        case builder, measured, chosen
    }

    private func check(_ rows: [(name: String, found: CGFloat, expected: CGFloat, origin: Origin)]) {
        for row in rows { XCTAssertEqual(row.found, row.expected, accuracy: 0.001, "\(row.name) (\(row.origin))") }
    }

    private func date(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode = .date) -> CGSize {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        return picker.intrinsicContentSize
    }

    func testControls() async {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        let field = UITextField()
        field.borderStyle = .roundedRect
        check([
            ("switch's width", UISwitch().intrinsicContentSize.width, 51, .builder),
            ("switch's height", UISwitch().intrinsicContentSize.height, 31, .builder),
            ("stepper's width", UIStepper().intrinsicContentSize.width, 94, .builder),
            ("stepper's height", UIStepper().intrinsicContentSize.height, 32, .builder),
            ("slider", UISlider().intrinsicContentSize.height, 31, .builder),
            ("segmented control", UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height, 32, .builder),
            ("progress", UIProgressView().intrinsicContentSize.height, 4, .measured),
            ("progress in a bar", UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height, 2.5, .measured),
            ("page control", pages.intrinsicContentSize.height, 26, .measured),
            ("activity, medium", UIActivityIndicatorView(style: .medium).intrinsicContentSize.width, 20, .builder),
            ("activity, large", UIActivityIndicatorView(style: .large).intrinsicContentSize.width, 37, .measured),
            ("button to add", UIButton(type: .contactAdd).intrinsicContentSize.width, 24, .measured),
            ("button to close", UIButton(type: .close).intrinsicContentSize.width, 30, .measured),
            ("colour well", UIColorWell().intrinsicContentSize.width, 28, .measured),
            ("field with a rounded border", field.intrinsicContentSize.height, 34, .measured),
            ("search bar", UISearchBar().intrinsicContentSize.height, 56, .measured),
            ("refresh control", UIRefreshControl().bounds.height, 60, .measured),
            ("picker's width", UIPickerView().intrinsicContentSize.width, 320, .measured),
            ("picker's height", UIPickerView().intrinsicContentSize.height, 216, .measured),
            ("date picker, wheels", date(.wheels).height, 216, .measured),
            ("date picker, compact", date(.compact).height, 34, .chosen),
            ("date picker, inline", date(.inline).height, 334, .chosen),
            ("date picker, inline with time", date(.inline, .dateAndTime).height, 380, .chosen),
            ("calendar's width", UICalendarView().intrinsicContentSize.width, 320, .chosen),
            ("calendar's height", UICalendarView().intrinsicContentSize.height, 334, .chosen),
        ])
    }

    func testBars() async {
        check([
            ("navigation bar", UINavigationBar().intrinsicContentSize.height, 44, .builder),
            ("toolbar", UIToolbar().intrinsicContentSize.height, 44, .measured),
            ("tab bar", UITabBar().intrinsicContentSize.height, 49, .builder),
            (
                "hiding a bar", UINavigationController.hideShowBarDuration, 0.2,
                .apple("uinavigationcontroller/hideshowbarduration")
            ),
        ])
    }

    func testListsAndText() async {
        let flow = UICollectionViewFlowLayout()
        let text = UITextView()
        let table = UITableView()
        check([
            ("item of a flow", flow.itemSize.width, 50, .apple("uicollectionviewflowlayout/itemsize")),
            ("lines of a flow", flow.minimumLineSpacing, 10, .apple("uicollectionviewflowlayout/minimumlinespacing")),
            (
                "items of a flow", flow.minimumInteritemSpacing, 10,
                .apple("uicollectionviewflowlayout/minimuminteritemspacing")
            ),
            ("separator", table.separatorInset.left, 16, .measured),
            ("text view's inset", text.textContainerInset.top, 8, .apple("uitextview/textcontainerinset")),
            (
                "text container's padding", text.textContainer.lineFragmentPadding, 5,
                .apple("nstextcontainer/linefragmentpadding")
            ),
            ("label's font", UIFont.labelFontSize, 17, .apple("uifont/labelfontsize")),
            ("button's font", UIFont.buttonFontSize, 18, .apple("uifont/buttonfontsize")),
            ("system font", UIFont.systemFontSize, 14, .apple("uifont/systemfontsize")),
            ("small system font", UIFont.smallSystemFontSize, 12, .apple("uifont/smallsystemfontsize")),
        ])
    }

    func testTimesAndDistances() async {
        let press = UILongPressGestureRecognizer()
        check([
            (
                "long press", press.minimumPressDuration, 0.5,
                .apple("uilongpressgesturerecognizer/minimumpressduration")
            ),
            (
                "movement of a long press", press.allowableMovement, 10,
                .apple("uilongpressgesturerecognizer/allowablemovement")
            ),
            (
                "deceleration", UIScrollView.DecelerationRate.normal.rawValue, 0.998,
                .apple("uiscrollview/decelerationrate-swift.struct/normal")
            ),
            (
                "fast deceleration", UIScrollView.DecelerationRate.fast.rawValue, 0.99,
                .apple("uiscrollview/decelerationrate-swift.struct/fast")
            ),
            (
                "animation without a duration", UIView.inheritedAnimationDuration, 0,
                .apple("uiview/inheritedanimationduration")
            ),
        ])
    }
}
