// `import SwiftUI` brings UIKit along, and with it geometry and Foundation, Combine and Observation, as it does on iOS.
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKit
