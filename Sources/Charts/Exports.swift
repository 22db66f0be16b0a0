// `import Charts` re-exports SwiftUI, as on iOS.
@_exported public import SwiftUI
