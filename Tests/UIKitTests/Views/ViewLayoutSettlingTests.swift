import QuartzCore
import UIKit
import XCTest

/// Layout of views that does what it did before runs once for what it was asked for.
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

    /// How often a stage is laid out for one picture, and how often more for five frames in which it moves.
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
