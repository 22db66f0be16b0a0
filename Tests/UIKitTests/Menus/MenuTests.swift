import QuartzCore
import UIKit
import XCTest

/// Menus: of buttons, context menus, and edit menus.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction).
final class MenuTests: NavigationTestCase, UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate {
    private var configuration: UIContextMenuConfiguration?
    private var preview: UITargetedPreview?
    private let card = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 80))

    private func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], image: String? = nil,
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(
            title: title, image: image.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state
        ) { [unowned self] in log.append($0.title) }
    }

    private func showRoot() -> NavigationPage {
        let root = NavigationPage("Root")
        show(root)
        root.view.backgroundColor = .systemTeal
        card.backgroundColor = .systemOrange
        root.view.addSubview(card)
        settle()
        return root
    }

    private func button(_ menu: UIMenu) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.frame = CGRect(x: 40, y: 300, width: 200, height: 44)
        button.menu = menu
        showRoot().view.addSubview(button)
        settle()
        return button
    }

    private func tap(_ title: String) {
        guard let place = frame(of: title) else { return XCTFail("no \(title)") }
        run(TouchScript().tap(at: CGPoint(x: place.midX, y: place.midY)))
        pass(0.5)
        settle()
    }

    private func press(_ place: CGPoint) {
        run(TouchScript().press(at: place, duration: 0.7))
        pass(0.5)
        settle()
    }

    // MARK: Elements

    func testMenusKnowWhatIsChosen() async {
        let (one, two) = (action("One", state: .on), action("Two"))
        let menu = UIMenu(options: .singleSelection, children: [one, UIMenu(options: .displayInline, children: [two])])
        XCTAssertEqual(menu.selectedElements, [one])
        XCTAssertEqual(UIMenu.Identifier.file.rawValue, "com.apple.menu.file")
        XCTAssertEqual(UIMenu.Identifier.undoRedo.rawValue, "com.apple.menu.undo-redo")
        let command = UICommand(title: "Say", action: Selector("say:", Target.tap(_:)))
        let target = Target()
        target.tell = { [unowned self] in log.append($0) }
        command.performWithSender(nil, target: target)
        XCTAssertEqual(log, ["tap "])
        command.attributes = .disabled
        command.performWithSender(nil, target: target)
        XCTAssertEqual(log.count, 1)
    }

    // MARK: Buttons

    /// A submenu has a chevron before its title, with or without an image, and the other titles are aligned with it.
    func testRowsOfSubmenusHaveAChevron() async {
        let menu = UIMenu(children: [
            action("Plain"), UIMenu(title: "Sort", image: UIImage(systemName: "star"), children: [action("By")]),
            UIMenu(title: "Group", children: [action("Of")]),
        ])
        let button = button(menu)
        button.showsMenuAsPrimaryAction = true
        run(TouchScript().tap(at: CGPoint(x: 140, y: 320)))
        pass(0.5)
        keepPicture("menu-submenus")
        XCTAssertEqual(frame(of: "Plain")?.minX, frame(of: "Sort")?.minX)
        XCTAssertEqual(frame(of: "Plain")?.minX, frame(of: "Group")?.minX)
        var signs: [String: [CGFloat]] = [:]
        func look(_ view: UIView) {
            if let image = view as? UIImageView, image.image != nil, let row = view.superview {
                let title = row.subviews.compactMap { ($0 as? UILabel)?.text }.first ?? ""
                signs[title, default: []].append(view.frame.midX / row.bounds.width)
            }
            view.subviews.forEach(look)
        }
        phone.subviews.forEach(look)
        XCTAssertNil(signs["Plain"])
        XCTAssertEqual(signs["Sort"]?.count, 2)
        XCTAssertEqual(signs["Group"]?.count, 1)
        XCTAssertLessThan(signs["Group"]?.first ?? 1, 0.1)
    }

    func testATouchBringsAButtonsMenu() async {
        let menu = UIMenu(
            title: "Title",
            children: [
                action("One", image: "star"), action("Two", .disabled), action("Hidden", .hidden),
                UIMenu(options: .displayInline, children: [action("Delete", .destructive, image: "trash")]),
                UIMenu(title: "More", children: [action("Inner")]),
            ])
        let button = button(menu)
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { [unowned self] _ in log.append("tap") }, for: .touchUpInside)
        button.addAction(UIAction { [unowned self] _ in log.append("menu") }, for: .menuActionTriggered)
        run(TouchScript().tap(at: CGPoint(x: 140, y: 320)))
        pass(0.5)
        keepPicture("menu")
        XCTAssertEqual(log, ["menu"])
        XCTAssertEqual(button.contextMenuInteraction?.menuAppearance, .compact)
        XCTAssertNotNil(frame(of: "Title"))
        XCTAssertNil(frame(of: "Hidden"))
        XCTAssertGreaterThan(frame(of: "One")!.minY, 344)
        XCTAssertEqual(frame(of: "Two")!.midY - frame(of: "One")!.midY, 44, accuracy: 1)
        tap("Two")
        XCTAssertEqual(log, ["menu"])
        tap("More")
        XCTAssertNil(frame(of: "One"))
        XCTAssertNotNil(frame(of: "Inner"))
        tap("More")
        XCTAssertNotNil(frame(of: "One"))
        tap("Delete")
        XCTAssertEqual(log, ["menu", "Delete"])
        XCTAssertNil(frame(of: "One"))
        XCTAssertEqual(button.contextMenuInteraction?.menuAppearance, .unknown)
    }

    func testAFingerThatStaysDownChooses() async {
        let button = button(UIMenu(children: [action("One"), action("Two")]))
        button.showsMenuAsPrimaryAction = true
        run(
            TouchScript().drag(
                through: [CGPoint(x: 140, y: 320), CGPoint(x: 140, y: 322), CGPoint(x: 140, y: 410)], duration: 1))
        pass(0.5)
        XCTAssertEqual(log, ["Two"])
    }

    func testAPressBringsTheMenuBesideAnAction() async {
        let button = button(UIMenu(children: [action("One")]))
        button.addAction(UIAction { [unowned self] _ in log.append("tap") }, for: .touchUpInside)
        run(TouchScript().tap(at: CGPoint(x: 140, y: 320)))
        XCTAssertEqual(log, ["tap"])
        XCTAssertNil(frame(of: "One"))
        press(CGPoint(x: 140, y: 320))
        XCTAssertNotNil(frame(of: "One"))
        run(TouchScript().tap(at: CGPoint(x: 350, y: 750)))
        pass(0.5)
        XCTAssertNil(frame(of: "One"))
        XCTAssertEqual(log, ["tap"])
    }

    func testAPopUpButtonShowsWhatIsChosen() async {
        let (one, two) = (action("One"), action("Two"))
        let button = button(UIMenu(children: [one, two]))
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        XCTAssertEqual(button.title(for: .normal), "One")
        XCTAssertEqual(one.state, .on)
        settle()
        run(TouchScript().tap(at: CGPoint(x: 140, y: 320)))
        pass(0.5)
        keepPicture("menu-popup")
        tap("Two")
        XCTAssertEqual(button.title(for: .normal), "Two")
        XCTAssertEqual([one.state, two.state], [.off, .on])
        XCTAssertFalse(button.isSelected)
    }

    func testABarsItemHasAMenu() async {
        let root = NavigationPage("Root")
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: UIMenu(children: [action("One")]))
        show(UINavigationController(rootViewController: root))
        tap("More")
        XCTAssertEqual(frame(of: "One")!.minY > 80, true)
        tap("One")
        XCTAssertEqual(log, ["One"])
    }

    func testDeferredElementsComeWhenTheyAreThere() async {
        var complete: (([UIMenuElement]) -> Void)?
        var count = 0
        let late = UIDeferredMenuElement { complete = $0 }
        let now = UIDeferredMenuElement.uncached { [unowned self] in
            count += 1
            $0([action("Now \(count)")])
        }
        let button = button(UIMenu(children: [action("One"), late, now]))
        button.showsMenuAsPrimaryAction = true
        run(TouchScript().tap(at: CGPoint(x: 140, y: 320)))
        pass(0.5)
        XCTAssertNotNil(frame(of: "Loading…"))
        XCTAssertNotNil(frame(of: "Now 1"))
        complete?([action("Late"), action("Later")])
        pass(0.5)
        XCTAssertNil(frame(of: "Loading…"))
        XCTAssertNotNil(frame(of: "Later"))
        tap("Late")
        XCTAssertEqual(log, ["Late"])
        run(TouchScript().tap(at: CGPoint(x: 140, y: 320)))
        pass(0.5)
        XCTAssertNotNil(frame(of: "Late"))
        XCTAssertNotNil(frame(of: "Now 2"))
    }

    func testSmallElementsStandBesideEachOther() async {
        let menu = UIMenu(
            children: [
                UIMenu(
                    options: .displayInline, preferredElementSize: .medium,
                    children: [action("Copy", image: "star"), action("Move", image: "heart"), action("Share")]),
                action("One", .keepsMenuPresented),
                // Groups may be provided later, as those of SwiftUI's menus are.
                UIDeferredMenuElement.uncached { [unowned self] in
                    let pair = [action("Cut"), action("Paste")]
                    $0([UIMenu(options: .displayInline, preferredElementSize: .medium, children: pair)])
                },
            ])
        let button = button(menu)
        button.showsMenuAsPrimaryAction = true
        run(TouchScript().tap(at: CGPoint(x: 140, y: 320)))
        pass(0.5)
        keepPicture("menu-medium")
        XCTAssertEqual(frame(of: "Move")!.midX - frame(of: "Copy")!.midX, 250 / 3, accuracy: 1)
        XCTAssertEqual(frame(of: "Paste")!.midX - frame(of: "Cut")!.midX, 125, accuracy: 1)
        tap("One")
        XCTAssertEqual(log, ["One"])
        tap("Share")
        XCTAssertEqual(log, ["One", "Share"])
        XCTAssertNil(frame(of: "One"))
    }

    // MARK: Context menus

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("configuration \(Int(location.x)) \(Int(location.y))")
        return configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        log.append("highlight \(identifier)")
        return preview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        log.append("dismissal")
        return nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        log.append("commit")
        animator.addCompletion { [unowned self] in log.append("committed") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("display")
        animator?.addCompletion { [unowned self] in log.append("displayed") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("end")
        animator?.addCompletion { [unowned self] in log.append("ended") }
    }

    func testAPressLiftsAView() async {
        _ = showRoot()
        let interaction = UIContextMenuInteraction(delegate: self)
        card.addInteraction(interaction)
        run(TouchScript().press(at: CGPoint(x: 60, y: 220), duration: 0.3))
        XCTAssertEqual(log, [])
        press(CGPoint(x: 60, y: 220))
        XCTAssertEqual(log, ["configuration 20 20"], "there may be none")
        configuration = UIContextMenuConfiguration(identifier: NSString("card"), previewProvider: nil) {
            [unowned self] _ in
            UIMenu(children: [action("Copy", image: "star"), action("Delete", .destructive, image: "trash")])
        }
        log = []
        press(CGPoint(x: 60, y: 220))
        keepPicture("context-menu")
        XCTAssertEqual(log, ["configuration 20 20", "highlight card", "display", "displayed"])
        XCTAssertEqual(interaction.menuAppearance, .rich)
        XCTAssertEqual(card.alpha, 0)
        XCTAssertGreaterThan(frame(of: "Copy")!.minY, 280 + 12)
        log = []
        tap("Delete")
        XCTAssertEqual(log, ["Delete", "dismissal", "end", "ended"])
        XCTAssertEqual(card.alpha, 1)
        interaction.updateVisibleMenu { $0 }
        press(CGPoint(x: 60, y: 220))
        log = []
        interaction.updateVisibleMenu { [unowned self] in $0.replacingChildren([action("Other")]) }
        pass(0.4)
        XCTAssertNil(frame(of: "Copy"))
        XCTAssertNotNil(frame(of: "Other"))
        interaction.dismissMenu()
        pass(0.5)
        XCTAssertNil(frame(of: "Other"))
        XCTAssertEqual(log, ["dismissal", "end", "ended"])
    }

    func testAControllersPreviewIsCommitted() async {
        _ = showRoot()
        card.frame.origin.y = 700
        settle()
        let controller = NavigationPage("Preview")
        controller.preferredContentSize = CGSize(width: 300, height: 200)
        configuration = UIContextMenuConfiguration(
            previewProvider: { controller },
            actionProvider: { [unowned self] _ in UIMenu(children: [action("Open")]) })
        preview = UITargetedPreview(view: card)
        card.addInteraction(UIContextMenuInteraction(delegate: self))
        press(CGPoint(x: 60, y: 720))
        keepPicture("context-preview")
        let shown = controller.view.convert(controller.view.bounds, to: phone)
        XCTAssertEqual(shown.size, CGSize(width: 300, height: 200))
        XCTAssertTrue(phone.bounds.insetBy(dx: 0, dy: 34).contains(shown))
        XCTAssertTrue(frame(of: "Open")!.minY > shown.maxY || frame(of: "Open")!.maxY < shown.minY)
        log = []
        run(TouchScript().tap(at: CGPoint(x: shown.midX, y: shown.midY)))
        pass(0.5)
        XCTAssertEqual(log, ["commit", "dismissal", "end", "committed", "ended"])
        XCTAssertNil(controller.view.superview)
    }

    // MARK: Edit menus

    private var edits: [UIMenuElement]?

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        UIMenu(children: suggestedActions + (edits ?? []))
    }

    func testAnEditMenuIsABarOfWords() async {
        let root = showRoot()
        let field = Field(frame: CGRect(x: 40, y: 400, width: 200, height: 40))
        field.tell = { [unowned self] in log.append($0) }
        root.view.addSubview(field)
        let interaction = UIEditMenuInteraction(delegate: self)
        field.addInteraction(interaction)
        edits = [action("Look Up")]
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 0)))
        pass(0.5)
        keepPicture("edit-menu")
        XCTAssertLessThan(frame(of: "Copy")!.maxY, 400)
        XCTAssertNil(frame(of: "Cut"), "the field can't")
        tap("Look Up")
        XCTAssertEqual(log, ["Look Up"])
        XCTAssertNil(frame(of: "Copy"))
        edits = (0..<12).map { action("Word \($0)") }
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 0)))
        pass(0.5)
        XCTAssertNil(frame(of: "Word 11"))
        tap("›")
        XCTAssertNotNil(frame(of: "Word 5"))
        tap("‹")
        tap("Copy")
        XCTAssertEqual(log, ["Look Up", "copy"])
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 0)))
        pass(0.5)
        run(TouchScript().tap(at: CGPoint(x: 300, y: 700)))
        pass(0.5)
        XCTAssertNil(frame(of: "Copy"))
    }
}

private final class Field: UIView {
    var tell: (String) -> Void = { _ in }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.name == "copy:" }

    override func copy(_ sender: Any?) { tell("copy") }
}
