import SwiftUI

struct Greeting: View {
    let name: String
    var body: some View { Text("Hello \(name)") }
}

#Preview("Ann") {
    Greeting(name: "Ann")
}

#Preview { Greeting(name: "Bea") }

struct Greeting_Previews: PreviewProvider {
    static var previews: some View { Greeting(name: "Eve") }
}

func previews() { print(Greeting(name: "Zoe").name) }
