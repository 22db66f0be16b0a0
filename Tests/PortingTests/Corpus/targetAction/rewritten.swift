import UIKit

class Switchboard: UIViewController {
    let button = UIButton(type: .system)
    let slider = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: Selector("pressed", Switchboard.pressed as (Switchboard) -> () -> Void), for: .touchUpInside)
        button.addTarget(self, action: Selector("pressed:", Switchboard.pressed(_:)), for: .touchDown)
        button.addTarget(self, action: Selector("pressed:for:", Switchboard.pressed(_:for:)), for: [.touchUpOutside, .touchCancel])
        slider.addTarget(self, action: Selector("slid:", Switchboard.slid(_:)), for: .valueChanged)
        view.addSubview(button)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped:", Switchboard.tapped(_:))))
    }

          private func pressed() { print("pressed") }
          func pressed(_ sender: UIButton) { print("pressed by", sender === button) }
          func pressed(_ sender: UIControl, for event: UIEvent?) { print("pressed for", event == nil) }
          private func slid(_ sender: UISlider) { print("slid to", sender.value) }
          func tapped(_ recognizer: UITapGestureRecognizer) { print("tapped") }
          func done() { print("done") }
; @section(".init_array") @used private nonisolated static let __exposed23: @convention(c) () -> Void = { exposeMembers(of: Switchboard.self) { $0.method("pressed", Switchboard.pressed as (Switchboard) -> () -> Void); $0.method("pressed:", Switchboard.pressed(_:)); $0.method("pressed:for:", Switchboard.pressed(_:for:)); $0.method("slid:", Switchboard.slid(_:)); $0.method("tapped:", Switchboard.tapped(_:)); $0.method("done", Switchboard.done) } } }

@MainActor func targetAction() {
    let board = Switchboard()
    board.loadViewIfNeeded()
    board.slider.value = 0.75
    board.slider.sendActions(for: .valueChanged)
    board.button.sendActions(for: .touchUpInside)
    board.button.sendActions(for: .touchDown)
    board.button.sendActions(for: .touchCancel)
    print(board.button.actions(forTarget: board, forControlEvent: .touchUpOutside) ?? [])
    print(board.button.allTargets.count)
    board.button.removeTarget(board, action: Selector("pressed:", Switchboard.pressed(_:)), for: .allEvents)
    board.button.removeTarget(board, action: Selector("pressed:for:", Switchboard.pressed(_:for:)), for: .touchCancel)
    print(board.button.actions(forTarget: board, forControlEvent: .touchDown)?.count ?? 0)
    print(board.button.actions(forTarget: board, forControlEvent: .touchUpOutside)?.count ?? 0)
    UIApplication.shared.sendAction(Selector("done", Switchboard.done), to: board, from: nil, for: nil)
    print(board.view.gestureRecognizers?.count ?? 0)
}
