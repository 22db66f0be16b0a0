/// A provider of previews. `kasane render` shows the first one of a file that has nothing else to show, or the one
/// named by `--preview`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/previewprovider)
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views to show.
    @ViewBuilder static var previews: Previews { get }
}
