import QuartzCore
import TestSupport
import UIKit
import XCTest

/// An archived view with a custom property.
final class ArchivedCard: UIView {
    let title: String
    var rounds = 0

    init(title: String) {
        self.title = title
        super.init(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
    }

    required init?(coder: NSCoder) {
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String? ?? ""
        super.init(coder: coder)
        rounds = coder.decodeInteger(forKey: "rounds")
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(title, forKey: "title")
        coder.encode(rounds, forKey: "rounds")
    }

    deinit {}
}

/// Views in archives, and what is restored when they are decoded.
/// See [Apple's reference](https://developer.apple.com/documentation/foundation/nscoding).
final class ViewArchiveTests: ViewTestCase {
    private func copy<View: UIView>(_ view: View) throws -> View {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        return try XCTUnwrap(NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? View)
    }

    /// Asserts that the copy of a view looks like the view.
    private func assertLooksAlike(_ view: UIView, file: StaticString = #filePath, line: UInt = #line) throws {
        let copy = try copy(view)
        let pictures = [view, copy].map { view -> CGImage in
            view.layoutIfNeeded()
            let size = view.bounds.size
            return UIGraphicsImageRenderer(size: size).image { _ in
                UIColor.white.setFill()
                UIRectFill(CGRect(origin: .zero, size: size))
                view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
            }.cgImage!
        }
        let bytes = pictures.map { $0.dataProvider!.data! as Data }
        XCTAssertEqual(bytes[0], bytes[1], "\(type(of: view))", file: file, line: line)
        XCTAssertGreaterThan(Set(bytes[0]).count, 1, "\(type(of: view)) is empty", file: file, line: line)
    }

    func testGeometryLooksAndSubclassesComeBack() async throws {
        let card = ArchivedCard(title: "Sand")
        card.rounds = 3
        card.backgroundColor = .red
        card.alpha = 0.5
        card.tag = 7
        card.transform = CGAffineTransform(rotationAngle: 0.5)
        card.layer.cornerRadius = 12
        card.layer.borderWidth = 2
        card.layer.shadowOpacity = 0.25
        card.clipsToBounds = true
        card.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        card.contentMode = .center
        card.isUserInteractionEnabled = false
        card.accessibilityIdentifier = "card"
        card.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        inner.isHidden = true
        inner.backgroundColor = .systemBackground
        card.addSubview(inner)
        card.addSubview(UIView())
        let copy = try copy(card)
        XCTAssertEqual(copy.title, "Sand")
        XCTAssertEqual(copy.rounds, 3)
        XCTAssertEqual(copy.bounds, card.bounds)
        XCTAssertEqual(copy.center, card.center)
        XCTAssertEqual(copy.transform, card.transform)
        XCTAssertEqual(copy.backgroundColor, .red)
        XCTAssertEqual(copy.alpha, 0.5)
        XCTAssertEqual(copy.tag, 7)
        XCTAssertEqual(copy.layer.cornerRadius, 12)
        XCTAssertEqual(copy.layer.borderWidth, 2)
        XCTAssertEqual(copy.layer.shadowOpacity, 0.25)
        XCTAssertTrue(copy.clipsToBounds)
        XCTAssertEqual(copy.autoresizingMask, [.flexibleWidth, .flexibleTopMargin])
        XCTAssertEqual(copy.contentMode, .center)
        XCTAssertFalse(copy.isUserInteractionEnabled)
        XCTAssertEqual(copy.accessibilityIdentifier, "card")
        XCTAssertEqual(copy.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertEqual(copy.subviews.count, 2)
        XCTAssertEqual(copy.subviews[0].frame, inner.frame)
        XCTAssertTrue(copy.subviews[0].isHidden)
        XCTAssertTrue(copy.layer.delegate === copy)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(
            copy.subviews[0].backgroundColor?.resolvedColor(with: dark).cgColor,
            UIColor.systemBackground.resolvedColor(with: dark).cgColor)
    }

    func testViewsOfAllClassesLookAlike() async throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        label.text = "Two lines of text here"
        label.numberOfLines = 2
        label.font = .boldSystemFont(ofSize: 15)
        label.textColor = .systemGreen
        label.textAlignment = .right
        try assertLooksAlike(label)

        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineSpacing = 8
        let text = NSMutableAttributedString(
            string: "Red and small", attributes: [.foregroundColor: UIColor.red, .paragraphStyle: paragraph])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 8, length: 5))
        label.attributedText = text
        try assertLooksAlike(label)

        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 7, height: 12))
        }
        let picture = UIImageView(image: image)
        picture.contentMode = .scaleAspectFill
        picture.frame.size.width = 40
        picture.clipsToBounds = true
        try assertLooksAlike(picture)
        picture.image = image.withRenderingMode(.alwaysTemplate)
        picture.tintColor = .orange
        try assertLooksAlike(picture)
        picture.image = image.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
        picture.contentMode = .scaleToFill
        try assertLooksAlike(picture)

        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
        button.setTitle("Press", for: .normal)
        button.setTitleColor(.purple, for: .normal)
        button.titleLabel?.font = .boldSystemFont(ofSize: 19)
        button.backgroundColor = .yellow
        try assertLooksAlike(button)

        let toggle = UISwitch()
        toggle.isOn = true
        toggle.onTintColor = .magenta
        try assertLooksAlike(toggle)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        slider.maximumValue = 10
        slider.value = 7
        try assertLooksAlike(slider)
        let stepper = UIStepper()
        stepper.maximumValue = 3
        stepper.value = 3
        try assertLooksAlike(stepper)
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        pages.numberOfPages = 4
        pages.currentPage = 2
        pages.currentPageIndicatorTintColor = .black
        pages.pageIndicatorTintColor = .lightGray
        try assertLooksAlike(pages)
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.3
        try assertLooksAlike(bar)
        let segments = UISegmentedControl(items: ["One", image, "Three"])
        segments.selectedSegmentIndex = 2
        segments.setEnabled(false, forSegmentAt: 0)
        try assertLooksAlike(segments)
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.hidesWhenStopped = false
        spinner.color = .brown
        try assertLooksAlike(spinner)
    }

    func testStacksAndScrollViewsComeBack() async throws {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        stack.axis = .vertical
        stack.spacing = 4
        stack.distribution = .fillEqually
        for color in [UIColor.red, .green, .blue] {
            let view = UIView()
            view.backgroundColor = color
            stack.addArrangedSubview(view)
        }
        stack.setCustomSpacing(10, after: stack.arrangedSubviews[1])
        try assertLooksAlike(stack)
        let other = try copy(stack)
        XCTAssertEqual(other.arrangedSubviews.count, 3)
        XCTAssertEqual(other.customSpacing(after: other.arrangedSubviews[1]), 10)
        XCTAssertEqual(other.customSpacing(after: other.arrangedSubviews[0]), UIStackView.spacingUseDefault)
        other.frame.size.height = 104
        other.layoutIfNeeded()
        XCTAssertEqual(other.arrangedSubviews.map(\.frame.height), [30, 30, 30])

        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scroll.contentSize = CGSize(width: 50, height: 400)
        scroll.contentOffset.y = 30
        let content = UIView(frame: CGRect(x: 0, y: 40, width: 30, height: 30))
        content.backgroundColor = .red
        scroll.addSubview(content)
        try assertLooksAlike(scroll)
        let moved = try copy(scroll)
        XCTAssertEqual(moved.contentSize.height, 400)
        XCTAssertEqual(moved.contentOffset.y, 30)
        XCTAssertEqual(moved.gestureRecognizers?.count, scroll.gestureRecognizers?.count)
    }

    func testConstraintsThatAreToBeArchivedComeBack() async throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        let guide = UILayoutGuide()
        outer.addSubview(inner)
        outer.addLayoutGuide(guide)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let kept = [
            guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            guide.widthAnchor.constraint(equalToConstant: 0),
            guide.topAnchor.constraint(equalTo: outer.topAnchor), guide.heightAnchor.constraint(equalToConstant: 0),
            inner.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
            inner.heightAnchor.constraint(equalToConstant: 20),
        ]
        for constraint in kept { constraint.shouldBeArchived = true }
        kept[7].priority = UILayoutPriority(900)
        kept[7].identifier = "height"
        NSLayoutConstraint.activate(kept)
        outer.heightAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
        outer.layoutIfNeeded()
        let copy = try copy(outer)
        XCTAssertEqual(copy.constraints.count, 7)
        copy.bounds.size.width = 200
        copy.layoutIfNeeded()
        XCTAssertEqual(copy.subviews[0].frame, CGRect(x: 10, y: 8, width: 100, height: 20))
        let height = copy.subviews[0].constraints.first { $0.identifier == "height" }
        XCTAssertEqual(height?.priority, UILayoutPriority(900))
    }

    func testControllersComeBack() async throws {
        let controller = UIViewController()
        controller.title = "Sand"
        controller.preferredContentSize = CGSize(width: 30, height: 40)
        let data = try NSKeyedArchiver.archivedData(withRootObject: controller, requiringSecureCoding: false)
        let copy = try XCTUnwrap(NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIViewController)
        XCTAssertEqual(copy.title, "Sand")
        XCTAssertEqual(copy.preferredContentSize, CGSize(width: 30, height: 40))
        XCTAssertNotNil(copy.view)
    }

    /// An untrusted archive gives a view or an error.
    func testDamagedArchivesGiveErrors() async throws {
        let card = ArchivedCard(title: "Sand")
        card.backgroundColor = .red
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.attributedText = NSAttributedString(string: "Text", attributes: [.foregroundColor: UIColor.blue])
        let stack = UIStackView(arrangedSubviews: [label, UISwitch(), UISegmentedControl(items: ["a", "b"])])
        card.addSubview(stack)
        let data = try NSKeyedArchiver.archivedData(withRootObject: card, requiringSecureCoding: false)
        let whole = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedCard.self, from: data))
        XCTAssertEqual((whole.subviews.first as? UIStackView)?.arrangedSubviews.count, 3)
        XCTAssertThrowsError(try NSKeyedUnarchiver.unarchivedObject(ofClass: UILabel.self, from: data))
        XCTAssertThrowsError(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIView.self, from: Data("no".utf8)))
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        var failures = 0
        for _ in 0..<400 {
            var bytes = data
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            do {
                _ = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIView.self, from: bytes)
            } catch {
                failures += 1
            }
        }
        XCTAssertGreaterThan(failures, 0, "seed \(seed)")
    }
}
