@_exported import        CoreGraphics        
@preconcurrency import UIKit
import UIKit                            
import CoreImage                 
import       UIKit       
import      DarwinLibrary     
import enum Foundation.ComparisonResult
import CoreImage

final class FirstTouchRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .recognized
    }
}

@MainActor func imports() {
    let blur = CIFilter.gaussianBlur()
    blur.radius = 2
    print(blur.radius, sqrt(16.0))
    print(FirstTouchRecognizer().state == .possible)
    let order: ComparisonResult = .orderedSame
    print(order.rawValue)
}
