extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu with a localized title and an image.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
    }

    /// Creates a menu with a localized title, an image, and a primary action for taps.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { SwiftUI.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }
}
