import SwiftUI

extension EnvironmentValues {
           var cardMargin: __Key_cardMargin.Value { get { self[__Key_cardMargin.self] } set { self[__Key_cardMargin.self] = newValue } }; struct __Key_cardMargin: EnvironmentKey { nonisolated(unsafe) static var defaultValue = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
           var cardTitle: String? { get { self[__Key_cardTitle.self] } set { self[__Key_cardTitle.self] = newValue } }; struct __Key_cardTitle: EnvironmentKey { nonisolated(unsafe) static var defaultValue: String? = nil }
           public var cardWeights: [Int] { get { self[__Key_cardWeights.self] } set { self[__Key_cardWeights.self] = newValue } }; public struct __Key_cardWeights: EnvironmentKey { public nonisolated(unsafe) static var defaultValue: [Int] = [
        1,
        2,
    ] }
}

public extension EnvironmentValues {
           var cardScale: __Key_cardScale.Value { get { self[__Key_cardScale.self] } set { self[__Key_cardScale.self] = newValue } }; struct __Key_cardScale: EnvironmentKey { public nonisolated(unsafe) static var defaultValue = 1.5 }
}

extension Transaction {
           var isCardQuiet: Bool { get { self[__Key_isCardQuiet.self] } set { self[__Key_isCardQuiet.self] = newValue } }; struct __Key_isCardQuiet: TransactionKey { nonisolated(unsafe) static var defaultValue: Bool = false }
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
