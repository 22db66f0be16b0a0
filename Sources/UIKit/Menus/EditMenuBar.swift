import CoreGraphics
import Foundation
import QuartzCore

/// An edit menu: a bar of titles beside a position, with an arrow that points to it. Elements that don't fit are
/// paged, through its last button.
final class EditMenuBar: UIView {
    var onTouchOutside: () -> Void = {}
    private let onChoice: (UIMenuElement) -> Void
    private let shape = CAShapeLayer()
    private let outside = EditMenuOutside()
    private var elements: [UIMenuElement] = []
    private var labels: [UILabel] = []
    /// The index of the first visible element.
    private var first = 0
    private var shown: [UIMenuElement?] = []
    private var anchor = CGRect.zero
    private var direction = UIEditMenuArrowDirection.automatic
    private var arrow = (x: CGFloat(0), isBelow: true)

    /// The bar's height without its arrow, the arrow's height, the padding beside titles, and the margin to the
    /// edges.
    private static let (height, arrowHeight, padding, margin): (CGFloat, CGFloat, CGFloat, CGFloat) = (38, 9, 14, 8)

    init(_ elements: [UIMenuElement], onChoice: @escaping (UIMenuElement) -> Void) {
        self.onChoice = onChoice
        super.init(frame: .zero)
        isOpaque = false
        shape.fillColor = UIColor.tertiarySystemBackground.resolvedColor(with: traitCollection).cgColor
        layer.addSublayer(shape)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 16, CGSize(width: 0, height: 4))
        outside.onTouch = { [weak self] in self?.onTouchOutside() }
        show(elements)
    }

    required init?(coder: NSCoder) { nil }

    func show(in window: UIWindow) {
        outside.frame = window.bounds
        outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(outside)
        outside.bar = self
        outside.addSubview(self)
    }

    func remove() { outside.removeFromSuperview() }

    func show(_ elements: [UIMenuElement]) {
        // Submenus are shown inline.
        func leaves(_ elements: [UIMenuElement]) -> [UIMenuElement] {
            elements.flatMap { element -> [UIMenuElement] in
                if let menu = element as? UIMenu { return leaves(menu.children) }
                return (element as? any UIMenuLeaf)?.attributes.contains(.hidden) == true ? [] : [element]
            }
        }
        self.elements = leaves(elements)
        first = 0
    }

    /// The editing commands that the responder chain from a view can perform.
    static func commands(for view: UIView?) -> [UIMenuElement] {
        let start: UIResponder? = view?.window?.firstResponder ?? view
        let names: [(String, Selector)] = [
            ("Cut", Selector("cut:", UIResponder.cut)), ("Copy", Selector("copy:", UIResponder.copy(_:))),
            ("Paste", Selector("paste:", UIResponder.paste)), ("Select", Selector("select:", UIResponder.select)),
            ("Select All", Selector("selectAll:", UIResponder.selectAll)),
        ]
        return names.compactMap { title, action in
            start?.target(forAction: action, withSender: nil) == nil ? nil : UICommand(title: title, action: action)
        }
    }

    // MARK: Layout

    func place(at anchor: CGRect, direction: UIEditMenuArrowDirection) {
        (self.anchor, self.direction) = (anchor, direction)
        guard let area = window.map({ $0.bounds.inset(by: $0.safeAreaInsets) }) else { return }
        let room = area.insetBy(dx: EditMenuBar.margin, dy: 0)
        fill(room.width)
        let width = labels.reduce(0) { $0 + $1.bounds.width }
        let height = EditMenuBar.height + EditMenuBar.arrowHeight
        let isAbove =
            switch direction {
            case .up: false
            case .down: true
            default: anchor.minY - height >= area.minY
            }
        let x = min(max(anchor.midX - width / 2, room.minX), max(room.minX, room.maxX - width))
        let y = isAbove ? max(anchor.minY - height, area.minY) : min(anchor.maxY, area.maxY - height)
        frame = CGRect(x: x, y: y, width: width, height: height)
        arrow = (min(max(anchor.midX - x, 20), max(20, width - 20)), isAbove)
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Shows as many titles as fit, starting with the first visible element, and a button for the rest.
    private func fill(_ room: CGFloat) {
        for label in labels { label.removeFromSuperview() }
        (labels, shown) = ([], [])
        var left = room
        if first > 0 { left -= add("‹", nil) }
        let more = width(of: "›")
        for (index, element) in elements.enumerated().dropFirst(first) {
            let needed = width(of: element.title)
            let isLast = index == elements.count - 1
            if !shown.compactMap({ $0 }).isEmpty, needed + (isLast ? 0 : more) > left { break }
            left -= add(element.title, element)
        }
        if first + shown.compactMap({ $0 }).count < elements.count { _ = add("›", nil) }
    }

    private func width(of text: String) -> CGFloat {
        let size = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 14)]).size()
        return min(size.width, 240).rounded(.up) + 2 * EditMenuBar.padding
    }

    private func add(_ text: String, _ element: UIMenuElement?) -> CGFloat {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width(of: text), height: EditMenuBar.height))
        label.text = text
        label.font = .systemFont(ofSize: 14)
        label.textAlignment = .center
        let isEnabled = (element as? any UIMenuLeaf)?.attributes.contains(.disabled) != true
        label.textColor = isEnabled ? .label : .tertiaryLabel
        addSubview(label)
        labels.append(label)
        shown.append(element)
        return label.bounds.width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = arrow.isBelow ? 0 : EditMenuBar.arrowHeight
        var x: CGFloat = 0
        for label in labels {
            label.frame = CGRect(x: x, y: top, width: label.bounds.width, height: EditMenuBar.height)
            x += label.bounds.width
        }
        let body = CGRect(x: 0, y: top, width: bounds.width, height: EditMenuBar.height)
        let path = CGMutablePath()
        path.addRoundedRect(in: body, cornerWidth: 8, cornerHeight: 8)
        let (tip, base) = arrow.isBelow ? (bounds.maxY, body.maxY) : (0, body.minY)
        let half = arrow.isBelow ? -EditMenuBar.arrowHeight : EditMenuBar.arrowHeight
        path.move(to: CGPoint(x: arrow.x - half, y: base))
        path.addLine(to: CGPoint(x: arrow.x, y: tip))
        path.addLine(to: CGPoint(x: arrow.x + half, y: base))
        path.closeSubpath()
        shape.path = path
    }

    // MARK: Touches

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: self),
            let index = labels.firstIndex(where: { $0.frame.contains(place) })
        else { return }
        if let element = shown[index] { return onChoice(element) }
        // The buttons at the ends page to the other elements.
        first = index == 0 && first > 0 ? 0 : first + shown.compactMap { $0 }.count
        self.place(at: anchor, direction: direction)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The view around an edit menu: a touch there dismisses the menu, and passes through to the view below.
final class EditMenuOutside: UIView {
    weak var bar: EditMenuBar?
    var onTouch: () -> Void = {}

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let bar, let hit = bar.hitTest(convert(point, to: bar), with: event) {
            return hit.isDescendant(of: bar) ? bar : hit
        }
        if event != nil { onTouch() }
        return nil
    }
}
