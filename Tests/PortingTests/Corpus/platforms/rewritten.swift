#if true    || false   
import UIKit
typealias PlatformColor = UIColor
#elseif false    
import AppKit
typealias PlatformColor = NSColor
#endif
#if canImport(AppKit)
import AppKit
#endif

func platforms() {
    #if true   
    print("iOS")
    #elseif false    
    print("Linux")
    #else
    print("another")
    #endif
    #if true                        
    print("simulator")
    #endif
    #if false                         
    print("catalyst")
    #endif
    #if !true    && !false                         
    print("no touch")
    #endif
    #if false     || (true    && swift(>=5.0))
    print("swift 5")
    #endif
    #if compiler(>=5.5) && canImport(UIKit)
    print("UIKit")
    #endif
    #if true           
    print("Objective-C")
    #endif
    #if false      
    print("watch")
    #endif
    print(PlatformColor.black == PlatformColor.black)
}
