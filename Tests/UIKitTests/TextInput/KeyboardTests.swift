import QuartzCore
@testable import UIKit
import XCTest

/// Keyboard, input views, accessory views, and their notifications.
final class KeyboardTests: ViewTestCase {
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 180, height: 34))
    private var tokens: [any NSObjectProtocol] = []

    override func setUp() async throws {
        try await super.setUp()
        window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        window.addSubview(field)
        for (name, word) in [
            (UIResponder.keyboardWillShowNotification, "will show"),
            (UIResponder.keyboardDidShowNotification, "did show"),
            (UIResponder.keyboardWillHideNotification, "will hide"),
            (UIResponder.keyboardDidHideNotification, "did hide"),
        ] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    MainActor.assumeIsolated {
                        self.log.append("\(word) \(Int(end?.minY ?? -1))+\(Int(end?.height ?? -1))")
                    }
                })
        }
        CATransaction.flush()
    }

    override func tearDown() async throws {
        UIScreen.main.hasHardwareKeyboard = true
        field.resignFirstResponder()
        MediaClock.advance(to: CACurrentMediaTime() + 1)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        try await super.tearDown()
    }

    private func finish() {
        CATransaction.flush()
        MediaClock.advance(to: CACurrentMediaTime() + 0.5)
    }

    func testWithAHardwareKeyboardNothingComes() async {
        field.becomeFirstResponder()
        finish()
        XCTAssertEqual(log, [])
        XCTAssertEqual(window.keyboardLayoutGuide.layoutFrame.height, window.safeAreaInsets.bottom)
    }

    func testKeysComeAndGo() async {
        UIScreen.main.hasHardwareKeyboard = false
        let height = Int(216 + window.safeAreaInsets.bottom)
        let guide = window.keyboardLayoutGuide
        field.becomeFirstResponder()
        finish()
        XCTAssertEqual(log, ["will show \(480 - height)+\(height)", "did show \(480 - height)+\(height)"])
        XCTAssertEqual(guide.layoutFrame.height, CGFloat(height))
        log = []
        field.resignFirstResponder()
        finish()
        XCTAssertEqual(log, ["will hide 480+\(height)", "did hide 480+\(height)"])
    }

    func testKeysOnTheScreenType() async {
        UIScreen.main.hasHardwareKeyboard = false
        field.becomeFirstResponder()
        finish()
        func cap(_ label: String) -> KeyCap? {
            func find(_ view: UIView) -> KeyCap? {
                if let cap = view as? KeyCap, cap.accessibilityLabel == label { return cap }
                return view.subviews.lazy.compactMap(find).first
            }
            return find(window)
        }
        for label in ["h", "i", "space", "shift", "Y", "o", "delete"] {
            window.layoutIfNeeded()
            guard let cap = cap(label) else { return XCTFail("no key \(label)") }
            let place = cap.convert(CGPoint(x: cap.bounds.midX, y: cap.bounds.midY), to: window)
            let now = CACurrentMediaTime()
            window.perform(TouchScript().tap(at: place))
            MediaClock.advance(to: now + 0.5)
        }
        XCTAssertEqual(field.text, "hi Y")
    }

    func testInputAndAccessoryViewsShow() async {
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        field.becomeFirstResponder()
        finish()
        window.layoutIfNeeded()
        XCTAssertEqual(field.inputView?.window, window)
        XCTAssertEqual(field.inputAccessoryView?.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
        let bottom = window.safeAreaInsets.bottom
        XCTAssertEqual(log.first, "will show \(Int(480 - 144 - bottom))+\(Int(144 + bottom))")
    }

    /// A controller with a bar at the bottom for entering text.
    private final class Chat: UIViewController {
        final class Bar: UIView {
            let field = UITextField()
            let height: NSLayoutConstraint

            override init(frame: CGRect) {
                height = field.heightAnchor.constraint(equalToConstant: 40)
                super.init(frame: frame)
                autoresizingMask = .flexibleHeight
                field.translatesAutoresizingMaskIntoConstraints = false
                addSubview(field)
                NSLayoutConstraint.activate([
                    field.leadingAnchor.constraint(equalTo: leadingAnchor),
                    field.trailingAnchor.constraint(equalTo: trailingAnchor),
                    field.topAnchor.constraint(equalTo: topAnchor, constant: 5),
                    field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5), height,
                ])
            }

            required init?(coder: NSCoder) { nil }

            override var intrinsicContentSize: CGSize { .zero }
        }

        let bar = Bar()
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
    }

    func testAControllersAccessoryStaysWhileItIsEdited() async {
        let chat = Chat()
        window.rootViewController = chat
        finish()
        window.layoutIfNeeded()
        XCTAssertTrue(chat.isFirstResponder, "it shows as soon as the controller does")
        XCTAssertEqual(chat.bar.window, window)
        XCTAssertEqual(chat.bar.bounds.size, CGSize(width: 320, height: 50))
        chat.bar.field.becomeFirstResponder()
        finish()
        XCTAssertTrue(chat.bar.field.isFirstResponder)
        XCTAssertEqual(chat.bar.window, window)
        chat.bar.field.resignFirstResponder()
        finish()
        XCTAssertTrue(chat.isFirstResponder)
        XCTAssertEqual(chat.bar.window, window)
        XCTAssertFalse(log.contains { $0.contains("hide") }, "\(log)")
        window.rootViewController = UIViewController()
        finish()
        XCTAssertNil(chat.bar.window)
    }

    func testAnAccessoryIsAsHighAsItsContents() async {
        let chat = Chat()
        window.rootViewController = chat
        finish()
        window.layoutIfNeeded()
        chat.bar.height.constant = 90
        chat.bar.invalidateIntrinsicContentSize()
        finish()
        XCTAssertEqual(chat.bar.bounds.height, 100)
        let bottom = window.safeAreaInsets.bottom
        XCTAssertEqual(chat.bar.convert(chat.bar.bounds, to: window).minY, 480 - 100 - bottom)
        XCTAssertEqual(window.keyboardLayoutGuide.layoutFrame.height, 100 + bottom)
        window.rootViewController = nil
    }

    /// A field without an accessory view of its own shows the enclosing controller's.
    func testAnAccessoryBelongsToTheChain() async {
        let chat = Chat()
        window.rootViewController = chat
        let own = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        chat.view.addSubview(own)
        finish()
        own.becomeFirstResponder()
        finish()
        XCTAssertTrue(own.isFirstResponder)
        XCTAssertEqual(chat.bar.window, window)
        own.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        own.reloadInputViews()
        finish()
        XCTAssertNil(chat.bar.window)
        XCTAssertEqual(own.inputAccessoryView?.window, window)
        window.rootViewController = nil
    }

    func testPressesGoUpTheChainBeforeTheyAreTyped() async {
        final class Keeper: UIView {
            var kept: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                guard let key = presses.first?.key, key.characters == "k" else {
                    return super.pressesBegan(presses, with: event)
                }
                kept.append(key.characters)
            }
        }
        let keeper = Keeper(frame: window.bounds)
        window.addSubview(keeper)
        keeper.addSubview(field)
        field.becomeFirstResponder()
        window.type("akb")
        XCTAssertEqual(field.text, "ab")
        XCTAssertEqual(keeper.kept, ["k"])
    }

    func testKeyCommandsCallTheChain() async {
        final class Commander: UIView {
            var log: [String] = []
            var commands: [UIKeyCommand] = []
            override var keyCommands: [UIKeyCommand]? { commands }
            override var canBecomeFirstResponder: Bool { true }
            override func target(forAction action: Selector, withSender sender: Any?) -> Any? { self }
            override func rename(_ sender: Any?) { log.append((sender as? UIKeyCommand)?.input ?? "") }
        }
        let view = Commander(frame: window.bounds)
        view.commands = [
            UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("rename:")),
            UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Selector("rename:")),
        ]
        XCTAssertTrue(view.commands[0].matches(key("n", .command)))
        XCTAssertFalse(view.commands[0].matches(key("n", [])))
        XCTAssertFalse(view.commands[0].matches(key("n", [.command, .shift])))
        XCTAssertFalse(TextKeys.areText(key("n", .command)))
        XCTAssertTrue(TextKeys.areText(key("n", [])))
        XCTAssertTrue(TextKeys.areText(key("c", .command)))
    }

    private func key(_ characters: String, _ flags: UIKeyModifierFlags) -> UIKey {
        UIKey(
            characters: characters, ignoringModifiers: characters, modifierFlags: flags,
            keyCode: KeyStroke(characters).code)
    }

    func testUndoManagersGroup() async {
        final class Counter { var value = 0 }
        let (manager, counter) = (UndoManager(), Counter())
        func set(_ value: Int) {
            let old = counter.value
            manager.registerUndo(withTarget: counter) { _ in set(old) }
            counter.value = value
        }
        manager.groupsByEvent = false
        for value in [1, 2, 3] {
            manager.beginUndoGrouping()
            set(value)
            manager.setActionName("Set \(value)")
            manager.endUndoGrouping()
        }
        XCTAssertEqual(manager.undoMenuItemTitle, "Undo Set 3")
        manager.undo()
        XCTAssertEqual(counter.value, 2)
        XCTAssertEqual(manager.redoActionName, "Set 3")
        manager.undo()
        manager.redo()
        manager.redo()
        XCTAssertEqual(counter.value, 3)
        XCTAssertFalse(manager.canRedo)
        manager.levelsOfUndo = 1
        manager.undo()
        XCTAssertFalse(manager.canUndo)
        manager.endUndoGrouping()
        // Without explicit groups, each turn of the run loop is a group.
        let events = UndoManager()
        events.registerUndo(withTarget: counter) { $0.value += 10 }
        events.registerUndo(withTarget: counter) { $0.value += 100 }
        XCTAssertTrue(events.canUndo)
        let before = counter.value
        events.undo()
        XCTAssertEqual(counter.value, before + 110)
    }

    func testPasteboardsCountChanges() async {
        let board = UIPasteboard.withUniqueName()
        let count = board.changeCount
        board.string = "a"
        XCTAssertEqual(board.changeCount, count + 1)
        board.urls = [URL(string: "https://a.b")!]
        XCTAssertTrue(board.hasURLs)
        XCTAssertEqual(board.string, "https://a.b")
        board.items = [["public.text": "x"], ["public.png": UIImage()]]
        XCTAssertEqual(board.numberOfItems, 2)
        XCTAssertEqual(board.strings, ["x"])
        XCTAssertEqual(board.itemSet(withPasteboardTypes: ["public.png"]), IndexSet(integer: 1))
        UIPasteboard.remove(withName: board.name)
        XCTAssertNil(UIPasteboard(name: board.name, create: false))
    }
}
