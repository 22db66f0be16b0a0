public import UIKit

extension UIColor {
    /// Creates a colour that is resolved with the colour scheme of a view's traits.
    public convenience init(_ color: Color) {
        self.init { traits in
            var environment = EnvironmentValues()
            environment.colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
            return UIColor(cgColor: color.cgColor(in: environment))
        }
    }
}
