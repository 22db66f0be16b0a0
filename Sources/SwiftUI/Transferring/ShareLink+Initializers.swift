public import Foundation

// The many ways to make a link: of one item or several, of texts and addresses, which are their own previews, and of others, which
// need one; with a label, a title, or neither.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
    /// Makes a link that shares an address, with a label.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(CollectionOfOne(item), nil, label()) }
}

extension ShareLink
where Label == DefaultShareLinkLabel, PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
    /// Makes a link that shares an address, with the system's label.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel()) }

    /// Makes a link that shares an address, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel(Text(titleKey))) }

    /// Makes a link that shares an address, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel(Text(title))) }

    /// Makes a link that shares an address, with a title.
    public init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel(title)) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// Makes a link that shares addresses, with a label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(items, nil, label()) }
}

extension ShareLink
where Label == DefaultShareLinkLabel, PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// Makes a link that shares addresses, with the system's label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel()) }

    /// Makes a link that shares addresses, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel(Text(titleKey))) }

    /// Makes a link that shares addresses, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel(Text(title))) }

    /// Makes a link that shares addresses, with a title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel(title)) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
    /// Makes a link that shares a text, with a label.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(CollectionOfOne(item), nil, label()) }
}

extension ShareLink
where Label == DefaultShareLinkLabel, PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
    /// Makes a link that shares a text, with the system's label.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel()) }

    /// Makes a link that shares a text, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel(Text(titleKey))) }

    /// Makes a link that shares a text, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel(Text(title))) }

    /// Makes a link that shares a text, with a title.
    public init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) { self.init(CollectionOfOne(item), nil, DefaultShareLinkLabel(title)) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// Makes a link that shares texts, with a label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(items, nil, label()) }
}

extension ShareLink
where Label == DefaultShareLinkLabel, PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// Makes a link that shares texts, with the system's label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel()) }

    /// Makes a link that shares texts, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel(Text(titleKey))) }

    /// Makes a link that shares texts, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel(Text(title))) }

    /// Makes a link that shares texts, with a title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) { self.init(items, nil, DefaultShareLinkLabel(title)) }
}

extension ShareLink {
    /// Makes a link that shares an item, with a label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), { _ in preview }, label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Makes a link that shares an item, with the system's label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), { _ in preview }, DefaultShareLinkLabel()) }

    /// Makes a link that shares an item, with a localized title.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), { _ in preview }, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Makes a link that shares an item, with a title.
    @_disfavoredOverload
    public init<I: Transferable, S: StringProtocol>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), { _ in preview }, DefaultShareLinkLabel(Text(title)))
    }

    /// Makes a link that shares an item, with a title.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), { _ in preview }, DefaultShareLinkLabel(title))
    }
}

extension ShareLink {
    /// Makes a link that shares items, with a label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) { self.init(items, preview, label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Makes a link that shares items, with the system's label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items, preview, DefaultShareLinkLabel()) }

    /// Makes a link that shares items, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items, preview, DefaultShareLinkLabel(Text(titleKey))) }

    /// Makes a link that shares items, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items, preview, DefaultShareLinkLabel(Text(title))) }

    /// Makes a link that shares items, with a title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items, preview, DefaultShareLinkLabel(title)) }
}
