/// The items of toolbars, in order.
struct ToolbarKey: ScreenPreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }
    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

/// Adds a view's toolbar items to the bars of its screen.
struct ToolbarModifier<Items: ToolbarContent>: StructuralModifier {
    typealias Body = Never

    let items: Items

    func makeNode(_ context: _NodeContext) -> ToolbarNode<Items> { ToolbarNode(items, context) }
    func updateNode(_ node: ToolbarNode<Items>) { node.update(items) }
}

/// The node of a view with a toolbar.
package final class ToolbarNode<Items: ToolbarContent>: ContentNode {
    private var items: Items
    private var entries: [ToolbarEntry] = []
    private var properties: [ChildPath: Any] = [:]

    init(_ items: Items, _ context: _NodeContext) {
        self.items = items
        super.init(context)
        evaluate()
    }

    func update(_ newItems: Items) {
        items = newItems
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        let collected = _ToolbarItems(self, properties: properties)
        track { Items._collect(items, into: collected) }
        (entries, properties) = (collected.entries, collected.storedProperties)
        preferencesAreStale()
    }

    package override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == ToolbarKey.self else { return super.preference(key) }
        return (reducePreference(ToolbarKey.self) ?? []) + entries as? Key.Value
    }

    package override func willRemove() { (entries, properties) = ([], [:]) }
}

extension View {
    /// Adds items to the bars of the view's screen.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-5w0tj)
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: content()))
    }

    /// Adds views at the trailing end of the navigation bar of the view's screen.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-7vdkx)
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: PlainToolbarContent(content: content())))
    }

    /// Adds items to the bars of the view's screen. They aren't customizable.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { modifier(ToolbarModifier(items: content())) }

    /// Sets the visibility of bars around the view's screen; by default, of the navigation bar.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:))
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        screenSetting { settings in
            for bar in bars.isEmpty ? [.automatic] : bars { settings.visibility[bar] = visibility }
        }
    }

    /// Sets the background of bars around the view's screen, which shows when content is scrolled under them.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/toolbarbackground(_:for:)-5ybst)
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        modifier(BarBackgroundModifier(style: AnyShapeStyle(style), bars: bars.isEmpty ? [.automatic] : bars))
    }

    /// Sets the visibility of the bars' background; `automatic` shows it when content is scrolled under them.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/toolbarbackground(_:for:)-6y8iq)
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        screenSetting { settings in
            for bar in bars.isEmpty ? [.automatic] : bars {
                settings.backgrounds[bar, default: ScreenSettings.BarBackgroundStyle()].visibility = visibility
            }
        }
    }

    /// Sets the colour scheme of bars around the view's screen, while their background is visible; nil for the view's.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/toolbarcolorscheme(_:for:))
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        screenSetting { settings in
            for bar in bars.isEmpty ? [.automatic] : bars { settings.colorSchemes[bar] = colorScheme }
        }
    }

    /// Sets the purpose of the navigation bar's contents.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/toolbarrole(_:))
    public func toolbarRole(_ role: ToolbarRole) -> some View { screenSetting { $0.role = role } }

    /// Adds a menu to the title of the screen.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/toolbartitlemenu(content:))
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(ToolbarModifier(items: ToolbarTitleMenu(content: content)))
    }
}

/// Resolves a bar's style in the environment of the view that sets it.
private struct BarBackgroundModifier: StructuralModifier {
    typealias Body = Never

    let style: AnyShapeStyle
    let bars: [ToolbarPlacement]

    func makeNode(_ context: _NodeContext) -> PreferenceTransformNode<ScreenSettingsKey> {
        PreferenceTransformNode(change(context.scope), context)
    }

    func updateNode(_ node: PreferenceTransformNode<ScreenSettingsKey>) { node.update(change(node.scope)) }

    private func change(_ scope: EnvironmentScope) -> (inout ScreenSettings) -> Void {
        { [style, bars] settings in
            for bar in bars {
                settings.backgrounds[bar, default: ScreenSettings.BarBackgroundStyle()].style = style
                settings.backgrounds[bar]?.scope = scope
            }
        }
    }
}
