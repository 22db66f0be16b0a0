import CoreGraphics
import Foundation

/// The keys of the on-screen keyboard. Each is an accessibility element labelled with what it types.
final class KeyboardKeys: UIView {
    private enum Page {
        case letters, capitals, numbers
    }

    private var page = Page.letters
    private weak var input: (any UIResponder & UIKeyInput)?
    private var rows: [[KeyCap]] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    func show(for responder: UIResponder) {
        input = responder as? any UIResponder & UIKeyInput
        page = .letters
        makeKeys()
    }

    private var returnTitle: String {
        switch input?.returnKeyType ?? .default {
        case .default: "return"
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "SOS"
        case .continue: "continue"
        }
    }

    private func makeKeys() {
        for row in rows { for key in row { key.removeFromSuperview() } }
        rows = legends.map { $0.map { KeyCap($0, title: $0 == .newline ? returnTitle : $0.title) } }
        for row in rows { for key in row { addSubview(key) } }
        setNeedsLayout()
    }

    private var legends: [[KeyCap.Legend]] {
        func characters(_ text: String) -> [KeyCap.Legend] { text.map { .text(String($0)) } }
        switch input?.keyboardType ?? .default {
        case .numberPad, .asciiCapableNumberPad, .phonePad:
            return [characters("123"), characters("456"), characters("789"), [.none, .text("0"), .delete]]
        case .decimalPad:
            let point = Locale.current.decimalSeparator ?? "."
            return [characters("123"), characters("456"), characters("789"), [.text(point), .text("0"), .delete]]
        default: break
        }
        switch page {
        case .numbers:
            return [
                characters("1234567890"), characters("-/:;()$&@\""), [.page("#+=")] + characters(".,?!'") + [.delete],
                [.page("ABC"), .space, .newline],
            ]
        case .letters, .capitals:
            func letters(_ text: String) -> [KeyCap.Legend] {
                characters(page == .capitals ? text.uppercased() : text)
            }
            return [
                letters("qwertyuiop"), letters("asdfghjkl"), [.shift] + letters("zxcvbnm") + [.delete],
                [.page("123"), .space, .newline],
            ]
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height / CGFloat(max(rows.count, 1))
        for (number, row) in rows.enumerated() {
            let weight = row.reduce(0) { $0 + $1.weight }
            let isPad = row.count == 3 && rows.allSatisfy { $0.count == 3 }
            let unit = isPad ? bounds.width / weight : bounds.width / max(weight, 10)
            var x = (bounds.width - unit * weight) / 2
            for key in row {
                key.frame = CGRect(x: x, y: CGFloat(number) * height, width: unit * key.weight, height: height)
                x += unit * key.weight
            }
        }
    }

    /// Performs the action of a key.
    func press(_ legend: KeyCap.Legend) {
        guard let input else { return }
        switch legend {
        case .text(let text): type(KeyStroke(text), into: input)
        case .space: type(KeyStroke(" "), into: input)
        case .newline: type(KeyStroke(.keyboardReturnOrEnter), into: input)
        case .delete: type(KeyStroke(.keyboardDeleteOrBackspace), into: input)
        case .shift: turn(to: page == .capitals ? .letters : .capitals)
        case .page: turn(to: page == .numbers ? .letters : .numbers)
        case .none: break
        }
        if page == .capitals, case .text = legend { turn(to: .letters) }
    }

    private func turn(to page: Page) {
        self.page = page
        makeKeys()
    }

    private func type(_ stroke: KeyStroke, into input: any UIResponder & UIKeyInput) {
        let key = UIKey(
            characters: stroke.characters, ignoringModifiers: stroke.characters, modifierFlags: [], keyCode: stroke.code
        )
        TextKeys.press(key, in: input)
    }
}

/// A key of the on-screen keyboard.
final class KeyCap: UIView {
    enum Legend: Equatable {
        case text(String), space, newline, delete, shift
        /// Switches to another page of keys.
        case page(String)
        case none

        var title: String {
            switch self {
            case .text(let text), .page(let text): text
            case .space: "space"
            case .newline: "return"
            case .delete: "\u{232B}"
            case .shift: "\u{21E7}"
            case .none: ""
            }
        }
    }

    private let legend: Legend
    private let title: String
    private var isPressed = false {
        didSet { setNeedsDisplay() }
    }

    init(_ legend: Legend, title: String) {
        (self.legend, self.title) = (legend, title)
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// The width as a multiple of a letter key's.
    var weight: CGFloat {
        switch legend {
        case .text, .none: 1
        case .delete, .shift: 1.5
        case .page, .newline: 2.5
        case .space: 5
        }
    }

    override var standardAccessibility: StandardAccessibility {
        let label: String =
            switch legend {
            case .delete: "delete"
            case .shift: "shift"
            default: title
            }
        return StandardAccessibility(isElement: legend != .none, label: label, traits: .keyboardKey)
    }

    override func draw(_ rect: CGRect) {
        guard legend != .none else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        let isSpecial: Bool =
            switch legend {
            case .text, .space: false
            default: true
            }
        (isDark
            ? UIColor(white: isSpecial ? 0.28 : 0.42, alpha: 1)
            : isSpecial != isPressed ? UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1) : .white).setFill()
        UIBezierPath(roundedRect: bounds.insetBy(dx: 3, dy: 5), cornerRadius: 5).fill()
        let size: CGFloat = title.count > 1 ? 16 : 22
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label,
        ]
        let extent = title.size(withAttributes: attributes)
        title.draw(
            at: CGPoint(x: bounds.midX - extent.width / 2, y: bounds.midY - extent.height / 2),
            withAttributes: attributes)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = true }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPressed = false
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        (superview as? KeyboardKeys)?.press(legend)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = false }

    override func accessibilityActivate() -> Bool {
        (superview as? KeyboardKeys)?.press(legend)
        return legend != .none
    }
}
