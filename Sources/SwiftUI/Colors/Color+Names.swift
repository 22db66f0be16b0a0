import CoreGraphics
import UIKit

extension Color {
    /// Opaque black.
    public static let black = Color(.named(.black))
    /// Opaque white.
    public static let white = Color(.named(.white))
    /// Transparent black.
    public static let clear = Color(.named(.clear))

    // MARK: System colours, which adapt to dark mode

    /// The system's red, light or dark.
    public static let red = Color(.named(.red))
    /// The system's orange, light or dark.
    public static let orange = Color(.named(.orange))
    /// The system's yellow, light or dark.
    public static let yellow = Color(.named(.yellow))
    /// The system's green, light or dark.
    public static let green = Color(.named(.green))
    /// The system's mint, light or dark.
    public static let mint = Color(.named(.mint))
    /// The system's teal, light or dark.
    public static let teal = Color(.named(.teal))
    /// The system's cyan, light or dark.
    public static let cyan = Color(.named(.cyan))
    /// The system's blue, light or dark.
    public static let blue = Color(.named(.blue))
    /// The system's indigo, light or dark.
    public static let indigo = Color(.named(.indigo))
    /// The system's purple, light or dark.
    public static let purple = Color(.named(.purple))
    /// The system's pink, light or dark.
    public static let pink = Color(.named(.pink))
    /// The system's brown, light or dark.
    public static let brown = Color(.named(.brown))
    /// The system's gray, light or dark.
    public static let gray = Color(.named(.gray))

    /// The colour of primary text: black, or white in dark mode.
    public static let primary = Color(.primary)
    /// The colour of secondary text.
    public static let secondary = Color(.secondary)
    /// The accent colour: the one set by `accentColor(_:)`, or the tint around the outermost stack, columns or tabs;
    /// blue by default. Inside those, a tint doesn't change it; `ShapeStyle.tint` follows every tint.
    public static var accentColor: Color { Color(.accent) }
}

extension Color {
    /// The names of the system's colours.
    package enum Name: String, Hashable, Sendable {
        case black, white, clear
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

        /// The colour if it is the same in light and dark mode.
        var fixedColor: CGColor? {
            switch self {
            case .black: Name.gray(0)
            case .white: Name.gray(1)
            case .clear: Name.gray(0, alpha: 0)
            default: nil
            }
        }

        /// The UIKit colour with that name.
        var uiColor: UIColor {
            switch self {
            case .black: .black
            case .white: .white
            case .clear: .clear
            case .red: .systemRed
            case .orange: .systemOrange
            case .yellow: .systemYellow
            case .green: .systemGreen
            case .mint: .systemMint
            case .teal: .systemTeal
            case .cyan: .systemCyan
            case .blue: .systemBlue
            case .indigo: .systemIndigo
            case .purple: .systemPurple
            case .pink: .systemPink
            case .brown: .systemBrown
            case .gray: .systemGray
            }
        }

        private static func gray(_ white: CGFloat, alpha: CGFloat = 1) -> CGColor {
            CGColor(
                colorSpace: Color.RGBColorSpace.sRGB.cgColorSpace, components: [white, white, white, alpha]) ?? .clear
        }
    }
}
