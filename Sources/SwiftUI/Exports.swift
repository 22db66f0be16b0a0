// `import SwiftUI` brings geometry and Foundation along, as it does on iOS.
@_exported public import CoreGraphics
@_exported public import Foundation
