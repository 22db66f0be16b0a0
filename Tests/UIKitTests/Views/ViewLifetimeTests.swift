import QuartzCore
import Synchronization
import UIKit
import XCTest

/// Deallocation of views and their objects: an ordinary `deinit` in each open class, on whichever thread the last
/// reference is released.
final class ViewLifetimeTests: ViewTestCase {
    func testADeinitializerOfAnyClassRuns() async {
        let makers: [(EndLog) -> AnyObject] = [
            { EndingView($0) }, { EndingLabel($0) }, { EndingButton($0) }, { EndingScrollView($0) },
            { EndingWindow($0) }, { EndingControl($0) }, { EndingStackView($0) }, { EndingImageView($0) },
            { EndingSlider($0) }, { EndingController($0) }, { EndingResponder($0) }, { EndingRecognizer($0) },
            { EndingConstraint($0) }, { EndingGuide($0) }, { IsolatedView($0) },
        ]
        let log = EndLog()
        for make in makers { _ = make(log) }
        XCTAssertEqual(log.entries.withLock { $0.count }, makers.count)
        XCTAssertTrue(log.entries.withLock { $0.allSatisfy { $0 } })
    }

    func testAViewMayEndOnAnotherThread() async {
        let log = EndLog()
        let child = UIView()
        weak var grandchild: UIView?
        weak var layer: CALayer?
        do {
            let view = EndingView(log)
            let inner = UIView()
            view.addSubview(child)
            child.addSubview(inner)
            view.addSubview(EndingLabel(log))
            view.addGestureRecognizer(EndingRecognizer(log))
            child.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
            inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.layoutIfNeeded()
            (grandchild, layer) = (inner, view.layer)
            log.last.withLock { $0 = view }
        }
        let done = expectation(description: "let go")
        Thread.detachNewThread {
            log.last.withLock { $0 = nil }
            done.fulfill()
        }
        await fulfillment(of: [done], timeout: 60)
        // The view's objects are released on the main actor, at its next turn.
        for _ in 0..<1000 where log.entries.withLock({ $0.count }) < 3 {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        XCTAssertEqual(log.entries.withLock { $0 }, [false, true, true])
        XCTAssertNil(child.superview)
        XCTAssertNil(child.layer.superlayer)
        XCTAssertNil(layer)
        XCTAssertNotNil(grandchild)
        window.addSubview(child)
        window.layoutIfNeeded()
        XCTAssertEqual(grandchild?.bounds.width, 30)
    }
}

/// Records whether objects were deallocated on the main thread, and holds those to release.
private final class EndLog: Sendable {
    let entries = Mutex<[Bool]>([])
    let last = Mutex<UIView?>(nil)

    func note() { entries.withLock { $0.append(Thread.isMainThread) } }
}

private final class EndingView: UIView {
    let log: EndLog
    init(_ log: EndLog) {
        self.log = log
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    deinit { log.note() }
}

private final class IsolatedView: UIView {
    let log: EndLog
    init(_ log: EndLog) {
        self.log = log
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    isolated deinit { log.note() }
}

private final class EndingLabel: UILabel {
    let log: EndLog
    init(_ log: EndLog) {
        self.log = log
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    deinit { log.note() }
}

private final class EndingButton: UIButton {
    let log: EndLog
    init(_ log: EndLog) {
        self.log = log
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    deinit { log.note() }
}

private final class EndingScrollView: UIScrollView {
    let log: EndLog
    init(_ log: EndLog) {
        self.log = log
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    deinit { log.note() }
}

private final class EndingWindow: UIWindow {
    let log: EndLog
    init(_ log: EndLog) {
        self.log = log
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    deinit { log.note() }
}

private final class EndingControl: UIControl {
    let log: EndLog
    init(_ log: EndLog) {
        self.log = log
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    deinit { log.note() }
}

private final class EndingStackView: UIStackView {
    let log: EndLog
    init(_ log: EndLog) {
        self.log = log
        super.init(frame: .zero)
    }
    required init(coder: NSCoder) { fatalError() }
    deinit { log.note() }
}

private final class EndingImageView: UIImageView {
    let log: EndLog
    init(_ log: EndLog) {
        self.log = log
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    deinit { log.note() }
}

private final class EndingSlider: UISlider {
    let log: EndLog
    init(_ log: EndLog) {
        self.log = log
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    deinit { log.note() }
}

private final class EndingController: UIViewController {
    let log: EndLog
    init(_ log: EndLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        loadViewIfNeeded()
    }
    required init?(coder: NSCoder) { nil }
    deinit { log.note() }
}

private final class EndingResponder: UIResponder {
    let log: EndLog
    init(_ log: EndLog) {
        self.log = log
        super.init()
    }
    deinit { log.note() }
}

private final class EndingRecognizer: UIPanGestureRecognizer {
    var log: EndLog?
    convenience init(_ log: EndLog) {
        self.init()
        self.log = log
    }
    deinit { log?.note() }
}

private final class EndingConstraint: NSLayoutConstraint {
    let log: EndLog
    init(_ log: EndLog) {
        self.log = log
        super.init()
    }
    deinit { log.note() }
}

private final class EndingGuide: UILayoutGuide {
    let log: EndLog
    init(_ log: EndLog) {
        self.log = log
        super.init()
    }
    deinit { log.note() }
}
