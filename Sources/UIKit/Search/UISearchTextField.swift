import CoreGraphics
public import Foundation
import CoreText

/// The text field of a search bar, with tokens before the text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchtextfield)
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// The height of the text field, its corner radius, and the width of the magnifying glass's area, in points.
    static let (height, radius, iconWidth): (CGFloat, CGFloat, CGFloat) = (36, 10, 30)

    /// The offsets that a search bar sets for the field's icons, in points.
    final var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
    final var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    /// Called when the suggestions change, to update a list that shows them.
    final var suggestionsDidChange: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeLook()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareToRestore() {
        super.prepareToRestore()
        makeLook()
    }

    private func makeLook() {
        borderStyle = .roundedRect
        layer.cornerRadius = UISearchTextField.radius
        clearButtonMode = .always
        returnKeyType = .search
        autocorrectionType = .no
        leftViewMode = .always
        leftView = SearchIconView(UIImage(systemName: "magnifyingglass"))
        accessibilityTraits = [.searchField]
    }

    // MARK: Tokens

    /// The tokens, which precede the text.
    open var tokens: [UISearchToken] {
        get { attachments.map(\.token) }
        set {
            let count = attachments.count
            replaceUnits(NSRange(location: 0, length: count), with: newValue)
        }
    }

    /// Inserts a token before the one at an index, or at the end. An index beyond that is refused.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        guard (0...attachments.count).contains(tokenIndex) else {
            return reportOnce(
                "Token index \(tokenIndex) is out of range, of \(attachments.count); it was not inserted")
        }
        replaceUnits(NSRange(location: tokenIndex, length: 0), with: [token])
    }

    /// Removes the token at an index; an invalid index is refused.
    open func removeToken(at tokenIndex: Int) {
        guard attachments.indices.contains(tokenIndex) else {
            return reportOnce("There is no token \(tokenIndex) among \(attachments.count); nothing was removed")
        }
        replaceUnits(NSRange(location: tokenIndex, length: 1), with: [])
    }

    /// Removes a range of the text, and inserts a token at an index.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        guard let range = editor.range(textRange) else { return }
        let start = max(range.location, attachments.count)
        let length = max(range.upperBound - start, 0)
        if length > 0 {
            editor.replace(NSRange(location: start, length: length), with: StyledText(), .other)
        }
        insertToken(token, at: min(max(tokenIndex, 0), attachments.count))
    }

    /// Returns the position before a token; that of the beginning of the text for an index beyond the last one.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        position(from: beginningOfDocument, offset: min(max(tokenIndex, 0), attachments.count)) ?? beginningOfDocument
    }

    /// Returns the tokens in a range.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        guard let range = editor.range(textRange) else { return [] }
        return attachments.enumerated().filter { range.contains($0.offset) }.map(\.element.token)
    }

    /// The range of the text after the tokens.
    open var textualRange: UITextRange {
        textRange(from: positionOfToken(at: attachments.count), to: endOfDocument)!
    }

    /// The background colour of tokens. A translucent gray by default.
    open var tokenBackgroundColor: UIColor! = .systemGray4 {
        didSet { tokens = attachments.map(\.token) }
    }

    /// Whether the user can delete tokens. True by default.
    open var allowsDeletingTokens = true

    /// Whether the user can copy tokens. Stored only: copying takes the text.
    open var allowsCopyingTokens = true

    /// The search suggestions, which replace a search controller's. Nil by default.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { suggestionsDidChange?() } }

    /// The attachments of the tokens, which are the first characters of the text.
    private var attachments: [SearchTokenAttachment] {
        var found: [SearchTokenAttachment] = []
        while found.count < editor.length,
            let token = editor.storage.attribute(.attachment, at: found.count, effectiveRange: nil)
                as? SearchTokenAttachment
        {
            found.append(token)
        }
        return found
    }

    private func replaceUnits(_ range: NSRange, with tokens: [UISearchToken]) {
        var text = StyledText()
        for token in tokens {
            let mark = SearchTokenAttachment(
                token, color: tokenBackgroundColor ?? .systemGray4, textColor: textColor ?? .label,
                font: font ?? .systemFont(ofSize: TextFieldStyle.fontSize))
            var attributes = defaultTextAttributes
            attributes[.attachment] = mark
            text.append([UInt16(NSTextAttachment.character)], attributes)
        }
        guard range.length > 0 || !text.isEmpty else { return }
        editor.replace(range, with: text, .other)
        let end = NSRange(location: editor.length, length: 0)
        editor.select(end)
    }

    // MARK: Text

    /// The text without tokens. Setting it keeps the tokens.
    open override var text: String? {
        get { String(decoding: Array((super.text ?? "").utf16.dropFirst(attachments.count)), as: UTF16.self) }
        set {
            guard !attachments.isEmpty else { return super.text = newValue }
            let count = attachments.count
            editor.replace(
                NSRange(location: count, length: editor.length - count),
                with: StyledText(newValue ?? "", defaultTextAttributes),
                .other)
        }
    }

    open override func insertText(_ text: String) {
        let (count, selection) = (attachments.count, editor.selection)
        // Text can't be inserted before a token.
        if selection.length == 0, selection.location < count { editor.select(NSRange(location: count, length: 0)) }
        super.insertText(text)
    }

    /// Deletes a character, or selects the token before the cursor, which the next call deletes.
    open override func deleteBackward() {
        let (count, selection) = (attachments.count, editor.selection)
        if selection.length == 0, selection.location > 0, selection.location <= count, markedTextRange == nil {
            guard allowsDeletingTokens else { return }
            return editor.select(NSRange(location: selection.location - 1, length: 1))
        }
        if !allowsDeletingTokens, selection.length > 0, selection.location < count {
            let length = selection.upperBound - count
            guard length > 0 else { return }
            editor.select(NSRange(location: count, length: length))
        }
        super.deleteBackward()
    }

    // MARK: Appearance

    open override func draw(_ rect: CGRect) {
        guard borderStyle == .roundedRect, background == nil else { return super.draw(rect) }
        guard backgroundColor == nil else { return }
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: borderRect(forBounds: bounds), cornerRadius: UISearchTextField.radius).fill()
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(size)
        return CGSize(width: fitting.width, height: max(fitting.height, UISearchTextField.height))
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard leftView is SearchIconView else { return super.leftViewRect(forBounds: bounds) }
        let width = min(UISearchTextField.iconWidth, bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let rect = CGRect(
            x: isMirrored ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
        return rect.moved(by: iconOffsets[.search])
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let icon: UISearchBar.Icon = rightView?.tag == UISearchBar.Icon.resultsList.rawValue ? .resultsList : .bookmark
        return super.rightViewRect(forBounds: bounds).moved(by: iconOffsets[icon])
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).moved(by: iconOffsets[.clear])
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).moved(by: textOffset)
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).moved(by: textOffset)
    }
}

/// Is told about a search field, in addition to a text field's delegate methods. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate)
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Called when a suggestion is selected.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}

/// The magnifying glass in a field.
final class SearchIconView: UIImageView {
    convenience init(_ image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
        contentMode = .center
        tintColor = .secondaryLabel
        preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 16)
    }

}

extension CGRect {
    fileprivate func moved(by offset: UIOffset?) -> CGRect {
        offset.map { offsetBy(dx: $0.horizontal, dy: $0.vertical) } ?? self
    }
}
