extension Label where Title == Text, Icon == Image {
    /// Creates a label of a localized title and an image.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(image)
        }
    }

    /// Creates a label of a string and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(image)
        }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a localized title and an image.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) {
        self.init(action: action) { SwiftUI.Label(titleKey, image: image) }
    }

    /// Creates a button with a string as its title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping () -> Void) {
        self.init(action: action) { SwiftUI.Label(title, image: image) }
    }

    /// Creates a button with a role, a localized title and an image.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
    ) { self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) } }

    /// Creates a button with a role, a string as its title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
    ) { self.init(role: role, action: action) { SwiftUI.Label(title, image: image) } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a toggle with a localized label and an image.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
    }

    /// Creates a toggle for several values with a localized label and an image.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, image: image) } }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a localized label and an image.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, image: image) } }

    /// Creates a picker for several values with a localized label and an image.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { SwiftUI.Label(titleKey, image: image) }
    }
}
