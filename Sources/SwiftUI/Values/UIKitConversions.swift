public import UIKit

extension UIUserInterfaceStyle {
    /// Converts a colour scheme; nil is unspecified.
    public init(_ colorScheme: ColorScheme?) { self = colorScheme?.userInterfaceStyle ?? .unspecified }
}

extension UIAccessibilityContrast {
    /// Converts a contrast; nil is unspecified.
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        switch colorSchemeContrast {
        case .standard: self = .normal
        case .increased: self = .high
        case nil: self = .unspecified
        }
    }
}

extension UILegibilityWeight {
    /// Converts a weight; nil is unspecified.
    public init(_ legibilityWeight: LegibilityWeight?) {
        switch legibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        case nil: self = .unspecified
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// Converts a layout direction.
    public init(_ layoutDirection: LayoutDirection) {
        self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension LayoutDirection {
    /// Converts a UIKit direction; nil if unspecified.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        guard uiLayoutDirection != .unspecified else { return nil }
        self = uiLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension EdgeInsets {
    /// Converts UIKit's directional insets.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(
            top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
            trailing: nsEdgeInsets.trailing)
    }
}

extension NSDirectionalEdgeInsets {
    /// Converts insets.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }
}

extension Edge {
    /// Converts a horizontal edge.
    public init(horizontal edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }

    /// Converts a vertical edge.
    public init(vertical edge: VerticalEdge) { self = edge == .top ? .top : .bottom }
}
