// The colours of iOS's interface, with the values that Apple's Human Interface Guidelines list.
// https://developer.apple.com/documentation/uikit/uicolor/standard_colors

extension UIColor {
    // MARK: Hues

    /// Red, adapting to the interface style and increased contrast.
    public static let systemRed = adaptive(0xFF3B30, 0xFF453A, contrast: (0xD70015, 0xFF6961))
    /// Orange, adapting to the interface style and increased contrast.
    public static let systemOrange = adaptive(0xFF9500, 0xFF9F0A, contrast: (0xC93400, 0xFFB340))
    /// Yellow, adapting to the interface style and increased contrast.
    public static let systemYellow = adaptive(0xFFCC00, 0xFFD60A, contrast: (0xB25000, 0xFFD426))
    /// Green, adapting to the interface style and increased contrast.
    public static let systemGreen = adaptive(0x34C759, 0x30D158, contrast: (0x248A3D, 0x30DB5B))
    /// Mint, adapting to the interface style and increased contrast.
    public static let systemMint = adaptive(0x00C7BE, 0x63E6E2, contrast: (0x0C817B, 0x66D4CF))
    /// Teal, adapting to the interface style and increased contrast.
    public static let systemTeal = adaptive(0x30B0C7, 0x40C8E0, contrast: (0x008299, 0x5DE6FF))
    /// Cyan, adapting to the interface style and increased contrast.
    public static let systemCyan = adaptive(0x32ADE6, 0x64D2FF, contrast: (0x0071A4, 0x70D7FF))
    /// The blue of interactive elements, slightly lighter in dark interfaces.
    public static let systemBlue = adaptive(0x007AFF, 0x0A84FF, contrast: (0x0040DD, 0x409CFF))
    /// Indigo, adapting to the interface style and increased contrast.
    public static let systemIndigo = adaptive(0x5856D6, 0x5E5CE6, contrast: (0x3634A3, 0x7D7AFF))
    /// Purple, adapting to the interface style and increased contrast.
    public static let systemPurple = adaptive(0xAF52DE, 0xBF5AF2, contrast: (0x8944AB, 0xDA8FFF))
    /// Pink, adapting to the interface style and increased contrast.
    public static let systemPink = adaptive(0xFF2D55, 0xFF375F, contrast: (0xD30F45, 0xFF6482))
    /// Brown, adapting to the interface style and increased contrast.
    public static let systemBrown = adaptive(0xA2845E, 0xAC8E68, contrast: (0x7F6545, 0xB59469))

    /// The default tint colour: `systemBlue`. For that of a view, see its `tintColor`.
    public static let tintColor = systemBlue

    // MARK: Grays

    /// The base gray, the same in light and dark interfaces.
    public static let systemGray = adaptive(0x8E8E93, 0x8E8E93, contrast: (0x6C6C70, 0xAEAEB2))
    /// The second gray, closer to the background.
    public static let systemGray2 = adaptive(0xAEAEB2, 0x636366, contrast: (0x8E8E93, 0x7C7C80))
    /// The third gray.
    public static let systemGray3 = adaptive(0xC7C7CC, 0x48484A, contrast: (0xAEAEB2, 0x545456))
    /// The fourth gray.
    public static let systemGray4 = adaptive(0xD1D1D6, 0x3A3A3C, contrast: (0xBCBCC0, 0x444446))
    /// The fifth gray.
    public static let systemGray5 = adaptive(0xE5E5EA, 0x2C2C2E, contrast: (0xD8D8DC, 0x363638))
    /// The sixth gray, closest to the background.
    public static let systemGray6 = adaptive(0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))

    // MARK: Text

    /// The colour of primary text.
    public static let label = adaptive(0x000000, 0xFFFFFF)
    /// The colour of secondary text.
    public static let secondaryLabel = adaptive(
        .init(0x3C3C43, 0.6), .init(0xEBEBF5, 0.6), contrast: (.init(0x3C3C43, 0.8), .init(0xEBEBF5, 0.7)))
    /// The colour of tertiary text.
    public static let tertiaryLabel = adaptive(
        .init(0x3C3C43, 0.3), .init(0xEBEBF5, 0.3), contrast: (.init(0x3C3C43, 0.7), .init(0xEBEBF5, 0.55)))
    /// The colour of quaternary text.
    public static let quaternaryLabel = adaptive(
        .init(0x3C3C43, 0.18), .init(0xEBEBF5, 0.16), contrast: (.init(0x3C3C43, 0.55), .init(0xEBEBF5, 0.4)))
    /// The colour of placeholder text in a text field.
    public static let placeholderText = adaptive(.init(0x3C3C43, 0.3), .init(0xEBEBF5, 0.3))
    /// The colour of links.
    public static let link = adaptive(0x007AFF, 0x0984FF)
    /// Translucent white, for text on dark backgrounds whatever the traits.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Black, for text on light backgrounds whatever the traits.
    public static let darkText = UIColor(white: 0, alpha: 1)

    // MARK: Lines

    /// The colour of thin translucent separators.
    public static let separator = adaptive(
        .init(0x3C3C43, 0.29), .init(0x545458, 0.6), contrast: (.init(0x3C3C43, 0.37), .init(0x545458, 0.75)))
    /// The colour of opaque separators.
    public static let opaqueSeparator = adaptive(0xC6C6C8, 0x38383A)

    // MARK: Fills

    /// The fill of thin shapes, such as a slider's track.
    public static let systemFill = adaptive(.init(0x787880, 0.2), .init(0x787880, 0.36))
    /// The fill of medium-sized shapes, such as a switch's background.
    public static let secondarySystemFill = adaptive(.init(0x787880, 0.16), .init(0x787880, 0.32))
    /// The fill of large shapes, such as a button.
    public static let tertiarySystemFill = adaptive(.init(0x767680, 0.12), .init(0x767680, 0.24))
    /// The fill of large areas.
    public static let quaternarySystemFill = adaptive(.init(0x747480, 0.08), .init(0x767680, 0.18))

    // MARK: Backgrounds

    /// The background of an interface: white, or black in dark interfaces.
    public static let systemBackground = adaptive(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
    /// The background of content on top of the main background.
    public static let secondarySystemBackground = adaptive(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
    /// The background of content on top of the secondary background.
    public static let tertiarySystemBackground = adaptive(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
    /// The background of an interface with grouped content.
    public static let systemGroupedBackground = adaptive(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
    /// The background of an interface with grouped content, by its name before iOS 13.
    public static let groupTableViewBackground = systemGroupedBackground
    /// The background of groups.
    public static let secondarySystemGroupedBackground = adaptive(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
    /// The background of content inside groups.
    public static let tertiarySystemGroupedBackground = adaptive(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
}
