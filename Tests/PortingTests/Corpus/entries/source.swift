import SwiftUI

extension EnvironmentValues {
    @Entry var cardMargin = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    @Entry var cardTitle: String?
    @Entry public var cardWeights: [Int] = [
        1,
        2,
    ]
}

public extension EnvironmentValues {
    @Entry var cardScale = 1.5
}

extension Transaction {
    @Entry var isCardQuiet: Bool = false
}

@MainActor func entries() {
    var values = EnvironmentValues()
    print(values.cardMargin.trailing, values.cardTitle ?? "none", values.cardWeights)
    values.cardTitle = "Ace"
    values.cardScale *= 2
    values.cardWeights.append(3)
    print(values.cardTitle ?? "none", values.cardWeights, values.cardScale)
    var transaction = Transaction()
    transaction.isCardQuiet = true
    print(transaction.isCardQuiet, Transaction().isCardQuiet)
}
