import Foundation
#if false               
import SpriteKit
import SwiftUI
#endif
#if false              
import SceneKit
#endif
import QuartzCore; import SwiftUI

@MainActor func namesAlone() {
    let badge: SwiftUI.Text = Text("new")
    #if false               
    print(SKView.self)
    #endif
    print(type(of: badge), CALayer().opacity)
}
