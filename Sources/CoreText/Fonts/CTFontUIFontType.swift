public import CoreGraphics

/// The purpose of a user interface font.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfontuifonttype)
public enum CTFontUIFontType: UInt32, Sendable {
    /// No purpose; no font is created for it.
    case none = 0xFFFF_FFFF
    /// User text, 12 points.
    case user = 0
    /// Monospaced user text, 12 points.
    case userFixedPitch = 1
    /// System text, 13 points.
    case system = 2
    /// Bold system text, 13 points.
    case emphasizedSystem = 3
    /// Small system text, 11 points.
    case smallSystem = 4
    /// Bold small system text, 11 points.
    case smallEmphasizedSystem = 5
    /// Mini system text, 9 points.
    case miniSystem = 6
    /// Bold mini system text, 9 points.
    case miniEmphasizedSystem = 7
    /// View content, 12 points.
    case views = 8
    /// Application text, 13 points.
    case application = 9
    /// Labels, 10 points.
    case label = 10
    /// Menu titles, 14 points.
    case menuTitle = 11
    /// Menu items, 14 points.
    case menuItem = 12
    /// Menu item marks, 14 points.
    case menuItemMark = 13
    /// Menu item shortcuts, 14 points.
    case menuItemCmdKey = 14
    /// Window titles, 13 points.
    case windowTitle = 15
    /// Button titles, 13 points.
    case pushButton = 16
    /// Utility window titles, 11 points.
    case utilityWindowTitle = 17
    /// Alert headings, bold, 13 points.
    case alertHeader = 18
    /// Detail text, 10 points.
    case systemDetail = 19
    /// Bold detail text, 10 points.
    case emphasizedSystemDetail = 20
    /// Toolbars, 11 points.
    case toolbar = 21
    /// Small toolbars, 10 points.
    case smallToolbar = 22
    /// Alert messages, 13 points.
    case message = 23
    /// Tool palettes, 11 points.
    case palette = 24
    /// Tool tips, 11 points.
    case toolTip = 25
    /// Control content, 12 points.
    case controlContent = 26

    /// In points, as in Apple's interfaces.
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

/// Returns the system font for a purpose, at a size in points, 0 for the purpose's default; nil for `none`.
///
/// Inter substitutes for San Francisco if it is installed, otherwise the first available of Noto Sans, Cantarell,
/// Ubuntu, Liberation Sans and DejaVu Sans. `language` (BCP 47), or the user's where it is nil, determines the forms of
/// Han characters in text in this font, unless the text specifies its own language.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    guard uiType != .none else { return nil }
    var attributes = SystemFont.font(
        FontTraits(weight: uiType.isEmphasized ? 700 : 400), design: uiType == .userFixedPitch ? .monospaced : .plain)
    attributes.language = language
    return CTFont(attributes, size: size > 0 ? size : uiType.defaultSize, matrix: nil)
}
