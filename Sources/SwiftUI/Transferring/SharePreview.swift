/// The preview of a shared item.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/sharepreview)
public struct SharePreview<PreviewImage: Transferable, Icon: Transferable> {
    let title: Text

    init(title: Text) { self.title = title }
}

extension SharePreview {
    /// Creates a preview from a localized title, an image and an icon.
    public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: Icon) { self.init(title: Text(titleKey)) }

    /// Creates a preview from a title, an image and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: PreviewImage, icon: Icon) { self.init(title: Text(title)) }

    /// Creates a preview from a title, an image and an icon.
    public init(_ title: Text, image: PreviewImage, icon: Icon) { self.init(title: title) }
}

extension SharePreview where PreviewImage == Never {
    /// Creates a preview from a localized title and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }

    /// Creates a preview from a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }

    /// Creates a preview from a title and an icon.
    public init(_ title: Text, icon: Icon) { self.init(title: title) }
}

extension SharePreview where Icon == Never {
    /// Creates a preview from a localized title and an image.
    public init(_ titleKey: LocalizedStringKey, image: PreviewImage) { self.init(title: Text(titleKey)) }

    /// Creates a preview from a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: PreviewImage) { self.init(title: Text(title)) }

    /// Creates a preview from a title and an image.
    public init(_ title: Text, image: PreviewImage) { self.init(title: title) }
}

extension SharePreview where PreviewImage == Never, Icon == Never {
    /// Creates a preview from a localized title.
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

    /// Creates a preview from a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }

    /// Creates a preview from a title.
    public init(_ title: Text) { self.init(title: title) }
}
