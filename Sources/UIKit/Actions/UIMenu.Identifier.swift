// The identifiers of system menus. They distinguish menus with these identifiers from others; Kasane creates
// none of the menus itself.
extension UIMenu.Identifier {
    /// The About menu.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The Alignment menu.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The Application menu.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The AutoFill menu.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
    /// The Bring All to Front menu.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// The Close menu.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The Document menu.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// The Edit menu.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The File menu.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The Find menu.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The Font menu.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The Format menu.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The Full Screen menu.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The Help menu.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// The Hide menu.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// The Learn menu.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The Look Up menu.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// The Minimize and Zoom menu.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// The New Scene menu.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// The Open Recent menu.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// The Preferences menu.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The Print menu.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The Quit menu.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// The Replace menu.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// The root menu.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// The Services menu.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// The Share menu.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// The Sidebar menu.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The Speech menu.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// The Spelling menu.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// The Spelling Options menu.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// The Spelling Panel menu.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// The Standard Edit menu.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// The Substitution Options menu.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// The Substitutions menu.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// The Substitutions Panel menu.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// The Text menu.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The Text Color menu.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// The Text Size menu.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The Text Style menu.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// The Text Style Pasteboard menu.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// The Toolbar menu.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The Transformations menu.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// The Undo and Redo menu.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// The View menu.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The Window menu.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The Writing Direction menu.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
}
