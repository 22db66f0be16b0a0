// `import SwiftUI` re-exports UIKit, and with it the geometry types and Foundation, Combine and Observation, as on iOS.
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKit
