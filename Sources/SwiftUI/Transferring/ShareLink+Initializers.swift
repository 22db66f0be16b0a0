public import Foundation

// The initializers of a link: with one item or several, strings and URLs, which are their own previews, or other
// items, which need one; and with a label, a title, or neither.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
    /// Creates a link that shares a URL, with a label.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(CollectionOfOne(item), nil, label()) }
}

extension ShareLink
where Label == DefaultShareLinkLabel, PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
    /// Creates a link that shares a URL, with the system's label.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel()) }

    /// Creates a link that shares a URL, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel(Text(titleKey))) }

    /// Creates a link that shares a URL, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel(Text(title))) }

    /// Creates a link that shares a URL, with a title.
    public init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel(title)) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// Creates a link that shares URLs, with a label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(items, nil, label()) }
}

extension ShareLink
where Label == DefaultShareLinkLabel, PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// Creates a link that shares URLs, with the system's label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel()) }

    /// Creates a link that shares URLs, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel(Text(titleKey))) }

    /// Creates a link that shares URLs, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel(Text(title))) }

    /// Creates a link that shares URLs, with a title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel(title)) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
    /// Creates a link that shares a string, with a label.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(CollectionOfOne(item), nil, label()) }
}

extension ShareLink
where Label == DefaultShareLinkLabel, PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
    /// Creates a link that shares a string, with the system's label.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel()) }

    /// Creates a link that shares a string, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel(Text(titleKey))) }

    /// Creates a link that shares a string, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel(Text(title))) }

    /// Creates a link that shares a string, with a title.
    public init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel(title)) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// Creates a link that shares strings, with a label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(items, nil, label()) }
}

extension ShareLink
where Label == DefaultShareLinkLabel, PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// Creates a link that shares strings, with the system's label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel()) }

    /// Creates a link that shares strings, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel(Text(titleKey))) }

    /// Creates a link that shares strings, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel(Text(title))) }

    /// Creates a link that shares strings, with a title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel(title)) }
}

extension ShareLink {
    /// Creates a link that shares an item, with a label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), { _ in preview }, label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link that shares an item, with the system's label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), { _ in preview }, DefaultShareLinkLabel()) }

    /// Creates a link that shares an item, with a localized title.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), { _ in preview }, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a link that shares an item, with a title.
    @_disfavoredOverload
    public init<I: Transferable, S: StringProtocol>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), { _ in preview }, DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a link that shares an item, with a title.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), { _ in preview }, DefaultShareLinkLabel(title))
    }
}

extension ShareLink {
    /// Creates a link that shares items, with a label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) { self.init(items, preview, label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link that shares items, with the system's label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items, preview, DefaultShareLinkLabel()) }

    /// Creates a link that shares items, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items, preview, DefaultShareLinkLabel(Text(titleKey))) }

    /// Creates a link that shares items, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items, preview, DefaultShareLinkLabel(Text(title))) }

    /// Creates a link that shares items, with a title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items, preview, DefaultShareLinkLabel(title)) }
}
