/// What Xcode shows beside the code. Files with previews compile; `kasane render` shows what a playground's live view is.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/previewprovider)
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The views to look at.
    associatedtype Previews: View

    /// The views to show.
    @ViewBuilder static var previews: Previews { get }
}
