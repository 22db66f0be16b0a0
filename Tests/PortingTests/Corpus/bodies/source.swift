import SwiftUI

struct Letter {
    let body: String
}

final class Letterbox {
    var letter: Letter! {
        didSet { print("Read: \(letter.body)") }
    }
}

func bodies() {
    Letterbox().letter = Letter(body: "hello")
}
