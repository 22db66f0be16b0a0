import Foundation
#if canImport(SpriteKit)
import SpriteKit
import SwiftUI
#endif
#if canImport(SceneKit)
import SceneKit
#endif
import QuartzCore

@MainActor func namesAlone() {
    let badge: SwiftUI.Text = Text("new")
    #if canImport(SpriteKit)
    print(SKView.self)
    #endif
    print(type(of: badge), CALayer().opacity)
}
