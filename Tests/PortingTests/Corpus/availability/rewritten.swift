import UIKit

@available(iOS 13, *)
func oldNews() -> String { "old" }

                       
                                      
                                
                      
 

class Panel: NSObject {
                         
                                                 

                                   
                                           

    @available(iOS, deprecated: 15, message: "Use shine()")
    func gleam() { print("gleams") }

                         
                               
}

func system() -> Int {
    if #available(iOS 13, *) {
        return 13
    } else { fatalError() }                         
                                                  
            
                
     
}

@MainActor func finish(of panel: Panel) -> String {
    let finish: String
    if #unavailable(iOS 1)   { fatalError()                         } else { finish = "matte" }
    if #unavailable(iOS 1)   { fatalError()                         }
    guard #unavailable(iOS 1)   else { return finish }; fatalError()
                                   
}

@MainActor func availability() {
    if #unavailable(iOS 1)   {
        fatalError()                      
                       
    } else {
        print("plain")
    }
    if #available(iOS 15.0, tvOS 15, *) { print(oldNews()) }
    if #available(iOS 1, *) { print("before glass") }
    if #available(iOS 13, *), oldNews() == "old" { print("both") }
    Panel().gleam()
    print(system(), finish(of: Panel()))
    guard #unavailable(iOS 1)   else {
        print("not yet")
        return
    }; fatalError()
                   
                       
}
