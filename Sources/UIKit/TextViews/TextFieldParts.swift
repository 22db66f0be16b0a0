import CoreGraphics
import CoreText
import Foundation

/// The style of a text field's text.
struct TextFieldStyle {
    /// In points.
    static let fontSize: CGFloat = 17
    static var standard: [NSAttributedString.Key: Any] {
        [.font: UIFont.systemFont(ofSize: fontSize), .foregroundColor: UIColor.label]
    }

    var attributes = standard
    var placeholder: StyledText?
}

/// The subviews of a text field, and the position of its text.
@MainActor
final class TextFieldParts {
    private unowned let field: UITextField
    /// Clips the text to its rectangle; its coordinates are the field's.
    private let content = UIView()
    private lazy var canvas = TextCanvas { [unowned self] _ in draw() }
    private(set) lazy var display = TextSelectionDisplay(in: content) { [unowned self] in field }
    private(set) lazy var clearButton = makeClearButton()
    /// The scroll offset of the text, in points.
    var scroll: CGFloat = 0
    /// The scale factor of fonts.
    private(set) var scale: CGFloat = 1
    /// The position of the text's top left corner in the field.
    private(set) var origin = CGPoint.zero

    init(_ field: UITextField) {
        self.field = field
        content.isUserInteractionEnabled = false
        content.clipsToBounds = true
        content.isOpaque = false
        content.addSubview(canvas)
        field.addSubview(content)
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        let configuration = UIImage.SymbolConfiguration(pointSize: 15)
        button.setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: configuration), for: .normal)
        button.tintColor = .tertiaryLabel
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [unowned field] _ in field.clear() }, for: .touchUpInside)
        return button
    }

    /// Whether a view is one of the field's own subviews.
    func contains(_ view: UIView) -> Bool { view === content || clearButtonIsThere && view === clearButton }

    // MARK: Overlay views

    var showsLeft: Bool { field.leftView != nil && shows(field.leftViewMode) }
    var showsRight: Bool { field.rightView != nil && shows(field.rightViewMode) }
    var showsClear: Bool { !showsRight && field.isEnabled && field.hasText && shows(field.clearButtonMode) }

    private func shows(_ mode: UITextField.ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: field.isEditing
        case .unlessEditing: !field.isEditing
        case .always: true
        }
    }

    private func place(_ view: UIView?, _ isShown: Bool, _ rect: @autoclosure () -> CGRect) {
        guard let view else { return }
        guard isShown else { return view.removeFromSuperview() }
        if view.superview !== field { field.addSubview(view) }
        view.frame = rect()
    }

    // MARK: Layout

    var textRect: CGRect {
        field.isEditing ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
    }

    func layOut() {
        let bounds = field.bounds
        place(field.leftView, showsLeft, field.leftViewRect(forBounds: bounds))
        place(field.rightView, showsRight, field.rightViewRect(forBounds: bounds))
        if showsClear || clearButtonIsThere { place(clearButton, showsClear, field.clearButtonRect(forBounds: bounds)) }
        clearButtonIsThere = showsClear
        let rect = textRect.standardized
        let area = CGRect(
            x: rect.minX, y: min(bounds.minY, rect.minY), width: rect.width, height: max(bounds.height, rect.height))
        // The cursor extends beyond the text at its ends.
        let room = area.insetBy(dx: -TextEditor.caretWidth / 2, dy: 0)
        UIView.performWithoutAnimation {
            content.frame = room
            content.bounds = room
            canvas.frame = room
        }
        fit(rect)
        scrollToCaret(in: rect)
        canvas.setNeedsDisplay()
        display.update(isActive: field.isEditing, isEditable: true)
    }

    private var clearButtonIsThere = false

    /// The width of the text, in points.
    var width: CGFloat { field.editor.lines.usedRect.width }

    private var shownLength: CGFloat { max(width, 0) }

    private func fit(_ rect: CGRect) {
        let old = scale
        scale = 1
        if field.adjustsFontSizeToFitWidth, !field.isEditing, rect.width > 0, let size = field.font?.pointSize, size > 0
        {
            let natural = TextLayout(drawn: field.wholeText, in: .infinite).bounds.width
            if natural > rect.width {
                scale = max(rect.width / natural, min(field.minimumFontSize / size, 1))
            }
        }
        if scale != old { field.editor.updateMirrorQuietly() }
    }

    private func scrollToCaret(in rect: CGRect) {
        let height = field.editor.lines.usedRect.height
        let y: CGFloat =
            switch field.contentVerticalAlignment {
            case .top: rect.minY
            case .bottom: rect.maxY - height
            case .center, .fill: rect.midY - height / 2
            }
        origin = CGPoint(x: rect.minX, y: field.roundedToPixel(y))
        let free = rect.width - shownLength
        if free >= 0 || !field.isEditing {
            scroll = 0
            origin.x = rect.minX + max(free, 0) * field.flush
            return
        }
        // Relative to the rectangle's left edge, when the text is scrolled to its beginning.
        origin.x = rect.minX
        let caret = field.editor.caretRect(field.editor.selection.upperBound).midX - rect.minX
        scroll = min(max(scroll, caret - rect.width), caret)
        // Trailing white space counts if the cursor is after it.
        scroll = min(max(scroll, 0), max(max(shownLength, caret) - rect.width, 0))
        origin.x -= scroll
    }

    // MARK: Drawing

    private func draw() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.isolating { context in
            // The canvas draws in the field's coordinates.
            context.translateBy(x: -canvas.frame.minX, y: -canvas.frame.minY)
            if !field.hasText { return field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds)) }
            if !field.isEditing { return field.drawText(in: textRect) }
            let lines = field.editor.lines
            lines.drawVisible(lines.usedRect, at: origin)
        }
    }
}

extension TextEditor {
    func updateMirrorQuietly() {
        ownChangeDepth += 1
        updateMirror()
        ownChangeDepth -= 1
    }
}

extension CGSize {
    /// Unlimited.
    static let infinite = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
}
