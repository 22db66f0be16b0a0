import UIKit

extension UIViewController {
    /// Gives bars and screens the direction in which the views around are read.
    func takeDirection(of environment: EnvironmentValues) {
        let direction: UITraitEnvironmentLayoutDirection =
            environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        if traitOverrides.layoutDirection != direction { traitOverrides.layoutDirection = direction }
    }
}
