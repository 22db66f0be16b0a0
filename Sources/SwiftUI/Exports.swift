// `import SwiftUI` brings UIKit along, and with it geometry and Foundation, and Combine, as it does on iOS.
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import UIKit
