import CoreGraphics
import Foundation
import QuartzCore

/// A wheel of a picker: rows on a drum that the user turns, with one in the middle when at rest.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private unowned let picker: UIPickerView
    private let component: Int
    private(set) var rowCount = 0
    private(set) var rowHeight: CGFloat = 34
    /// The selected row, which stays in the middle when the wheel is resized.
    private var chosen = 0
    private(set) var visible: [Int: UIView] = [:]
    private var spare: [UIView] = []
    private var placedHeight: CGFloat = 0

    init(_ picker: UIPickerView, component: Int) {
        (self.picker, self.component) = (picker, component)
        super.init(frame: .zero)
        isOpaque = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        alwaysBounceVertical = true
        decelerationRate = .fast
        delegate = self
        addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.didTap($0) })
    }

    required init?(coder: NSCoder) { nil }

    func load(_ count: Int, rowHeight: CGFloat) {
        (rowCount, self.rowHeight) = (count, rowHeight)
        chosen = min(max(chosen, 0), max(count - 1, 0))
        for view in visible.values { view.removeFromSuperview() }
        (visible, spare) = ([:], [])
        placedHeight = 0
        setNeedsLayout()
    }

    // MARK: Selection

    /// Returns the offset that places a row in the middle.
    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

    private var middleRow: Int {
        guard rowCount > 0 else { return -1 }
        let place = ((contentOffset.y + contentInset.top) / rowHeight).rounded()
        return min(max(Int(place), 0), rowCount - 1)
    }

    var selectedRow: Int { rowCount == 0 ? -1 : placedHeight == 0 ? chosen : isTracking ? middleRow : chosen }

    func select(_ row: Int, animated: Bool) {
        chosen = row
        setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: animated && window != nil)
    }

    private func settle() {
        let row = middleRow
        guard row >= 0 else { return }
        chosen = row
        picker.didSelect(row, in: component)
    }

    override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let place = ((proposed.y + contentInset.top) / rowHeight).rounded()
        let row = min(max(Int(place), 0), max(rowCount - 1, 0))
        return CGPoint(x: 0, y: offset(of: row))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    private var tappedRow: Int?

    private func didTap(_ tap: UITapGestureRecognizer) {
        let place = tap.location(in: self).y - contentOffset.y - bounds.height / 2
        // The position of the finger on the drum.
        let share = min(max(place / radius, -1), 1)
        let row = middleRow + Int((asin(share) * radius / rowHeight).rounded())
        guard (0..<rowCount).contains(row), row != chosen else { return }
        tappedRow = row
        setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        guard tappedRow != nil else { return }
        tappedRow = nil
        settle()
    }

    // MARK: Drum

    /// The drum fills the wheel's height.
    private var radius: CGFloat { max(bounds.height / 2, 1) }

    override func layoutSubviews() {
        if placedHeight != bounds.height, bounds.height > 0 {
            placedHeight = bounds.height
            let inset = max(0, (bounds.height - rowHeight) / 2)
            contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
            contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
            contentOffset.y = offset(of: chosen)
        }
        super.layoutSubviews()
        placeRows()
    }

    private func placeRows() {
        guard rowCount > 0, bounds.height > 0 else { return }
        let middle = contentOffset.y + bounds.height / 2
        // A quarter turn above and below the middle is visible.
        let reach = radius * .pi / 2
        let first = max(0, Int(((middle - reach) / rowHeight).rounded(.down)))
        let last = min(rowCount - 1, Int(((middle + reach) / rowHeight).rounded(.up)))
        let rows = first...max(first, last)
        for (row, view) in visible where !rows.contains(row) {
            view.removeFromSuperview()
            visible[row] = nil
            if spare.count < 8 { spare.append(view) }
        }
        for row in rows where row < rowCount {
            let view = visible[row] ?? show(row)
            let angle = ((CGFloat(row) + 0.5) * rowHeight - middle) / radius
            let isInSight = abs(angle) < .pi / 2
            view.isHidden = !isInSight
            guard isInSight else { continue }
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.width / 2, y: middle + radius * sin(angle))
            view.transform = CGAffineTransform(scaleX: 1 - 0.1 * (1 - cos(angle)), y: max(cos(angle), 0.01))
            view.alpha = abs(angle) * radius < rowHeight / 2 ? 1 : max(0.15, 0.65 * cos(angle))
        }
    }

    private func show(_ row: Int) -> UIView {
        let view = picker.makeView(forRow: row, component: component, reusing: spare.popLast())
        view.transform = .identity
        addSubview(view)
        visible[row] = view
        return view
    }

    // MARK: Accessibility

    override var standardAccessibility: StandardAccessibility {
        let named = picker.delegate as? any UIPickerViewAccessibilityDelegate
        return StandardAccessibility(
            isElement: true, label: named?.pickerView(picker, accessibilityLabelForComponent: component),
            value: (visible[selectedRow] as? UILabel)?.text, traits: .adjustable)
    }

    override func accessibilityIncrement() { step(1) }

    override func accessibilityDecrement() { step(-1) }

    private func step(_ way: Int) {
        let row = selectedRow + way
        guard (0..<rowCount).contains(row) else { return }
        select(row, animated: false)
        picker.didSelect(row, in: component)
    }
}
