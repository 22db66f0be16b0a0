import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit

/// Trees of views whose constraints change at random: each layout equals that of a tree created in that state.
final class RandomLayoutTests: LayoutTestCase {
    /// The specification that entirely determines one view's position.
    private struct Spec {
        /// The index of its superview in the list, or of the box.
        var parent: Int?
        /// The previous view in the same superview that it is adjacent to; nil for the superview's edge.
        var neighbour: Int?
        var x: CGFloat
        var y: CGFloat
        /// The view whose width it has half of; nil for `width`.
        var model: Int?
        var width: CGFloat
        var height: CGFloat
        /// Whether its frame is used instead.
        var isFixed: Bool
    }

    private func makeSpec(_ specs: [Spec], at index: Int, _ random: inout SeededRandom) -> Spec {
        let parent = index > 0 && Bool.random(using: &random) ? Int.random(in: 0..<index, using: &random) : nil
        let siblings = specs.prefix(index).indices.filter { specs[$0].parent == parent }
        return Spec(
            parent: parent, neighbour: Bool.random(using: &random) ? siblings.randomElement(using: &random) : nil,
            x: CGFloat(Int.random(in: -20...40, using: &random)), y: CGFloat(Int.random(in: -20...40, using: &random)),
            model: index > 0 && Int.random(in: 0..<3, using: &random) == 0
                ? Int.random(in: 0..<index, using: &random) : nil,
            width: CGFloat(Int.random(in: 0...90, using: &random)),
            height: CGFloat(Int.random(in: 0...90, using: &random)),
            isFixed: Int.random(in: 0..<4, using: &random) == 0)
    }

    private func constraints(_ spec: Spec, _ view: UIView, _ views: [UIView], _ box: UIView) -> [NSLayoutConstraint] {
        let parent = spec.parent.map { views[$0] } ?? box
        let left = spec.neighbour.map { views[$0].rightAnchor } ?? parent.leftAnchor
        let top = spec.neighbour.map { views[$0].topAnchor } ?? parent.topAnchor
        let width =
            spec.model.map { view.widthAnchor.constraint(equalTo: views[$0].widthAnchor, multiplier: 0.5) }
            ?? view.widthAnchor.constraint(equalToConstant: spec.width)
        return [
            view.leftAnchor.constraint(equalTo: left, constant: spec.x),
            view.topAnchor.constraint(equalTo: top, constant: spec.y), width,
            view.heightAnchor.constraint(equalToConstant: spec.height),
        ]
    }

    private func place(_ spec: Spec, _ view: UIView, _ views: [UIView], _ box: UIView) -> [NSLayoutConstraint] {
        (spec.parent.map { views[$0] } ?? box).addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = spec.isFixed
        if spec.isFixed { view.frame = CGRect(x: spec.x, y: spec.y, width: spec.width, height: spec.height) }
        let all = spec.isFixed ? [] : constraints(spec, view, views, box)
        NSLayoutConstraint.activate(all)
        return all
    }

    private func frames(of specs: [Spec], width: CGFloat) -> [CGRect] {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
        let views = specs.map { _ in UIView() }
        for (spec, view) in zip(specs, views) { _ = place(spec, view, views, box) }
        box.layoutIfNeeded()
        return views.map(\.frame)
    }

    func testChangesLeaveNoTrace() async {
        for seed in UInt64(1)...8 {
            var random = SeededRandom(seed: seed)
            var specs: [Spec] = []
            for index in 0..<12 { specs.append(makeSpec(specs, at: index, &random)) }
            let views = specs.map { _ in UIView() }
            var held: [[NSLayoutConstraint]] = []
            for (spec, view) in zip(specs, views) { held.append(place(spec, view, views, box)) }
            for step in 0..<25 {
                let index = Int.random(in: 0..<specs.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    specs[index].x += 7
                    if specs[index].isFixed { views[index].frame.origin.x += 7 } else { held[index][0].constant += 7 }
                case 1: box.frame.size.width = CGFloat(Int.random(in: 50...300, using: &random))
                case 2:
                    // Removed and added again, with its subtree; others may have been adjacent to it.
                    views[index].removeFromSuperview()
                    for other in specs.indices {
                        NSLayoutConstraint.deactivate(held[other])
                        held[other] = place(specs[other], views[other], views, box)
                    }
                default:
                    guard !specs[index].isFixed, specs[index].model == nil else { continue }
                    specs[index].height = CGFloat(Int.random(in: 0...90, using: &random))
                    held[index][3].constant = specs[index].height
                    held[index][2].isActive = false
                    specs[index].width = CGFloat(Int.random(in: 0...90, using: &random))
                    held[index][2] = views[index].widthAnchor.constraint(equalToConstant: specs[index].width)
                    held[index][2].isActive = true
                }
                layout()
                XCTAssertEqual(
                    views.map(\.frame), frames(of: specs, width: box.frame.width), "seed \(seed), step \(step)")
            }
            for view in views { view.removeFromSuperview() }
        }
    }

    /// Of several equal solutions, it is always the same one, independent of memory addresses.
    func testAmbiguousLayoutsAreDeterministic() async {
        var results: Set<[CGRect]> = []
        for round in 0..<20 {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            let views = (0..<5).map { _ in ContentView(30, 10) }
            let waste = (0..<round * 7).map { _ in UIView() }
            let stack = UIStackView(arrangedSubviews: views)
            stack.alignment = .firstBaseline
            _ = add(stack, to: box)
            stack.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true
            stack.rightAnchor.constraint(equalTo: box.rightAnchor).isActive = true
            box.layoutIfNeeded()
            for view in views { view.offsets = BaselineOffsets(firstFromTop: 3, lastFromBottom: 2) }
            for view in views { view.content = CGSize(width: 40, height: UIView.noIntrinsicMetric) }
            box.semanticContentAttribute = .forceRightToLeft
            box.layoutIfNeeded()
            results.insert(views.map(\.frame))
            XCTAssertEqual(waste.count, round * 7)
        }
        XCTAssertEqual(results.count, 1)
    }
}
