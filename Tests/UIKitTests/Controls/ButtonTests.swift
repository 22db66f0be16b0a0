import QuartzCore
import UIKit
import XCTest

/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uibutton).
final class ButtonTests: ControlTestCase {
    private func square(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    // MARK: Without a configuration

    /// See [Apple's reference](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/visualeffect).
    func testABackgroundMayBeAnEffect() async {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Over a blur"
        configuration.cornerStyle = .fixed
        configuration.background.cornerRadius = 7
        configuration.background.visualEffect = UIBlurEffect(style: .dark)
        configuration.background.backgroundColor = UIColor.red.withAlphaComponent(0.2)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
        button.layoutIfNeeded()
        func effects() -> [UIVisualEffectView] {
            button.subviews.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView }
        }
        XCTAssertEqual(effects().count, 1)
        XCTAssertEqual(effects().first?.effect, UIBlurEffect(style: .dark))
        XCTAssertEqual(effects().first?.frame, button.bounds)
        XCTAssertEqual(effects().first?.layer.cornerRadius, 7)
        XCTAssertEqual(effects().first?.contentView.backgroundColor, UIColor.red.withAlphaComponent(0.2))
        button.configuration?.background.visualEffect = nil
        button.layoutIfNeeded()
        XCTAssertEqual(effects().count, 0)
    }

    func testStatesFallBackToNormal() async {
        let button = UIButton(type: .custom)
        button.setTitle("one", for: .normal)
        button.setTitle("two", for: .highlighted)
        XCTAssertEqual(button.currentTitle, "one")
        XCTAssertEqual(button.title(for: .selected), "one")
        XCTAssertEqual(button.title(for: [.selected, .highlighted]), "one")
        button.isHighlighted = true
        XCTAssertEqual(button.currentTitle, "two")
        XCTAssertEqual(button.titleLabel?.text, "two")
        button.setTitle(nil, for: .highlighted)
        XCTAssertEqual(button.currentTitle, "one")
        XCTAssertEqual(button.currentTitleColor, .white)
        button.setTitleColor(.red, for: .normal)
        XCTAssertEqual(button.titleColor(for: .disabled), .red)
    }

    func testASystemButtonHasTheTint() async {
        let button = UIButton(type: .system)
        button.tintColor = .purple
        button.setTitle("title", for: .normal)
        XCTAssertEqual(button.titleLabel?.textColor, .purple)
        button.isHighlighted = true
        XCTAssertEqual(button.titleLabel?.alpha ?? 1, 0.2, accuracy: 1e-6)
        button.isHighlighted = false
        XCTAssertEqual(button.titleLabel?.alpha, 1)
        button.isEnabled = false
        XCTAssertEqual(button.titleLabel?.textColor, .tertiaryLabel)
    }

    func testItsSizeFollowsItsContents() async {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let label = button.titleLabel?.intrinsicContentSize ?? .zero
        XCTAssertEqual(button.intrinsicContentSize.height, label.height + 12)
        XCTAssertEqual(button.intrinsicContentSize.width, label.width)
        button.setTitle("i", for: .normal)
        XCTAssertEqual(button.intrinsicContentSize.width, 30)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let small = button.titleLabel?.intrinsicContentSize ?? .zero
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: small.width + 6, height: small.height + 4))
        let picture = UIButton()
        picture.setImage(square(24), for: .normal)
        XCTAssertEqual(picture.intrinsicContentSize, CGSize(width: 24, height: 24))
    }

    func testAButtonThatShowsNothingHasASize() async {
        for type in [UIButton.ButtonType.custom, .system, .plain] {
            let button = UIButton(type: type)
            XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 30, height: 34))
            XCTAssertEqual(button.sizeThatFits(.zero), CGSize(width: 30, height: 34))
            button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 6, height: 4))
        }
    }

    func testTypesWithASymbolHaveItsSize() async {
        for type in [UIButton.ButtonType.contactAdd, .detailDisclosure, .infoLight, .infoDark, .close] {
            let button = UIButton(type: type)
            XCTAssertNotNil(button.currentImage, "\(type)")
            XCTAssertEqual(button.frame.origin, .zero)
            XCTAssertEqual(button.frame.size, button.intrinsicContentSize)
            XCTAssertGreaterThan(button.frame.width, 15)
        }
    }

    /// Gray in a light circle, whatever the tint colour.
    func testAButtonThatClosesIsGray() async throws {
        window.tintColor = .red
        let button = UIButton(type: .close)
        let item = UINavigationItem(title: "")
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 200, height: 44))
        bar.items = [item]
        window.backgroundColor = .white
        window.addSubview(button)
        window.addSubview(bar)
        CATransaction.flush()
        let picture = try XCTUnwrap(
            PixelReader(UIGraphicsImageRenderer(bounds: window.bounds).image { window.layer.render(in: $0.cgContext) }))
        let inked = (0..<200).flatMap { y in (0..<200).map { picture[$0, y] } }.filter { $0 != [255, 255, 255, 255] }
        XCTAssertGreaterThan(inked.count, 500)
        XCTAssertEqual(inked.filter { Int($0[0]) > Int($0[1]) + 12 }.count, 0, "none is red")
    }

    func testImageAndTitleStandSideBySide() async {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setImage(square(20), for: .normal)
        button.setTitle("title", for: .normal)
        button.layoutIfNeeded()
        let (image, title) = (button.imageView!.frame, button.titleLabel!.frame)
        XCTAssertEqual(image.maxX, title.minX)
        XCTAssertEqual(image.minX - 0, 200 - title.maxX, accuracy: 1e-6)
        XCTAssertEqual(image.midY, 25)
        // Insets on both sides move it by half of their sum.
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel!.frame.minX, title.minX + 10)
        XCTAssertEqual(button.imageView!.frame, image)
        button.titleEdgeInsets = .zero
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        XCTAssertEqual(button.imageView!.frame, CGRect(x: 0, y: 30, width: 20, height: 20))
        button.contentHorizontalAlignment = .trailing
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel!.frame.maxX, 200)
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel!.frame.minX, 0)
        XCTAssertEqual(button.imageView!.frame.minX, button.titleLabel!.frame.maxX)
    }

    func testATapIsThePrimaryAction() async {
        let button = UIButton(
            primaryAction: UIAction(title: "go") { [unowned self] _ in log.append("go") })
        XCTAssertEqual(button.currentTitle, "go")
        _ = add(button, at: CGPoint(x: 10, y: 10), listens: [.touchUpInside])
        button.frame.size = CGSize(width: 60, height: 40)
        run(TouchScript().tap(at: CGPoint(x: 40, y: 30)))
        XCTAssertEqual(log, ["go", "up"])
        run(TouchScript().drag(from: CGPoint(x: 40, y: 30), to: CGPoint(x: 190, y: 190)))
        XCTAssertEqual(log, ["go", "up"])
    }

    func testSelectionAsPrimaryAction() async {
        let button = add(UIButton(type: .system), at: CGPoint(x: 10, y: 10), listens: [])
        button.frame.size = CGSize(width: 60, height: 40)
        button.changesSelectionAsPrimaryAction = true
        button.addAction(UIAction { [unowned self] _ in log.append("\(button.isSelected)") }, for: .touchUpInside)
        run(TouchScript().tap(at: CGPoint(x: 40, y: 30)).tap(at: CGPoint(x: 40, y: 30), after: 1))
        XCTAssertEqual(log, ["true", "false"])
    }

    // MARK: With a configuration

    func testInsetsAndSizes() async {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        XCTAssertEqual(
            configuration.contentInsets, NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        let button = UIButton(configuration: configuration)
        let label = button.titleLabel!.intrinsicContentSize
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: label.width + 24, height: label.height + 14))
        XCTAssertEqual(button.frame.size, button.intrinsicContentSize)
        button.configuration?.contentInsets = .zero
        XCTAssertEqual(button.intrinsicContentSize, label)
        button.configuration?.setDefaultContentInsets()
        button.configuration?.buttonSize = .large
        XCTAssertEqual(button.intrinsicContentSize.height, label.height + 30)
    }

    func testPlacesOfTheImage() async {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.image = square(20)
        configuration.imagePadding = 5
        configuration.contentInsets = .zero
        let button = UIButton(configuration: configuration)
        func frames(_ edge: NSDirectionalRectEdge) -> (CGRect, CGRect) {
            button.configuration?.imagePlacement = edge
            button.sizeToFit()
            button.layoutIfNeeded()
            return (button.imageView!.frame, button.titleLabel!.frame)
        }
        var (image, title) = frames(.leading)
        XCTAssertEqual(image.maxX + 5, title.minX)
        XCTAssertEqual(image.minX, 0)
        (image, title) = frames(.trailing)
        XCTAssertEqual(title.maxX + 5, image.minX)
        (image, title) = frames(.top)
        XCTAssertEqual(image.maxY + 5, title.minY)
        XCTAssertEqual(image.midX, title.midX, accuracy: 1e-6)
        (image, title) = frames(.bottom)
        XCTAssertEqual(title.maxY + 5, image.minY)
        XCTAssertEqual(title.minY, 0)
    }

    func testSubtitle() async {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "A longer title"
        configuration.subtitle = "sub"
        configuration.titleAlignment = .trailing
        let button = UIButton(configuration: configuration)
        button.layoutIfNeeded()
        let (title, subtitle) = (button.titleLabel!.frame, button.subtitleLabel!.frame)
        XCTAssertEqual(title.maxY + 1, subtitle.minY)
        XCTAssertEqual(title.maxX, subtitle.maxX)
        XCTAssertLessThan(button.subtitleLabel!.font.pointSize, button.titleLabel!.font.pointSize)
    }

    func testCornersAndColours() async {
        var configuration = UIButton.Configuration.filled()
        configuration.title = " "
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = .red
        let button = add(UIButton(configuration: configuration), at: CGPoint(x: 10, y: 10), listens: [])
        button.frame.size = CGSize(width: 100, height: 40)
        CATransaction.flush()
        XCTAssertEqual(button.subviews[0].layer.cornerRadius, 20)
        let picture = Picture(window.layer, width: 200, height: 200)
        XCTAssertEqual(picture[30, 30], [255, 0, 0, 255])
        XCTAssertEqual(picture[11, 11][3], 0)
        button.isEnabled = false
        CATransaction.flush()
        XCTAssertEqual(button.subviews[0].backgroundColor, .tertiarySystemFill)
    }

    func testTheHandlerIsToldOfEachState() async {
        let button = add(UIButton(configuration: .filled()), at: CGPoint(x: 10, y: 10), listens: [])
        button.frame.size = CGSize(width: 100, height: 40)
        button.configurationUpdateHandler = { [unowned self] button in
            log.append("\(button.state.rawValue)")
            button.configuration?.title = button.isHighlighted ? "down" : "up"
        }
        CATransaction.flush()
        XCTAssertEqual(button.titleLabel?.text, "up")
        log = []
        window.perform(TouchScript().press(at: CGPoint(x: 40, y: 30), duration: 0.5))
        advance(to: 0.2)
        XCTAssertEqual(button.titleLabel?.text, "down")
        advance(to: 1)
        XCTAssertEqual(button.titleLabel?.text, "up")
        XCTAssertEqual(log, ["1", "0"])
    }

    func testAttributesOfTheTitle() async {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 31)
            return outgoing
        }
        let button = UIButton(configuration: configuration)
        XCTAssertEqual(button.titleLabel?.font.pointSize, 31)
        var container = AttributeContainer()
        container.foregroundColor = .red
        button.configuration?.attributedTitle = AttributedString("Red", attributes: container)
        XCTAssertEqual(button.titleLabel?.text, "Red")
        XCTAssertEqual(button.titleLabel?.textColor, .red)
        XCTAssertEqual(button.titleLabel?.font.pointSize, 31)
    }

    func testAnEmptyButtonHasASize() async {
        let button = UIButton(configuration: .filled())
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 24, height: 14))
        button.configuration?.title = ""
        button.configuration?.imagePadding = .nan
        button.configuration?.showsActivityIndicator = true
        button.layoutIfNeeded()
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 44, height: 34))
        button.configuration = nil
        button.setTitle("plain", for: .normal)
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.text, "plain")
        button.titleEdgeInsets = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
        XCTAssertEqual(button.titleEdgeInsets, .zero)
    }

    /// A pop-up button has chevrons after the selected title, which take space of their own.
    func testAPopUpButtonHasChevrons() async throws {
        var look = UIButton.Configuration.gray()
        look.title = "One"
        let button = UIButton(configuration: look)
        window.addSubview(button)
        let plain = button.intrinsicContentSize.width
        button.menu = UIMenu(children: [UIAction(title: "One", state: .on) { _ in }, UIAction(title: "Two") { _ in }])
        button.showsMenuAsPrimaryAction = true
        XCTAssertEqual(button.intrinsicContentSize.width, plain)
        button.changesSelectionAsPrimaryAction = true
        let width = button.intrinsicContentSize.width
        XCTAssertGreaterThan(width, plain + 8)
        button.frame = CGRect(x: 10, y: 10, width: width, height: 35)
        button.layoutIfNeeded()
        keepPicture("button-popup", of: window, scale: 3)
        let sign = try XCTUnwrap(button.subviews.compactMap { $0 as? UIImageView }.first)
        XCTAssertEqual(sign.frame.maxX, width - 12, accuracy: 1)
        XCTAssertLessThanOrEqual(try XCTUnwrap(button.titleLabel).frame.maxX, sign.frame.minX - 4)
        button.configuration?.indicator = .none
        XCTAssertEqual(button.intrinsicContentSize.width, plain)
        button.configuration?.indicator = .popup
        button.changesSelectionAsPrimaryAction = false
        XCTAssertEqual(button.intrinsicContentSize.width, width)
    }
}
