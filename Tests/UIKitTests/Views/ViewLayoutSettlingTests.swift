import QuartzCore
import UIKit
import XCTest

/// Idempotent layout of views runs once per invalidation.
final class ViewLayoutSettlingTests: ViewTestCase {
    private final class Stage: UIView {
        var layouts = 0
        var arrange: (Stage) -> Void = { _ in }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            arrange(self)
        }
    }

    /// Returns how often a stage is laid out for one picture, and how often more for five frames in which it moves.
    private func layouts(_ stage: Stage) -> [Int] {
        stage.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        window.addSubview(stage)
        _ = Picture(window.layer, width: 20, height: 20)
        let first = stage.layouts
        UIView.animate(withDuration: 1) { stage.center.x = 100 }
        let start = CACurrentMediaTime()
        for index in 1...5 {
            MediaClock.advance(to: start + Double(index) / 60)
            _ = Picture(window.layer, width: 20, height: 20)
        }
        let rest = stage.layouts - first
        stage.removeFromSuperview()
        return [first, rest]
    }

    func testLayoutThatDoesTheSameRunsOnce() async {
        typealias Arrangement = (Stage, [UIView]) -> Void
        let arrangements: [(String, Arrangement)] = [
            ("addSubview", { stage, views in views.forEach(stage.addSubview) }),
            ("insertSubview", { stage, views in views.forEach { stage.insertSubview($0, at: 0) } }),
            ("front", { stage, views in stage.bringSubviewToFront(views[2]) }),
            ("back", { stage, views in stage.sendSubviewToBack(views[0]) }),
            ("above", { stage, views in stage.insertSubview(views[1], aboveSubview: views[0]) }),
            ("exchange", { stage, _ in stage.exchangeSubview(at: 0, withSubviewAt: 2) }),
            (
                "removed and added",
                { stage, views in
                    views[1].removeFromSuperview()
                    stage.addSubview(views[1])
                }
            ),
            ("a new one", { stage, _ in stage.addSubview(UIView()) }),
            ("layers", { stage, views in views.forEach { stage.layer.addSublayer($0.layer) } }),
            ("layers at 0", { stage, views in views.forEach { stage.layer.insertSublayer($0.layer, at: 0) } }),
            ("frames", { _, views in views.forEach { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) } }),
            ("own bounds", { stage, _ in stage.bounds.size.height += 1 }),
            ("mask", { stage, _ in stage.mask = UIView(frame: stage.bounds) }),
            ("content size", { _, views in views[0].invalidateIntrinsicContentSize() }),
            ("margins", { stage, _ in stage.layoutMargins = stage.layoutMargins }),
        ]
        for (name, arrange) in arrangements {
            let stage = Stage()
            let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
            views.forEach(stage.addSubview)
            stage.arrange = { arrange($0, views) }
            XCTAssertEqual(layouts(stage), [1, 0], name)
        }
    }

    func testContentsSetByLayoutSettle() async {
        let (label, button, pages) = (UILabel(), UIButton(), UIPageControl())
        let image = UIImageView()
        let stage = Stage()
        [label, button, pages, image].forEach(stage.addSubview)
        var count = 0
        stage.arrange = { stage in
            count += 1
            label.text = "layout \(count)"
            button.setTitle("layout \(count)", for: .normal)
            button.isSelected.toggle()
            pages.numberOfPages = 3
            pages.currentPage = 1
            image.image = UIGraphicsImageRenderer(size: CGSize(width: count, height: 1)).image { _ in }
        }
        XCTAssertEqual(layouts(stage), [1, 0])
    }

    func testConstraintsSetAgainByLayoutSettle() async {
        let (label, button) = (UILabel(), UIButton())
        let stage = Stage()
        for view in [label, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.addSubview(view)
        }
        let constraints = [
            label.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 5),
            label.topAnchor.constraint(equalTo: stage.topAnchor),
            button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
            button.topAnchor.constraint(equalTo: label.topAnchor),
        ]
        label.text = "label"
        button.setTitle("button", for: .normal)
        NSLayoutConstraint.activate(constraints)
        stage.arrange = { stage in
            NSLayoutConstraint.activate(constraints)
            stage.addConstraint(constraints[0])
            constraints[0].constant = 5
            constraints[1].priority = .required
            label.text = "label"
            button.setTitle("button", for: .normal)
            button.translatesAutoresizingMaskIntoConstraints = false
        }
        let count = layouts(stage)
        XCTAssertLessThanOrEqual(count[0], 2)
        XCTAssertEqual(count[1], 0)
        XCTAssertEqual(label.frame.minX, 5)
        XCTAssertEqual(button.frame.minX, label.frame.maxX)
    }

    /// Constraints that layout deactivates and activates, recreates or has created by `updateConstraints()`: they are
    /// solved once more at its end, and only views that move are laid out again.
    func testConstraintsReplacedByLayoutSettle() async {
        func constraints(_ view: UIView, _ stage: Stage) -> [NSLayoutConstraint] {
            [
                view.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 5),
                view.topAnchor.constraint(equalTo: stage.topAnchor), view.widthAnchor.constraint(equalToConstant: 20),
                view.heightAnchor.constraint(equalTo: stage.heightAnchor, multiplier: 0.5),
            ]
        }
        var held: [NSLayoutConstraint] = []
        let arrangements: [(String, (Stage, UIView) -> Void)] = [
            (
                "activated again",
                { stage, view in
                    if held.isEmpty { held = constraints(view, stage) }
                    NSLayoutConstraint.deactivate(held)
                    NSLayoutConstraint.activate(held)
                }
            ),
            (
                "made anew",
                { stage, view in
                    NSLayoutConstraint.deactivate(held)
                    held = constraints(view, stage)
                    NSLayoutConstraint.activate(held)
                }
            ),
            (
                "by a guide made anew",
                { stage, view in
                    stage.layoutGuides.forEach(stage.removeLayoutGuide)
                    let guide = UILayoutGuide()
                    stage.addLayoutGuide(guide)
                    guide.widthAnchor.constraint(equalToConstant: 20).isActive = true
                    if held.isEmpty {
                        held = constraints(view, stage)
                        NSLayoutConstraint.activate(held)
                    }
                }
            ),
            (
                "priorities and constants",
                { stage, view in
                    if held.isEmpty {
                        held = constraints(view, stage)
                        NSLayoutConstraint.activate(held)
                    }
                    held[0].constant = 1
                    held[0].constant = 5
                    view.setContentHuggingPriority(.required, for: .horizontal)
                    view.invalidateIntrinsicContentSize()
                    stage.setNeedsUpdateConstraints()
                }
            ),
        ]
        for (name, arrange) in arrangements {
            held = []
            let (stage, view) = (Stage(), UIView())
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.addSubview(view)
            stage.arrange = { arrange($0, view) }
            let count = layouts(stage)
            XCTAssertLessThanOrEqual(count[0], 2, name)
            XCTAssertEqual(count[1], 0, name)
            XCTAssertEqual(view.frame, CGRect(x: 5, y: 0, width: 20, height: 50), name)
        }
    }

    private final class Updating: UIView {
        let inner = UIView()
        var own: [NSLayoutConstraint] = []
        var (layouts, updates) = (0, 0)

        override func updateConstraints() {
            updates += 1
            NSLayoutConstraint.deactivate(own)
            own = [
                inner.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
                inner.heightAnchor.constraint(equalToConstant: 10), inner.topAnchor.constraint(equalTo: topAnchor),
                inner.leadingAnchor.constraint(equalTo: leadingAnchor),
            ]
            NSLayoutConstraint.activate(own)
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            setNeedsUpdateConstraints()
        }
    }

    func testUpdatesAskedForByLayoutSettle() async {
        let view = Updating(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(view.inner)
        view.setNeedsUpdateConstraints()
        window.addSubview(view)
        window.layoutIfNeeded()
        XCTAssertLessThanOrEqual(view.layouts, 2)
        XCTAssertEqual(view.inner.frame, CGRect(x: 0, y: 0, width: 50, height: 10))
        let updates = view.updates
        view.frame.size.width = 60
        window.layoutIfNeeded()
        XCTAssertGreaterThan(view.updates, updates)
        XCTAssertEqual(view.inner.frame.width, 30)
        view.removeFromSuperview()
    }

    /// Actual changes by layout show in the same commit.
    func testConstraintsThatLayoutChangesMoveViews() async {
        let (stage, view) = (Stage(), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        var seenInside: CGFloat = 0
        stage.arrange = { stage in
            width.constant = stage.bounds.width / 4
            view.layoutIfNeeded()
            seenInside = view.frame.width
        }
        stage.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        window.addSubview(stage)
        window.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 25)
        XCTAssertEqual(seenInside, 25)
        stage.frame.size.width = 40
        window.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 10)
        stage.removeFromSuperview()
    }

    /// A view that calls `setNeedsLayout()` on itself is laid out again; if it does so each time, it stops after eight.
    func testLayoutThatAsksForItselfEnds() async {
        let stage = Stage()
        stage.arrange = { if $0.layouts < 3 { $0.setNeedsLayout() } }
        XCTAssertEqual(layouts(stage), [3, 0])
        let restless = Stage()
        restless.arrange = { $0.setNeedsLayout() }
        XCTAssertEqual(layouts(restless), [8, 0])
        let count = restless.layouts
        restless.setNeedsLayout()
        restless.layoutIfNeeded()
        XCTAssertEqual(restless.layouts, count + 8)
    }

    /// A stack that rearranges its views in its own layout.
    func testStacksArrangedByLayoutSettle() async {
        final class Pile: UIStackView {
            var layouts = 0
            let (first, second) = (UILabel(), UILabel())

            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                for view in arrangedSubviews { view.removeFromSuperview() }
                for view in [first, second] { insertArrangedSubview(view, at: 0) }
                spacing = bounds.width / 10
            }
        }
        let pile = Pile(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        (pile.first.text, pile.second.text) = ("first", "second")
        window.addSubview(pile)
        window.layoutIfNeeded()
        XCTAssertLessThanOrEqual(pile.layouts, 3)
        XCTAssertEqual(pile.second.frame.minX, 0)
        XCTAssertEqual(pile.first.frame.minX, pile.second.frame.maxX + 10)
        let count = pile.layouts
        window.layoutIfNeeded()
        XCTAssertEqual(pile.layouts, count)
        pile.removeFromSuperview()
    }

    /// A cube whose six faces are added again at each layout.
    func testACubeSettles() async {
        let stage = Stage()
        let faces = (0..<6).map { _ in CALayer() }
        stage.arrange = { stage in
            for (index, face) in faces.enumerated() {
                face.frame = stage.bounds
                face.transform = CATransform3DMakeRotation(CGFloat(index), 0, 1, 0)
                stage.layer.insertSublayer(face, at: 0)
            }
        }
        XCTAssertEqual(layouts(stage), [1, 0])
        XCTAssertTrue(zip(stage.layer.sublayers ?? [], faces.reversed()).allSatisfy { $0 === $1 })
    }
}
