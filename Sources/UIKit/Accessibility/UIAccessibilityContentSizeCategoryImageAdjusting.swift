/// What can show its image larger at the sizes of texts meant for accessibility.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting)
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
    /// Whether the image grows with the text at accessibility sizes. False by default.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
