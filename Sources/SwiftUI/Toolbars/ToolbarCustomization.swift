/// The options of a customizable toolbar item.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toolbarcustomizationoptions)
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// If the item isn't in the bar, it stays available in the overflow menu.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Toolbar content that is initially hidden.
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
    /// Sets whether the content is initially in the toolbar. Customization isn't available here: hidden content stays
    /// hidden, or is in the bar's overflow menu if it is always available.
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

/// The views of a toolbar group, with the label of the menu that it collapses into where space is limited.
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
    /// Creates items with a placement, which collapse into a menu with a label on narrow screens.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/toolbaritemgroup/init(placement:content:label:))
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
    }
}
