import CoreGraphics
import QuartzCore

/// A swiped cell and the action buttons that it reveals. The cell's bounds move, and with them all of its subviews.
@MainActor
final class CellSwipe {
    enum Side { case left, right }

    let side: Side
    let configuration: UISwipeActionsConfiguration
    private unowned let cell: UIView
    private let buttons: [SwipeButton]
    private let container = UIView()
    private let clipped: Bool
    private(set) var isOpen = false
    private(set) var isMoving = false

    init(
        _ cell: UIView, _ side: Side, _ configuration: UISwipeActionsConfiguration,
        perform: @escaping (UIContextualAction, UIView) -> Void
    ) {
        (self.cell, self.side, self.configuration) = (cell, side, configuration)
        buttons = configuration.actions.map { action in SwipeButton(action) { perform(action, $0) } }
        clipped = cell.clipsToBounds
        cell.clipsToBounds = true
        container.clipsToBounds = true
        for button in buttons.reversed() { container.addSubview(button) }
        cell.addSubview(container)
        isMoving = true
    }

    /// The distance that reveals all of the buttons at their natural widths, in points.
    var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

    /// The distance that the cell has been moved, in points, on either side.
    var distance: CGFloat { abs(cell.bounds.minX) }

    /// Moves the cell.
    func move(by distance: CGFloat) {
        let distance = max(0, distance)
        cell.bounds.origin.x = side == .right ? distance : -distance
        let (size, width) = (cell.bounds.size, max(distance, openWidth))
        container.frame = CGRect(x: side == .right ? size.width : -width, y: 0, width: width, height: size.height)
        // Buttons share the width in proportion to their natural widths, with the first one at the edge.
        let factor = openWidth > 0 ? width / openWidth : 1
        var offset: CGFloat = 0
        for button in buttons {
            let room = button.naturalWidth * factor
            let x = side == .right ? width - offset - room : offset
            button.frame = CGRect(x: x, y: 0, width: room, height: size.height)
            offset += room
        }
        // When less than their total width is revealed, the buttons are compressed at the edge.
        guard distance < openWidth, openWidth > 0 else { return }
        var shown: CGFloat = 0
        for button in buttons {
            let room = button.naturalWidth * distance / openWidth
            button.frame.origin.x = side == .right ? distance - shown - room : width - distance + shown
            shown += room
        }
    }

    func follow(_ frame: CGRect) {
        if cell.bounds.height != frame.height { container.frame.size.height = frame.height }
    }

    func open(animated: Bool) {
        isOpen = true
        isMoving = true
        animate(animated) { self.move(by: self.openWidth) }
    }

    /// Moves the cell back, and removes the buttons.
    func close(animated: Bool, completion: @escaping () -> Void = {}) {
        isOpen = false
        animate(animated, { self.move(by: 0) }) {
            self.remove()
            completion()
        }
    }

    func remove() {
        (isOpen, isMoving) = (false, false)
        container.removeFromSuperview()
        if cell.bounds.minX != 0 { cell.bounds.origin.x = 0 }
        cell.clipsToBounds = clipped
    }

    private func animate(_ animated: Bool, _ changes: @escaping () -> Void, _ completion: @escaping () -> Void = {}) {
        guard animated, cell.window != nil else {
            changes()
            return completion()
        }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes,
            completion: { _ in completion() })
    }
}

/// An action button of a swiped row.
final class SwipeButton: UIControl {
    private let label = UILabel()
    private let picture = UIImageView()

    init(_ action: UIContextualAction, _ perform: @escaping (UIView) -> Void) {
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.font = .systemFont(ofSize: action.image == nil ? 17 : 15)
        label.textColor = .white
        label.textAlignment = .center
        picture.image = action.image?.withRenderingMode(.alwaysTemplate)
        picture.tintColor = .white
        for view in [label, picture] { addSubview(view) }
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                perform(self)
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, label: label.text, traits: .button)
    }

    /// The width that the title needs, and at least the minimum of swipe buttons.
    var naturalWidth: CGFloat { max(74, label.intrinsicContentSize.width + 30) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (text, image) = (label.intrinsicContentSize, picture.image?.size ?? .zero)
        let gap: CGFloat = image == .zero || text == .zero ? 0 : 4
        let top = (bounds.height - text.height - image.height - gap) / 2
        picture.frame = CGRect(
            x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(x: 0, y: top + image.height + gap, width: bounds.width, height: text.height)
    }
}
