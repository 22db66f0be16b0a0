import UIKit

/// No commands.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/emptycommands)
public struct EmptyCommands: Commands {
    public typealias Body = Never

    /// Creates no commands.
    public nonisolated init() {}

    public static func _collect(_ commands: Self, into items: _CommandItems) {}
}

/// A menu of commands. There is no menu bar: the keyboard shortcuts of its controls work.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/commandmenu)
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never

    private let content: Content

    /// Creates a menu with a localized title.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a menu with a text as its title.
    public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a menu with a string as its title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

    public static func _collect(_ commands: Self, into items: _CommandItems) { items.add(commands.content) }
}

/// Commands that are placed in relation to standard ones. There is no menu bar: the keyboard shortcuts of its controls
/// work.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/commandgroup)
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never

    private let content: Content

    /// Creates commands before standard ones.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    /// Creates commands after standard ones.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    /// Creates commands in place of standard ones.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

    public static func _collect(_ commands: Self, into items: _CommandItems) { items.add(commands.content) }
}

/// A place among the standard commands.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/commandgroupplacement)
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    /// Information about the program.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The program's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// Services of other programs.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Hiding and showing programs.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Quitting the program.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// Creating and opening documents.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving documents.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Importing and exporting.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undoing and redoing.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cutting, copying and pasting.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Finding, spelling and substituting text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// The font and alignment of text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Showing and customizing the toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// Showing and hiding the sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The size of a window.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// Windows that show one instance each.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// The open windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// Arranging windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// A command that shows or hides the sidebar: Control-Command-S.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/sidebarcommands)
public struct SidebarCommands: Commands {
    public typealias Body = Never

    /// Creates the command.
    public nonisolated init() {}

    public static func _collect(_ commands: Self, into items: _CommandItems) {
        items.add(Button("Toggle Sidebar", action: toggle).keyboardShortcut("s", modifiers: [.control, .command]))
    }

    private static func toggle() {
        guard let split = UIApplication.shared.keyWindow?.rootViewController?.frontmostSplit, !split.isCollapsed
        else { return }
        let isHidden = split.displayMode == .secondaryOnly
        if isHidden { split.show(.primary) } else { split.hide(.primary) }
    }
}

extension UIViewController {
    /// The outermost split view controller in the controller's hierarchy.
    fileprivate var frontmostSplit: UISplitViewController? {
        self as? UISplitViewController ?? children.lazy.compactMap(\.frontmostSplit).first
    }
}

// MARK: - Scenes

/// Keeps the controls of commands in a window, without showing them.
private struct CommandHost<Items: Commands>: ViewModifier {
    let commands: Items

    func body(content: Content) -> some View {
        content.background {
            CommandControlsView(commands: commands).frame(width: 0, height: 0).hidden().accessibilityHidden(true)
        }
    }
}

/// The controls of commands.
private struct CommandControlsView<Content: Commands>: PrimitiveView {
    typealias Body = Never

    let commands: Content

    func makeNode(_ context: _NodeContext) -> CommandsNode<Content> { CommandsNode(commands, context) }
    func updateNode(_ node: CommandsNode<Content>) { node.update(commands) }
}

/// The node of commands, which owns their state.
private final class CommandsNode<Content: Commands>: _ViewNode {
    private var commands: Content
    private var properties: [ChildPath: Any] = [:]
    private var child: _ViewNode?

    init(_ commands: Content, _ context: _NodeContext) {
        self.commands = commands
        super.init(context)
        child = AnyView._makeNode(makeContent(), childContext)
    }

    func update(_ newCommands: Content) {
        commands = newCommands
        evaluate()
    }

    override func evaluate() {
        needsUpdate = false
        if let child { AnyView._updateNode(child, with: makeContent()) }
    }

    private func makeContent() -> AnyView {
        let items = _CommandItems(self, properties: properties)
        track { Content._collect(commands, into: items) }
        properties = items.storedProperties
        return AnyView(ForEach(items.views) { $0.view })
    }

    override var structure: [_ViewNode] { child.map { [$0] } ?? [] }
}

extension Scene {
    /// Adds commands, whose keyboard shortcuts work in the scene's windows.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/scene/commands(content:))
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let commands = content()
        return changed { AnyView($0.modifier(CommandHost(commands: commands))) }
    }
}
