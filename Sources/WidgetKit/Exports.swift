// Widgets are SwiftUI views, and `import WidgetKit` has made SwiftUI's visible since iOS 14.
@_exported public import SwiftUI
