import QuartzCore
import UIKit
import XCTest

/// A test of containers, in a phone-sized window with its safe area.
@MainActor
class NavigationTestCase: ViewTestCase {
    let phone = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override func setUp() async throws {
        try await super.setUp()
        phone.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }

    func show(_ controller: UIViewController) {
        phone.rootViewController = controller
        phone.makeKeyAndVisible()
        settle()
    }

    func settle() {
        CATransaction.flush()
        phone.layoutIfNeeded()
        CATransaction.flush()
    }

    /// Lets so many seconds pass, frame by frame.
    func pass(_ seconds: CFTimeInterval) {
        let end = MediaClock.now + seconds
        while MediaClock.now < end - 1e-9 {
            MediaClock.advance(to: min(end, MediaClock.now + 1 / 60))
            MediaClock.beginFrame(duration: 1 / 60)
            CATransaction.flush()
        }
    }

    override func run(_ script: TouchScript, andWait seconds: TimeInterval = 0.1) {
        phone.perform(script)
        pass(script.duration + seconds)
    }

    /// Returns the frame of the labels and controls that show a text, in the window's coordinates.
    func frame(of text: String) -> CGRect? {
        var found: CGRect?
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            if let label = view as? UILabel, label.text == text { found = label.convert(label.bounds, to: phone) }
            for subview in view.subviews { visit(subview) }
        }
        visit(phone)
        return found
    }

    func keepPicture(_ name: String) {
        settle()
        keepPicture(name, of: phone)
    }
}

/// A controller that records its life cycle.
final class NavigationPage: UIViewController {
    private let name: String
    private let tell: (String) -> Void
    let scrollView = UIScrollView()
    var scrolls = false
    /// Whether it also records `viewIsAppearing`.
    var tellsOfPlaces = false

    init(_ name: String, tell: @escaping (String) -> Void = { _ in }) {
        (self.name, self.tell) = (name, tell)
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    deinit {}

    override func viewDidLoad() {
        super.viewDidLoad()
        tell("\(name) viewDidLoad")
        view.backgroundColor = .systemBackground
        guard scrolls else { return }
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 100, height: 3000)
        for row in 0..<60 {
            let label = UILabel(frame: CGRect(x: 16, y: CGFloat(row) * 50, width: 300, height: 50))
            label.text = "Row \(row)"
            label.backgroundColor = UIColor(hue: CGFloat(row) / 60, saturation: 0.4, brightness: 1, alpha: 1)
            scrollView.addSubview(label)
        }
        view.addSubview(scrollView)
    }

    override func viewWillAppear(_ animated: Bool) { tell("\(name) willAppear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { if tellsOfPlaces { tell("\(name) isAppearing \(animated)") } }
    override func viewDidAppear(_ animated: Bool) { tell("\(name) didAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { tell("\(name) willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { tell("\(name) didDisappear \(animated)") }
    override func willMove(toParent parent: UIViewController?) { tell("\(name) willMove \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { tell("\(name) didMove \(parent != nil)") }
}
