import SwiftUI

struct Greeting: View {
    let name: String
    var body: some View { Text("Hello \(name)") }
}

                 
                         
 

                                  

struct Greeting_Previews: PreviewProvider {
    static var previews: some View { Greeting(name: "Eve") }
}

func previews() { print(Greeting(name: "Zoe").name) }
