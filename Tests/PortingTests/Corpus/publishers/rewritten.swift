import Combine
import Foundation

class Cart: ObservableObject {
    @Published var items: [String] = []
    @Published private(set) var total = 0
    let checkout = PassthroughSubject<Int, Never>()
    private var bag = Set<AnyCancellable>()

    init() {
        $items.map(\.count).removeDuplicates().dropFirst().sink { print("count", $0) }.store(in: &bag)
        $items.map { $0.count * 10 }.assign(to: &$total)
    }
}

func publishers() {
    let cart = Cart()
    var changes = 0
    let will = cart.objectWillChange.sink { changes += 1 }
    cart.items = ["tea"]
    cart.items.append("cup")
    print("changes", changes, "total", cart.total)
    will.cancel()
    let done = cart.checkout.filter { $0 > 5 }.first().sink(
        receiveCompletion: { print("completed", $0) }, receiveValue: { print("paid", $0) })
    cart.checkout.send(3)
    cart.checkout.send(20)
    cart.checkout.send(30)
    let level = CurrentValueSubject<Double, Never>(1)
    let pair = level.combineLatest(cart.checkout).sink { print($0, $1) }
    cart.checkout.send(9)
    level.value = 2
    done.cancel()
    pair.cancel()
}
