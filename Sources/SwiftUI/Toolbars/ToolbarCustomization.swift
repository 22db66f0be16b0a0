/// What else holds for an item of a toolbar that people could customize.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toolbarcustomizationoptions)
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An item that is not in the bar stays in the menu at its end.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Content of a toolbar that is not in it at first.
public struct _HiddenToolbarContent<Content: CustomizableToolbarContent>: CustomizableToolbarContent {
    public typealias Body = Never

    let content: Content
    let options: ToolbarCustomizationOptions

    public static func _collect(_ content: Self, into items: _ToolbarItems) {
        guard content.options.contains(.alwaysAvailable) else { return }
        items.moving(to: .secondaryAction) { Content._collect(content.content, into: items) }
    }
}

extension CustomizableToolbarContent {
    /// Sets whether the content is in the toolbar before people have customized it. They can't here: hidden content stays
    /// away, or in the menu at the bar's end where it is to be always available.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent/defaultcustomization(_:options:))
    @ToolbarContentBuilder
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        if defaultVisibility == .hidden {
            _HiddenToolbarContent(content: self, options: options)
        } else {
            self
        }
    }
}

/// The views of a group of a toolbar, with what the group becomes where there is no room for them.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/labeledtoolbaritemgroupcontent)
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    @Environment(\.horizontalSizeClass) private var width

    public var body: some View {
        if width == .compact {
            Menu {
                content
            } label: {
                label
            }
        } else {
            HStack(spacing: 16) { content }
        }
    }
}

extension ToolbarItemGroup {
    /// Makes items at a place, which are a menu with a label where the screen is narrow.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/toolbaritemgroup/init(placement:content:label:))
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
    }
}
