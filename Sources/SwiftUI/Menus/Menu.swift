import UIKit

/// A control that opens a menu when tapped.
///
/// Buttons and menus become the menu's items, with the text and the image of their labels; other text becomes
/// inactive items.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/menu)
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    @Environment(\.menuStyles) private var styles

    /// Creates a menu with a view as its label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, primaryAction) = (content(), label(), nil)
    }

    /// Creates a menu with a view as its label. A tap performs the primary action, and a long press opens the menu.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) { (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction) }

    public var body: some View {
        let configuration = MenuStyleConfiguration(
            label: .init(view: AnyView(label)), content: .init(view: AnyView(content)), primaryAction: primaryAction)
        let style = styles.last ?? AnyStyle(DefaultMenuStyle()) { $0.makeBody(configuration: $1) }
        style.make(configuration)
            // A menu in a style's body uses the enclosing style.
            .transformEnvironment(\.menuStyles) { _ = $0.popLast() }
            .modifier(MenuItemModifier(.menu(AnyView(content), isInline: false)))
    }
}

/// A menu as a button.
struct MenuControl: View {
    let configuration: MenuStyleConfiguration
    @Environment(\.menuIndicatorVisibility) private var indicator

    var body: some View {
        Button(action: {}) {
            if indicator == .visible {
                HStack(spacing: 5) {
                    configuration.label
                    Image(systemName: "chevron.up.chevron.down").imageScale(.small).fontWeight(.medium)
                }
            } else {
                configuration.label
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
        .overlay {
            MenuTrigger(
                content: AnyView(configuration.content), label: AnyView(configuration.label),
                primaryAction: configuration.primaryAction)
        }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a string as its title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu with a localized title and a primary action for taps.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }

    /// Creates a menu with a string as its title and a primary action for taps.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

/// The button that opens a menu, over the menu's label.
private struct MenuTrigger: UIViewRepresentable {
    let content: AnyView
    let label: AnyView
    let primaryAction: (() -> Void)?

    func makeUIView(context: Context) -> UIButton { UIButton(type: .custom) }

    func updateUIView(_ button: UIButton, context: Context) {
        button.isEnabled = context.environment.isEnabled
        button.preferredMenuElementOrder = context.environment.menuOrder.order
        button.menu = MenuContents.menu(of: [(content, context.node)])
        button.showsMenuAsPrimaryAction = primaryAction == nil
        button.removeAction(identifiedBy: MenuTrigger.action, for: .primaryActionTriggered)
        if let primaryAction {
            button.addAction(
                UIAction(identifier: MenuTrigger.action) { _ in primaryAction() }, for: .primaryActionTriggered)
        }
        let contents = LabelContents(of: label, inside: context.node)
        button.accessibilityLabel = contents.title ?? contents.image?.accessibilityLabel
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIButton, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }

    private static let action = UIAction.Identifier("kasane.menu")
}
