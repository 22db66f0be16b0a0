public import CoreGraphics

/// What an interface needs a font for.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfontuifonttype)
public enum CTFontUIFontType: UInt32, Sendable {
    case none = 0xFFFF_FFFF
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case miniSystem = 6
    case miniEmphasizedSystem = 7
    case views = 8
    case application = 9
    case label = 10
    case menuTitle = 11
    case menuItem = 12
    case menuItemMark = 13
    case menuItemCmdKey = 14
    case windowTitle = 15
    case pushButton = 16
    case utilityWindowTitle = 17
    case alertHeader = 18
    case systemDetail = 19
    case emphasizedSystemDetail = 20
    case toolbar = 21
    case smallToolbar = 22
    case message = 23
    case palette = 24
    case toolTip = 25
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
/// Inter stands in for San Francisco where it is installed, else the first there is of Noto Sans, Cantarell, Ubuntu,
/// Liberation Sans and DejaVu Sans. `language` (BCP 47) says which forms characters of several languages have.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    guard uiType != .none else { return nil }
    let attributes = SystemFont.font(
        FontTraits(weight: uiType.isEmphasized ? 700 : 400), design: uiType == .userFixedPitch ? .monospaced : .plain)
    return CTFont(attributes, size: size > 0 ? size : uiType.defaultSize, matrix: nil)
}
