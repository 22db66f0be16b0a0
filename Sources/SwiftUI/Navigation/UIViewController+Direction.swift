import UIKit

extension UIViewController {
    /// Applies the layout direction of the environment to bars and screens.
    func takeDirection(of environment: EnvironmentValues) {
        let direction: UITraitEnvironmentLayoutDirection =
            environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        if traitOverrides.layoutDirection != direction { traitOverrides.layoutDirection = direction }
    }
}
