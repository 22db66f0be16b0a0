/// A provider of previews for Xcode. Files with previews compile; `kasane render` shows a playground's live view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/previewprovider)
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views to show.
    @ViewBuilder static var previews: Previews { get }
}
