import UIKit

extension Color {
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let clear = Color(white: 0, opacity: 0)

    // MARK: Colours of the interface, other in the dark

    public static let red = Color(uiColor: .systemRed)
    public static let orange = Color(uiColor: .systemOrange)
    public static let yellow = Color(uiColor: .systemYellow)
    public static let green = Color(uiColor: .systemGreen)
    public static let mint = Color(uiColor: .systemMint)
    public static let teal = Color(uiColor: .systemTeal)
    public static let cyan = Color(uiColor: .systemCyan)
    public static let blue = Color(uiColor: .systemBlue)
    public static let indigo = Color(uiColor: .systemIndigo)
    public static let purple = Color(uiColor: .systemPurple)
    public static let pink = Color(uiColor: .systemPink)
    public static let brown = Color(uiColor: .systemBrown)
    public static let gray = Color(uiColor: .systemGray)

    /// What text is written with: black, and white in the dark.
    public static let primary = Color(.primary)
    /// What text of less weight is written with.
    public static let secondary = Color(.secondary)
    /// The colour of what can be touched: the environment's tint, and blue where it has none.
    public static var accentColor: Color { Color(.accent) }
}
