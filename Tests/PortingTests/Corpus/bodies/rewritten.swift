import SwiftUI

struct Postcard {
    let body: String
}

final class Letterbox {
    var letter: Postcard! {
        didSet { print("Read: \(letter.body)") }
    }
}

func bodies() {
    Letterbox().letter = Postcard(body: "hello")
}
