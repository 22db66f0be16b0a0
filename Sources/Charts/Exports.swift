// `import Charts` brings SwiftUI along, as it does on iOS.
@_exported public import SwiftUI
