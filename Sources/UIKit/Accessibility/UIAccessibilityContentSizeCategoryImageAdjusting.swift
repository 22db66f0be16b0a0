/// An object that can enlarge its image at accessibility text sizes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting)
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
    /// Whether the image grows with the text at accessibility sizes. False by default.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
