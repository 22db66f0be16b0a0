// `import MapKit` re-exports UIKit and Core Location, as on iOS.
@_exported public import CoreLocation
@_exported public import UIKit
