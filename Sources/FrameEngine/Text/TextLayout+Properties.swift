package import CoreText
package import Foundation

extension TextLayout {
    /// Lays out the lines of a text layer.
    ///
    /// - Parameter size: the available size; infinite for no limits.
    package init(_ properties: TextProperties, in size: CGSize) {
        var options = Options()
        options.wraps = properties.isWrapped
        options.alignment =
            switch properties.alignmentMode.known {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
        let truncation: TextOverflow.Truncation =
            switch properties.truncationMode.known {
            case .none: .none
            case .start: .start
            case .middle: .middle
            case .end: .end
            }
        options.tail = TextOverflow(size.width < .infinity ? truncation : .none, narrowContent: .rest)
        // A last line that fits except for rounding is shown whole.
        self.init(properties.styledText, in: CGSize(width: size.width, height: size.height + 1e-6), options)
    }
}
