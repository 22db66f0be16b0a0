import QuartzCore
import TestSupport
import UIKit
import XCTest

/// Presentations in any order, at any time, keep their state consistent.
final class RandomPresentationTests: NavigationTestCase {
    private let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext, .popover,
        .automatic,
        .custom,
    ]

    func testPresentationsInAnyOrderEndAsTheyBegan() async {
        for seed in UInt64(1)...25 { run(seed: seed) }
    }

    private func run(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var calls: [String: [String]] = [:]
        let pages = (0..<6).map { index in
            NavigationPage("\(index)") { line in
                let words = line.split(separator: " ").map(String.init)
                calls[words[0], default: []].append(words[1])
            }
        }
        let root = pages[0]
        show(root)
        for _ in 0..<60 {
            let (one, other) = (pages[random.below(6)], pages[random.below(6)])
            switch random.below(6) {
            case 0, 1:
                other.modalPresentationStyle = styles[random.below(styles.count)]
                other.modalTransitionStyle = UIModalTransitionStyle(rawValue: random.below(4))!
                one.present(other, animated: random.below(3) > 0)
            case 2: one.dismiss(animated: random.below(3) > 0)
            case 3: pass(Double(random.below(40)) / 60)
            case 4:
                let (x, y) = (CGFloat(random.below(390)), CGFloat(random.below(844)))
                phone.perform(
                    TouchScript().drag(
                        from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: CGFloat(random.below(844))), duration: 0.2))
            default: settle()
            }
            for page in pages {
                if let presented = page.presentedViewController {
                    XCTAssertTrue(presented.presentingViewController === page, "seed \(seed)")
                }
                if let presenting = page.presentingViewController {
                    XCTAssertTrue(presenting.presentedViewController === page, "seed \(seed)")
                }
            }
        }
        pass(2)
        if root.presentedViewController != nil { root.dismiss(animated: false) }
        pass(1)
        settle()
        XCTAssertEqual(phone.subviews, [root.view], "seed \(seed)")
        XCTAssertTrue(root.view.transform.isIdentity, "seed \(seed)")
        XCTAssertEqual(root.view.frame, phone.bounds, "seed \(seed)")
        for page in pages {
            XCTAssertEqual(page.view.window != nil, page === root, "seed \(seed)")
            check(calls[page.title!] ?? [], endsShown: page === root, seed)
        }
        phone.rootViewController = nil
    }

    /// Checks the order of callbacks in a controller's life cycle.
    private func check(_ calls: [String], endsShown: Bool, _ seed: UInt64) {
        let next: [String: Set<String>] = [
            "": ["willAppear"], "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
            "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
        ]
        var last = ""
        for call in calls where next[call] != nil {
            XCTAssertTrue(next[last]!.contains(call), "seed \(seed): \(call) after \(last)")
            last = call
        }
        XCTAssertEqual(last == "didAppear", endsShown, "seed \(seed): \(last)")
    }

    func testTheStatusBarIsAskedOfWhatCoversIt() async {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let root = NavigationPage("Root")
        show(root)
        let (light, manager) = (Light(), phone.windowScene?.statusBarManager)
        for (style, expected) in [
            (UIModalPresentationStyle.pageSheet, UIStatusBarStyle.default), (.fullScreen, .lightContent),
        ] {
            light.modalPresentationStyle = style
            root.present(light, animated: false)
            XCTAssertEqual(manager?.statusBarStyle, expected)
            light.modalPresentationCapturesStatusBarAppearance = true
            XCTAssertEqual(manager?.statusBarStyle, .lightContent)
            light.modalPresentationCapturesStatusBarAppearance = false
            root.dismiss(animated: false)
        }
    }
}
