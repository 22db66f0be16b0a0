import UIKit

@available(iOS 13, *)
func oldNews() -> String { "old" }

                       
                                      
                                
                      
 

class Panel: NSObject {
                         
                                                 

                                   
                                           

    @available(iOS, deprecated: 15, message: "Use shine()")
    func gleam() { print("gleams") }

                         
                               
}

@MainActor func availability() {
    if #unavailable(iOS 1)   {
                              
                       
    } else {
        print("plain")
    }
    if #available(iOS 15.0, tvOS 15, *) { print(oldNews()) }
    if #available(iOS 1, *) { print("before glass") }
    if #available(iOS 13, *), oldNews() == "old" { print("both") }
    Panel().gleam()
    guard #unavailable(iOS 1)   else {
        print("not yet")
        return
    }
                   
                       
}
