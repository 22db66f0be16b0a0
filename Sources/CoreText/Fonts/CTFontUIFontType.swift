public import CoreGraphics

/// The purpose of a user interface font.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfontuifonttype)
public enum CTFontUIFontType: UInt32, Sendable {
    /// No purpose: no font is made for it.
    case none = 0xFFFF_FFFF
    /// Text of the user's own, 12 points.
    case user = 0
    /// Text of the user's own in one width, 12 points.
    case userFixedPitch = 1
    /// The interface's text, 13 points.
    case system = 2
    /// The interface's text in bold, 13 points.
    case emphasizedSystem = 3
    /// Small text of the interface, 11 points.
    case smallSystem = 4
    /// Small text of the interface in bold, 11 points.
    case smallEmphasizedSystem = 5
    /// The smallest text of the interface, 9 points.
    case miniSystem = 6
    /// The smallest text of the interface in bold, 9 points.
    case miniEmphasizedSystem = 7
    /// The contents of views, 12 points.
    case views = 8
    /// Text of an application's own, 13 points.
    case application = 9
    /// Labels, 10 points.
    case label = 10
    /// Titles of menus, 14 points.
    case menuTitle = 11
    /// Entries of menus, 14 points.
    case menuItem = 12
    /// Marks beside entries of menus, 14 points.
    case menuItemMark = 13
    /// Shortcuts beside entries of menus, 14 points.
    case menuItemCmdKey = 14
    /// Titles of windows, 13 points.
    case windowTitle = 15
    /// Titles of buttons, 13 points.
    case pushButton = 16
    /// Titles of small windows with tools, 11 points.
    case utilityWindowTitle = 17
    /// The first line of alerts, in bold, 13 points.
    case alertHeader = 18
    /// Details, 10 points.
    case systemDetail = 19
    /// Details in bold, 10 points.
    case emphasizedSystemDetail = 20
    /// Toolbars, 11 points.
    case toolbar = 21
    /// Small toolbars, 10 points.
    case smallToolbar = 22
    /// Messages of alerts, 13 points.
    case message = 23
    /// Palettes of tools, 11 points.
    case palette = 24
    /// Tips about tools, 11 points.
    case toolTip = 25
    /// The contents of controls, 12 points.
    case controlContent = 26

    /// In points, as Apple's interfaces have it.
    var defaultSize: CGFloat {
        switch self {
        case .user, .userFixedPitch, .views, .controlContent: 12
        case .smallSystem, .smallEmphasizedSystem, .utilityWindowTitle, .toolbar, .palette, .toolTip: 11
        case .miniSystem, .miniEmphasizedSystem: 9
        case .label, .smallToolbar, .systemDetail, .emphasizedSystemDetail: 10
        case .menuTitle, .menuItem, .menuItemMark, .menuItemCmdKey: 14
        case .none, .system, .emphasizedSystem, .application, .windowTitle, .pushButton, .alertHeader, .message: 13
        }
    }

    var isEmphasized: Bool {
        switch self {
        case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .alertHeader, .emphasizedSystemDetail:
            true
        default: false
        }
    }
}

/// The font that interfaces use for a purpose, in a size in points, 0 for the purpose's own; nil for `none`.
///
/// Inter substitutes for San Francisco where it is installed, else the first available of Noto Sans, Cantarell, Ubuntu,
/// Liberation Sans and DejaVu Sans. `language` (BCP 47) says which forms characters of several languages have.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    guard uiType != .none else { return nil }
    let attributes = SystemFont.font(
        FontTraits(weight: uiType.isEmphasized ? 700 : 400), design: uiType == .userFixedPitch ? .monospaced : .plain)
    return CTFont(attributes, size: size > 0 ? size : uiType.defaultSize, matrix: nil)
}
