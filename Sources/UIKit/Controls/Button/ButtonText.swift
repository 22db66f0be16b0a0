import CoreText
import Foundation

/// The attributed text of a configured button.
@MainActor
struct ButtonText {
    let text: StyledText?

    var isEmpty: Bool { text == nil }

    /// - Parameters:
    ///   - plain: the text without attributes.
    ///   - attributed: the text with attributes, which override all others; it replaces `plain`.
    init(
        _ plain: String?, _ attributed: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?,
        font: UIFont, color: UIColor
    ) {
        var standard = AttributeContainer()
        standard[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        standard[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        let attributes = transformer?(standard) ?? standard
        let words = attributed ?? plain.map { AttributedString($0) }
        guard let words, !words.characters.isEmpty else {
            text = nil
            return
        }
        text = StyledText(words.mergingAttributes(attributes, mergePolicy: .keepCurrent))
    }
}
